import { describe, expect, it } from 'vitest'
import { differences, myChanges } from './versions'

const before = { id: 1, name: 'Biogesic', price: 10, phone: null, updated_at: 'a' }

describe('two versions of one record', () => {
  it('tell what each of us changed, and where that collides', () => {
    const theirs = { ...before, name: 'Biogesic 500', price: 12, updated_at: 'b' }
    const mine = { ...before, price: 11, phone: '0917' }
    expect(differences(before, theirs, mine)).toEqual([
      { field: 'name', theirs: 'Biogesic 500', mine: 'Biogesic 500', isMine: false, isContested: false },
      { field: 'price', theirs: 12, mine: 11, isMine: true, isContested: true },
      { field: 'phone', theirs: null, mine: '0917', isMine: true, isContested: false },
    ])
  })

  it('agree where both did the same', () => {
    const both = { ...before, price: 12 }
    expect(differences(before, both, both)).toEqual([
      { field: 'price', theirs: 12, mine: 12, isMine: true, isContested: false },
    ])
  })

  it('count an emptied text as nothing', () => {
    expect(myChanges(before, { ...before, phone: '', name: 'New' })).toEqual({ name: 'New' })
  })
})
