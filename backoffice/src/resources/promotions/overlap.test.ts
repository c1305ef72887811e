import { inEnglish } from '../../lib/language/useTranslations'
import type { Promotion } from '@botika/common/promotions/endpoints'
import { describe, expect, it } from 'vitest'
import { type Categories, overlapsOf } from './overlap'
import { stateOf } from './spec'

const now = Date.parse('2024-03-01T00:00:00Z')
const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-01T00:00:00Z',
  name: 'Summer',
  pharmacy_id: 3,
  pharmacy_name: 'Botika',
  kind: 'percent',
  value: 10,
  starts_at: '2024-03-01T00:00:00Z',
  ends_at: '2024-04-01T00:00:00Z',
  applies_to: 'all',
  category_id: null,
  product_ids: [],
  is_active: true,
  is_running: true,
  ...changes,
})

const meets = (draft: Partial<Promotion>, other: Partial<Promotion>, categories?: Categories) =>
  overlapsOf(aPromotion({ id: 2, ...draft }), [aPromotion(other)], categories, now)

describe('two promotions', () => {
  it('meet when they run at the same time for the same things', () => {
    expect(meets({}, {})).toMatchObject([{ isSure: true, winner: 'same' }])
    expect(meets({ starts_at: '2024-04-01T00:00:00Z', ends_at: null }, {})).toEqual([])
    expect(meets({ starts_at: '2024-03-31T00:00:00Z', ends_at: null }, {})).toHaveLength(1)
  })

  it('do not meet when one is switched off or over', () => {
    expect(meets({}, { is_active: false })).toEqual([])
    expect(meets({ is_active: false }, {})).toEqual([])
    expect(meets({ starts_at: '2024-01-01T00:00:00Z' }, { ends_at: '2024-02-29T00:00:00Z' })).toEqual([])
  })

  it('meet by category and by product, and perhaps across them', () => {
    const vitamins: Partial<Promotion> = { applies_to: 'category', category_id: 4 }
    const chosen: Partial<Promotion> = { applies_to: 'products', product_ids: [7, 8] }
    expect(meets(vitamins, { ...vitamins, category_id: 5 })).toEqual([])
    expect(meets(chosen, { ...chosen, product_ids: [8] })).toMatchObject([{ isSure: true }])
    expect(meets(chosen, { ...chosen, product_ids: [9] })).toEqual([])
    expect(meets(vitamins, chosen)).toMatchObject([{ isSure: false }])
  })

  it('leave the larger discount, once', () => {
    expect(meets({ value: 20 }, {})).toMatchObject([{ winner: 'this' }])
    expect(meets({ value: 5 }, {})).toMatchObject([{ winner: 'other' }])
  })

  it('of different kinds depend on the price', () => {
    expect(meets({ kind: 'amount', value: 15 }, {})).toMatchObject([{ winner: 'by price', turnsAt: 150 }])
    expect(meets({}, { kind: 'amount', value: 15 })).toMatchObject([{ winner: 'by price', turnsAt: 150 }])
  })
})

describe('a category and chosen products', () => {
  const baby: Partial<Promotion> = { applies_to: 'category', category_id: 4 }
  const syrup: Partial<Promotion> = { applies_to: 'products', product_ids: [8] }

  it('meet where one of the products is in the category, and only there', () => {
    expect(meets(syrup, baby, new Map([[8, 9]]))).toEqual([])
    expect(meets(syrup, baby, new Map([[8, null]]))).toEqual([])
    expect(meets(baby, syrup, new Map([[8, 4]]))).toMatchObject([{ isSure: true }])
    expect(meets(syrup, baby, new Map())).toMatchObject([{ isSure: false }])
  })
})

it('a promotion that does not run is planned, over or switched off', () => {
  const state = (changes: Partial<Promotion>) => stateOf(aPromotion({ is_running: false, ...changes }), now)
  expect(inEnglish(stateOf(aPromotion(), now))).toBe('Running')
  expect(inEnglish(state({ starts_at: '2024-03-02T00:00:00Z' }))).toBe('Planned')
  expect(inEnglish(state({ starts_at: '2024-01-02T00:00:00Z', ends_at: '2024-02-02T00:00:00Z' }))).toBe(
    'Over',
  )
  expect(inEnglish(state({ is_active: false }))).toBe('Switched off')
})
