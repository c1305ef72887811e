import { describe, expect, it } from 'vitest'
import { dangerousIngredient } from './dangerous'

describe('a dangerous drug', () => {
  it.each([
    ['Propoxyphene Napsylate', 'propoxyphene'],
    ['dextropropoxyphene', 'dextropropoxyphene'],
    ['Paracetamol + CODEINE Phosphate', 'codeine'],
    ['Paracetamol (with codeine)', 'codeine'],
    ['Meperidine HCl', 'pethidine'],
    ['hydrocodone-acetaminophen', 'hydrocodone'],
    ['Diazepám', 'diazepam'],
  ])('is seen in %s', (name, ingredient) => {
    expect(dangerousIngredient(name)).toBe(ingredient)
  })

  it('is seen in any of a product’s names', () => {
    expect(dangerousIngredient('', 'Diazepam 5 mg Tablet')).toBe('diazepam')
    expect(dangerousIngredient(null, undefined)).toBeNull()
  })

  it.each([
    'Paracetamol',
    'Dextromethorphan',
    'Pseudoephedrine',
    'Naloxone',
    'Tramadol',
    'Carbamazepine',
    'Morinda',
  ])('is not seen in %s', (name) => expect(dangerousIngredient(name)).toBeNull())
})
