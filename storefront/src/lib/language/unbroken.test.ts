import { expect, it } from 'vitest'
import { unbroken } from './text'

it('keeps numbers and their units in one line, and leaves other words free to wrap', () => {
  expect(unbroken('Salbutamol 2 mg/5 mL Syrup, 60 mL')).toBe(
    'Salbutamol 2\u00A0mg/5\u00A0mL Syrup, 60\u00A0mL',
  )
  expect(unbroken('Sodium Chloride 0.9 % 30 sachets')).toBe('Sodium Chloride 0.9% 30\u00A0sachets')
  expect(unbroken('Syringe, 5 mL, 23 G, 10 pieces')).toBe('Syringe, 5\u00A0mL, 23\u00A0G, 10\u00A0pieces')
  expect(unbroken('Surgical masks 3-ply, ear loop')).toBe('Surgical masks 3-\u2060ply, ear loop')
  expect(unbroken('such as 0917 123 4567')).toBe('such as 0917\u00A0123\u00A04567')
  expect(unbroken('Quezon City · (02) 8154 8961')).toBe('Quezon City · (02)\u00A08154\u00A08961')
  expect(unbroken('as RA 9994, RA 10754 ask')).toBe('as RA\u00A09994, RA\u00A010754 ask')
  expect(unbroken('Vitamin B 12 granules')).toBe('Vitamin B 12 granules')
})
