import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDiscount, readPrescription, readPrice, readQuantity, readUnitCount } from './amounts'

const said = <T>(read: { value: T } | { code: string }) => ('value' in read ? read.value : read.code)
const pricesOf = (...texts: string[]) => texts.map((text) => said(readPrice(text)))
const quantitiesOf = (...texts: string[]) => texts.map((text) => said(readQuantity(text)))

describe('a price', () => {
  it('is understood with any sign of the peso', () => {
    expect(pricesOf('₱112.00', 'P 112', 'Php112.00', 'PHP 112', '112 pesos', '112.00 PHP')).toEqual(
      Array.from({ length: 6 }, () => 11_200),
    )
  })

  it('is understood with thousands and decimals as any country writes them', () => {
    expect(pricesOf('1,234.50', '1.234,50', '1 234,50', '1\u00A0234.50', '1234,5', "1'234.50")).toEqual(
      Array.from({ length: 6 }, () => 123_450),
    )
    expect(pricesOf('1,234', '1,234,567.00', '12,5', ',50', '.5', '0,125')).toEqual([
      123_400,
      'out_of_range',
      1_250,
      50,
      50,
      'too_many_decimals',
    ])
  })

  it('loses the noise of floating point, and no real decimals', () => {
    expect(pricesOf('5.750000000000001', '112.00000000000001', '1.12E+02', '5.755', '5.750')).toEqual([
      575,
      11_200,
      11_200,
      'too_many_decimals',
      575,
    ])
  })

  it('is refused when it is no price in pesos', () => {
    expect(
      pricesOf('$5', '€ 5', 'USD 5', '0', '-5', '(5.00)', 'free', '5/box', '1,23,4', '', '1e999'),
    ).toEqual([
      'other_currency',
      'other_currency',
      'other_currency',
      'out_of_range',
      'out_of_range',
      'out_of_range',
      'not_a_number',
      'not_a_number',
      'not_a_number',
      'not_a_number',
      'not_a_number',
    ])
  })

  it('comes back as it was written in every spelling', () => {
    const spellings = [
      (text: string) => text,
      (text: string) => `₱${text}`,
      (text: string) => text.replaceAll(',', ' '),
      (text: string) => text.replaceAll(',', '_').replace('.', ',').replaceAll('_', '.'),
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...spellings),
        (centavos, spell) => {
          const text = (centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2 })
          expect(said(readPrice(spell(text)))).toBe(centavos)
        },
      ),
    )
  })
})

describe('a quantity', () => {
  it('is whole, with or without thousands and a unit', () => {
    expect(
      quantitiesOf('120', '1,200', '12.0', '10 pcs', '5 bottles', '1.2E+03', 'Out of stock', '1.000'),
    ).toEqual([120, 1_200, 12, 10, 5, 1_200, 0, 1])
  })

  it('is counted in boxes only where a box is what is sold', () => {
    expect(quantitiesOf('10 boxes', '1 box', '3 cartons', '10 boxes + 5 pcs')).toEqual([
      'counted_in_packs',
      'counted_in_packs',
      'counted_in_packs',
      'not_a_number',
    ])
    expect(said(readQuantity('10 boxes', 'Box of 100'))).toBe(10)
    expect(said(readQuantity('10 strips', 'Box of 100'))).toBe('counted_in_packs')
  })

  it('is refused when it is none', () => {
    expect(quantitiesOf('1.5', '1.200', '-3', 'many', '10 kg', '2000000')).toEqual([
      'not_whole',
      'not_whole',
      'out_of_range',
      'not_a_number',
      'not_a_number',
      'out_of_range',
    ])
  })
})

describe('other values', () => {
  it('are read as people write them', () => {
    const texts = ['Rx', 'Prescription Drug (RX)', 'OTC', 'yes', 'N', 'maybe', 'Dangerous Drug (DD)']
    expect(texts.map((text) => said(readPrescription(text)))).toEqual([
      true,
      true,
      false,
      true,
      false,
      'not_yes_or_no',
      'dangerous',
    ])
    expect(['Yes', '20%', 'no', '9.60'].map((text) => said(readDiscount(text)))).toEqual([
      true,
      true,
      false,
      null,
    ])
    expect(['100', '0', '30 tabs'].map((text) => said(readUnitCount(text)))).toEqual([
      100,
      'out_of_range',
      30,
    ])
  })
})
