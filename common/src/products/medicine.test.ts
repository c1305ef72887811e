import { describe, expect, it } from 'vitest'
import {
  hasActiveIngredient,
  ingredientsNamedIn,
  isKnownGoods,
  isVeterinary,
  saysNothingBut,
} from './medicine'

const facts = (name: string, more: Partial<Parameters<typeof isVeterinary>[0]> = {}) => ({
  name,
  generic_name: null,
  strength: null,
  dosage_form: null,
  registration_number: null,
  ...more,
})

describe('what has an active ingredient', () => {
  it.each([
    facts('Moxibay', { generic_name: 'Amoxicillin' }),
    facts('Moxibay 500 mg capsule'),
    facts('Moxibay 500mg'),
    facts('Moxibay Syrup 60 mL'),
    facts('Moxibay', { dosage_form: 'Film-coated tablet' }),
    facts('Moxibay', { strength: '500 mg' }),
    facts('Moxibay 5 mg tablet, 10 strips'),
    facts('Moxibay 3 strips x 10', { strength: '5 mg', dosage_form: 'Capsule' }),
    facts('Moxibay', { strength: '0.05%', dosage_form: 'Cream' }),
    facts('Bitamina', { generic_name: 'Ascorbic acid', strength: '500 mg', registration_number: 'FR-1234' }),
  ])('a medicine: %j', (product) => expect(hasActiveIngredient(product)).toBe(true))

  it.each([
    facts('Bulak Cotton Balls 150 pieces'),
    facts('Sukatan Digital Thermometer'),
    facts('Ngipin Total 12 Toothpaste 100 g'),
    facts('Sabon & Tubig Hand Soap 90 g'),
    facts('Tubig Sunscreen Lotion SPF 50, 100 mL'),
    facts('Insulin syringe 100 IU, 1 mL'),
    facts('Glucose test strips 50 pieces'),
    facts('Kutis Niacinamide 5% Cream 30 g'),
    facts('Gauze pad', { generic_name: 'Gauze pad' }),
    facts('Allium Softgel Capsule', { registration_number: 'FR-4000001' }),
    facts('Oxygen tubing', { registration_number: 'CMDR-0006' }),
  ])('other goods: %j', (product) => expect(hasActiveIngredient(product)).toBe(false))
})

describe('what is known to be no medicine', () => {
  it.each([
    ['Bulak Cotton Balls 150 pieces', null],
    ['Kalinga Baby Wipes', null],
    ['Mang Juan’s Liniment', 'Medicines'],
    ['Total Linis Mouthwash', null],
    ['Oral rinse', null],
    ['Tinytala Soy infant formula, 0 to 12 months, 400 g', null],
    ['Presko Panty liners, breathable, 40 pieces', null],
    ['Tapalin Urine bag, 2 L, with valve, 1 piece', null],
    ['Marikita Facial wash, gentle', null],
    ['Tinytala Pregnancy test, midstream, 1 test', null],
    ['Gulong Wheelchair', null],
    ['Tubig Sunscreen Lotion SPF 50, 100 mL', null],
    ['Ganda', 'Beauty'],
    ['Lakas', 'Vitamins and supplements'],
    ['Aparato', 'Medical devices and supplies'],
  ])('by its name or shelf: %s, %s', (name, category) =>
    expect(isKnownGoods(facts(name), { category, subcategory: null })).toBe(true),
  )

  it.each([
    ['Roaccutane', null],
    ['Modafinil', 'Medicines'],
    ['Dermovate cream', null],
    ['Baby Aspirin', null],
    ['Roaccutane bottle', null],
    ['Soaptin', null],
    ['Roaccutane', 'Vitamin medicines'],
    ['Roaccutane', 'No such shelf'],
  ])('not by a name or shelf that may be a medicine’s: %s, %s', (name, category) =>
    expect(isKnownGoods(facts(name), { category, subcategory: 'Over the counter' })).toBe(false),
  )
})

it('knows what is for animals', () => {
  expect(isVeterinary(facts('Ivermectin', { generic_name: 'Ivermectin (Vet.)' }))).toBe(true)
  expect(isVeterinary(facts('Ivermectin', { registration_number: 'VR-1234' }))).toBe(true)
  expect(isVeterinary(facts('Velvet lotion'))).toBe(false)
})

it('knows a name that says a generic and no other word', () => {
  const free = ['Zinc tablet', 'Zinc 10 mg Tablet', 'Zinc 20mg/5mL syrup 60 mL', 'ZINC 10MG CAP 100s']
  expect(free.map((name) => [name, saysNothingBut('zinc', name)])).toEqual(free.map((name) => [name, true]))
  const other = ['Amoxicilin Zinc 500 mg', 'Zinc + Warfarin', 'Zincaid 10 mg Zinc']
  expect(other.map((name) => [name, saysNothingBut('zinc', name)])).toEqual(
    other.map((name) => [name, false]),
  )
})

it('finds in a name the ingredients that it may say', () => {
  const named = ingredientsNamedIn('Moxibay Amoxicillin Trihydrate 500 mg + Clavulanic Acid')
  expect(named).toEqual(expect.arrayContaining(['moxibay', 'amoxicillin', 'clavulanic acid']))
})
