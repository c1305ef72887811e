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

  it('never mix a category of one with a subcategory of the other', () => {
    const placed = { ...before, category_id: 1, subcategory_id: null, subsubcategory_id: null }
    const theirs = { ...placed, subcategory_id: 11 }
    const mine = { ...placed, category_id: 2 }
    expect(myChanges(placed, mine)).toEqual({ category_id: 2, subcategory_id: null, subsubcategory_id: null })
    expect(differences(placed, theirs, mine)).toEqual([
      { field: 'category_id', theirs: 1, mine: 2, isMine: true, isContested: true },
      { field: 'subcategory_id', theirs: 11, mine: null, isMine: true, isContested: true },
    ])
  })

  it('keep the first picture with its row, and tell of the row alone', () => {
    const pictured = { ...before, images: ['a', 'b'], image: 'a' }
    const theirs = { ...pictured, images: ['c', 'a', 'b'], image: 'c' }
    const mine = { ...pictured, images: ['a'] }
    expect(myChanges(pictured, mine)).toEqual({ images: ['a'], image: 'a' })
    expect(differences(pictured, theirs, mine)).toEqual([
      { field: 'images', theirs: ['c', 'a', 'b'], mine: ['a'], isMine: true, isContested: true },
    ])
  })

  it.each([
    [
      'a street of one with the province and the pin of the other',
      {
        address: '1 Rizal',
        province: 'Iloilo',
        city: 'Iloilo',
        barangay: 'Molo',
        latitude: 10,
        longitude: 122,
      },
      {
        address: '2 Mabini',
        province: 'Laguna',
        city: 'Calamba',
        barangay: 'Real',
        latitude: 14,
        longitude: 121,
      },
      { address: '3 Rizal' },
    ],
    ['a percentage with pesos', { kind: 'percent', value: 10 }, { kind: 'amount', value: 50 }, { value: 20 }],
    [
      'a first day with the last day of the other',
      { date: '2026-12-26', ends_on: null },
      { date: '2026-12-26', ends_on: '2026-12-27' },
      { date: '2026-12-31' },
    ],
    [
      'a start with the end of the other',
      { starts_at: '2026-12-01T00:00:00Z', ends_at: null },
      { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-02T00:00:00Z' },
      { starts_at: '2026-12-05T00:00:00Z' },
    ],
    [
      'chosen products with the category of the other',
      { applies_to: 'all', category_id: null, product_ids: [] },
      { applies_to: 'category', category_id: 3, product_ids: [] },
      { applies_to: 'products', product_ids: [7] },
    ],
    [
      'an admin with a seller’s pharmacy',
      { roles: ['customer'], pharmacy_id: null },
      { roles: ['customer', 'seller'], pharmacy_id: 48 },
      { roles: ['customer', 'admin'] },
    ],
  ])('never mix %s', (_what, placed, theirs, changed) => {
    const mine = { ...placed, ...changed }
    expect(myChanges({ ...before, ...placed }, { ...before, ...mine })).toEqual(mine)
    const found = differences({ ...before, ...placed }, { ...before, ...theirs }, { ...before, ...mine })
    const fields = Object.keys(placed) as (keyof typeof placed)[]
    expect(found.map(({ field }) => field)).toEqual(
      fields.filter((field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field])),
    )
    expect(found.every(({ isMine, isContested }) => isMine && isContested)).toBe(true)
  })
})
