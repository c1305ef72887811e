import { describe, expect, it } from 'vitest'
import { formMemory } from './body'

const MIB = 1024 * 1024

describe('unfinished forms', () => {
  it('of one network stop at a limit that leaves room for the others, and give their room back', () => {
    const memory = formMemory()
    const forms = Array.from({ length: 8 }, () => memory.open('203.0.113.7'))
    for (const form of forms) form.take(8 * MIB)
    const late = memory.open('203.0.113.7')
    expect(() => late.take(MIB)).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }))
    const neighbour = memory.open('198.51.100.4')
    expect(() => neighbour.take(16 * MIB)).not.toThrow()
    for (const form of [late, ...forms]) form.release()
    expect(() => memory.open('203.0.113.7').take(64 * MIB)).not.toThrow()
  })

  it('leave room for a checkout without a picture', () => {
    const memory = formMemory()
    const forms = Array.from({ length: 6 }, (_, at) => memory.open(`203.0.113.${at}`))
    for (const form of forms) form.take(64 * MIB)
    const full = memory.open('198.51.100.4')
    expect(() => full.take(MIB)).toThrow(expect.objectContaining({ status: 503 }))
    const checkout = memory.open('203.0.113.1')
    for (let field = 0; field < 8; field++) expect(() => checkout.take(2_000)).not.toThrow()
    expect(() => checkout.take(2_000)).toThrow(expect.objectContaining({ status: 503 }))
  })

  it('of many networks stop at the memory there is for all', () => {
    const memory = formMemory()
    const forms = Array.from({ length: 6 }, (_, at) => memory.open(`203.0.113.${at}`))
    for (const form of forms) form.take(64 * MIB)
    const late = memory.open('198.51.100.4')
    expect(() => late.take(MIB)).toThrow(expect.objectContaining({ status: 503 }))
    late.release()
    forms[0]?.release()
    expect(() => memory.open('198.51.100.4').take(1)).not.toThrow()
  })
})
