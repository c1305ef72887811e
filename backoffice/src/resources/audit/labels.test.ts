import { policy } from '@botika/common/roles/policy'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../lib/language/useTranslations'
import { actionLabel, actionOn, fieldLabel, oneOf, RESOURCES, formatValue } from './labels'

describe('words of the activity log', () => {
  it('name unknown actions by their id', () => {
    expect(actionLabel('update')).toBe('changed')
    expect(actionLabel('paint-green')).toBe('paint green')
    expect(oneOf('nothing-known')).toBe('nothing known')
  })

  it('name no product where a file of them was uploaded', () => {
    expect(actionOn('bulk', 'products')).toBe('uploaded products in bulk')
    expect(actionOn('undo-bulk', 'products')).toBe('undid a bulk upload of products')
    expect(actionOn('update', 'products')).toBe('changed product')
  })

  it('are only of resources that the policy knows', () => {
    expect(RESOURCES.filter((id) => !(id in policy))).toEqual([])
  })

  it.each([
    ['is_prescription', 'Prescription'],
    ['category_id', 'Category'],
    ['product_ids', 'Product'],
    ['is_sc_discountable', 'Senior citizen discountable'],
    ['dosage_form', 'Dosage form'],
  ])('read %s as %s', (field, words) => {
    expect(fieldLabel(field)).toBe(words)
  })

  it.each([
    ['month', '2026-11', 'November 2026'],
    ['is_prescription', 'Yes', 'Yes'],
    ['published_at', '2027-01-01T00:00:00.000Z', 'Jan 1, 2027, 8:00 AM'],
    ['published_at', '2027-13-41T00:00:00.000Z', '2027-13-41T00:00:00.000Z'],
    ['effective_on', '2027-01-01', '2027-01-01'],
    // what merely looks like a month may be none
    ['sku', '2026-11', '2026-11'],
    ['fields', 'first_name, pharmacy_id', 'First name, Pharmacy'],
    ['sku', '1234-56', '1234-56'],
    ['month', '1234-56', '1234-56'],
  ])('say of %s that it was %s: %s', (field, value, text) => {
    expect(formatValue(field, value, inEnglish)).toBe(text)
  })
})
