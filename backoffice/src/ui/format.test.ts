import * as products from '@botika/common/messages/office/products'
import { describe, expect, it } from 'vitest'
import { NOTHING, pesos, since, unbroken } from './format'
import { inEnglish } from '../lib/language/useTranslations'

describe('words', () => {
  const now = Date.parse('2024-01-05T12:00:00Z')

  it.each([
    ['2024-01-05T11:59:30Z', 'less than a minute'],
    ['2024-01-05T11:59:00Z', '1 minute'],
    ['2024-01-05T11:01:00Z', '59 minutes'],
    ['2024-01-05T09:00:00Z', '3 hours'],
    ['2024-01-03T11:00:00Z', '2 days'],
  ])('%s was %s ago', (moment, words) => {
    expect(since(moment, undefined, now)).toBe(words)
  })

  it('counts in the right number', () => {
    const counted = (count: number) => inEnglish(products.countPharmacies, { count })
    expect(counted(1)).toBe('1 pharmacy')
    expect(counted(0)).toBe('0 pharmacies')
    expect(counted(1234)).toBe('1,234 pharmacies')
  })

  it('keeps a number and what it counts on one line, and lets the rest break', () => {
    const broken = unbroken('Amoxicillin (Hilomax) 250 mg/5 mL Suspension, 60 mL').split(' ')
    expect(broken).toEqual(['Amoxicillin', '(Hilomax)', '250\u00a0mg/5\u00a0mL', 'Suspension,', '60\u00a0mL'])
    expect(unbroken('Vitamin D3 400 IU Drops, 10 Tablets')).toBe('Vitamin D3 400\u00a0IU Drops, 10 Tablets')
    expect(unbroken('Sat 9:00 AM to 12:00 NN')).toBe('Sat 9:00\u00a0AM to 12:00\u00a0NN')
  })

  it('tells no price from a price of nothing', () => {
    expect(pesos(null)).toBe(NOTHING)
    expect(pesos(0)).toBe('₱0.00')
  })
})
