import { expect, it } from 'vitest'
import { t } from '../lib/language/text'
import { placesIn } from './SearchNotes'

it.each([
  ['pharmacy open now', ['Pharmacies open now', 'All pharmacies']],
  ['near me', ['All pharmacies']],
  ['24 hours pharmacy', ['Pharmacies open now', 'All pharmacies']],
  ['botika malapit', ['All pharmacies']],
  ['Pediatrician', ['All doctors']],
  ['x-ray', ['Laboratories']],
  ['linear gel', []],
  ['labetalol', []],
  ['losartan 50', []],
])('%s asks for %j', (keyword, names) => {
  expect(placesIn(keyword).map(({ name }) => t(name))).toEqual(names)
})
