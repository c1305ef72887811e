import { describe, expect, it } from 'vitest'
import { missingKinds, readRequirements } from './rules'

const confirmed = { status: 'confirmed', expires_on: null } as const

describe('which papers are asked for', () => {
  it('is read with the day from which each is', () => {
    expect(readRequirements('fda_licence, prc_card=2027-01-01')).toEqual([
      { kind: 'fda_licence', from: null },
      { kind: 'prc_card', from: '2027-01-01' },
    ])
    expect(readRequirements('')).toEqual([])
  })

  it.each(['passport', 'prc_card=soon', 'prc_card=2027-02-30', 'prc_card,prc_card', 'prc_card=2027-1-1'])(
    'is not guessed: %s',
    (text) => expect(readRequirements(text)).toBeNull(),
  )

  it('begins on its day', () => {
    const required = [
      { kind: 'fda_licence', from: null },
      { kind: 'prc_card', from: '2027-01-01' },
    ] as const
    expect(missingKinds(required, [], '2026-12-31')).toEqual(['fda_licence'])
    expect(missingKinds(required, [], '2027-01-01')).toEqual(['fda_licence', 'prc_card'])
  })

  it('is shown by what is confirmed and holds', () => {
    const required = [{ kind: 'prc_card', from: null }] as const
    const card = { ...confirmed, kind: 'prc_card' } as const
    const missing = (paper: object) => missingKinds(required, [{ ...card, ...paper }], '2026-06-30')
    expect(missing({})).toEqual([])
    expect(missing({ expires_on: '2026-06-30' })).toEqual([])
    expect(missing({ expires_on: '2026-06-29' })).toEqual(['prc_card'])
    expect(missing({ status: 'waiting' })).toEqual(['prc_card'])
    expect(missing({ holder_counts: false })).toEqual(['prc_card'])
    expect(missing({ kind: 'fda_licence' })).toEqual(['prc_card'])
  })
})
