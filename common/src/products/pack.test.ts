import { expect, it } from 'vitest'
import { packOf } from './pack'

const packIn = (
  name: string,
  facts: { strength?: string; dosage_form?: string; unit_count?: number } = {},
) => {
  const pack = packOf({
    name,
    generic_name: 'Cetirizine',
    strength: '10 mg',
    dosage_form: 'Tablet',
    unit_count: null,
    ...facts,
  })
  return pack && [pack.pack_size, pack.unit_count]
}

it('reads the pack of a medicine from its name, or from how many units it has', () => {
  expect(packIn('Alerkita 10 mg Tab 20’s')).toEqual(['20 pieces', 20])
  expect(packIn("Alerkita 10mg 100's")).toEqual(['100 pieces', 100])
  expect(packIn('Alerkita 10mg Box of 30')).toEqual(['Box of 30', 30])
  expect(packIn('Alerkita 10mg tablet x 100')).toEqual(['100 pieces', 100])
  expect(packIn('Alerkita 10mg 30 tablets')).toEqual(['30 pieces', 30])
  const syrup = { strength: '5 mg/5 mL', dosage_form: 'Syrup' }
  expect(packIn('Alerkita 5 mg/5 mL Syrup 60 mL', syrup)).toEqual(['60 mL', 1])
  expect(packIn('Alerkita', { unit_count: 10 })).toEqual(['10 pieces', 10])
})

it('takes no strength for a pack', () => {
  expect(packIn('Alerkita 10 mg Tablet')).toBeNull()
  expect(packIn('Alerkita 5mg/5ml syrup', { strength: '5 mg/5 mL', dosage_form: 'Syrup' })).toBeNull()
  expect(packIn('Alerkita 1 g tablet', { strength: '1 g' })).toBeNull()
  expect(packIn('Alerkita', { unit_count: 1 })).toBeNull()
  expect(
    packOf({ name: 'Gloves 100’s', generic_name: null, strength: null, dosage_form: null, unit_count: null }),
  ).toBeNull()
})
