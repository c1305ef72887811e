import { policy } from '@botika/common/auth/policy'
import { describe, expect, it } from 'vitest'
import { deedOf, fieldWords, oneOf, RESOURCES } from './words'

describe('words of the activity log', () => {
  it('name deeds that nobody foresaw by themselves', () => {
    expect(deedOf('update')).toBe('changed')
    expect(deedOf('paint-green')).toBe('paint green')
    expect(oneOf('nothing-known')).toBe('nothing known')
  })

  it('are only of resources that the policy knows', () => {
    expect(RESOURCES.map(({ id }) => id).filter((id) => !(id in policy))).toEqual([])
  })

  it.each([
    ['is_prescription', 'Prescription'],
    ['category_id', 'Category'],
    ['product_ids', 'Product'],
    ['is_sc_discountable', 'Senior citizen discountable'],
    ['dosage_form', 'Dosage form'],
  ])('read %s as %s', (field, words) => {
    expect(fieldWords(field)).toBe(words)
  })
})
