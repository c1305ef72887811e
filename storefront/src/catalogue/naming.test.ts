import { describe, expect, it } from 'vitest'
import { namesOf } from './naming'

const goods = {
  generic_name: null,
  brand: 'Linisan',
  strength: null,
  dosage_form: null,
  pack_size: '36 pieces',
}

describe('the names of a product', () => {
  it('put the generic name of a medicine first, with its strength and form', () => {
    const medicine = {
      name: 'Payak Amlodipine',
      generic_name: 'Amlodipine',
      brand: 'Payak',
      strength: '5 mg',
      dosage_form: 'Tablet',
      pack_size: '30 tablets',
    }
    expect(namesOf(medicine)).toMatchObject({ first: 'Amlodipine 5 mg tablet', second: 'Payak · 30 tablets' })
  })

  it('say nothing twice', () => {
    expect(namesOf({ ...goods, name: 'Linisan Wipes, 36 pieces' }).second).toBe('')
    expect(namesOf({ ...goods, name: 'Wipes' }).second).toBe('Linisan · 36 pieces')
  })
})
