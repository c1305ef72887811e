import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSeen, noteSeen, readSeen } from './RecentlySeen'

const product = (id: number) => ({ id, name: `P ${id}`, first: `Generic ${id}`, second: '', image: null })
const ids = () => readSeen().map(({ id }) => id)

describe('what was seen', () => {
  beforeEach(() => localStorage.clear())

  it('is the latest first, each once, and not without end', () => {
    for (let id = 1; id <= 14; id++) noteSeen(product(id))
    noteSeen(product(5))
    expect(ids()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  })

  it('is forgotten when one wants', () => {
    noteSeen(product(1))
    forgetSeen()
    expect(ids()).toEqual([])
  })

  it.each(['no JSON', '{"id":1}', '[{"id":"x"},null]'])('survives %s in the storage', (text) => {
    localStorage.setItem('recentlySeen', text)
    expect(ids()).toEqual([])
    noteSeen(product(2))
    expect(ids()).toEqual([2])
  })
})
