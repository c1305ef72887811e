import { expect, it } from 'vitest'
import { unbroken } from './unbroken'

it('keeps numbers and their units in one line, and leaves other words free to wrap', () => {
  expect(unbroken('Salbutamol 2 mg/5 mL Syrup, 60 mL')).toBe(
    'Salbutamol 2\u00A0mg/5\u00A0mL Syrup, 60\u00A0mL',
  )
  expect(unbroken('Sodium Chloride 0.9 % 30 sachets')).toBe('Sodium Chloride 0.9\u00A0% 30\u00A0sachets')
  expect(unbroken('Vitamin B 12 granules')).toBe('Vitamin B 12 granules')
})
