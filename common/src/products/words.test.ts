import { expect, it } from 'vitest'
import { nameSort } from './words'

it.each([
  [['Betamethasone 0.05 %', 'Betamethasone 0.1 %', 'Betamethasone 1 %']],
  [['Losartan 5 mg', 'Losartan 10 mg', 'Losartan 100 mg']],
  [['Insulin 2.5 mL', 'Insulin 2.75 mL', 'Insulin 10 mL']],
  [['Heparin 500 IU', 'Heparin 1,000 IU', 'Heparin 25,000 IU']],
  [['Ibuprofen 200 mg', 'Ibuprofen 200 mg + 7.5 mg']],
])('sorts %o as they stand', (names) => {
  const sorted = [...names].reverse().sort((a, b) => (nameSort(a) < nameSort(b) ? -1 : 1))
  expect(sorted).toEqual(names)
})
