import { describe, expect, it } from 'vitest'
import { readHeading } from './columns'
import { readRow } from './row'

const row = (...texts: string[]) => ({ number: 9, cells: texts.map((text) => ({ text })) })
const heading = readHeading(row('Product name', 'SRP', 'Qty'))
const leftOut = (...texts: string[]) => {
  const read = readRow(row(...texts), heading)
  return read.isLeftOut ? read.problems[0] : undefined
}
const codeOf = (...texts: string[]) => leftOut(...texts)?.code ?? null

describe('a row that is none of the list’s', () => {
  it('is a total, whatever it is called and wherever it stands', () => {
    for (const words of [
      'TOTAL',
      'Total:',
      'Grand Total',
      'Sub-total',
      'Total items: 24',
      'Kabuuan',
      'TOTAL ₱1',
    ])
      expect([words, codeOf(words, '4,321.50', '2,000')]).toEqual([words, 'total_line'])
    expect(codeOf('', '₱4,321.50', 'TOTAL')).toBe('total_line')
    const coded = readHeading(row('SKU', 'Product name', 'SRP', 'Qty'))
    for (const [sku = '', name = ''] of [
      ['X-9', 'Grand Total'],
      ['TOTAL', ''],
    ])
      expect(readRow(row(sku, name, '4,321.50', '2,000'), coded).problems[0]?.code).toBe('total_line')
    expect(leftOut('TOTAL', '4', '2')).toMatchObject({
      row: 9,
      is_refusal: false,
      value: 'TOTAL',
    })
  })

  it('is not a product whose name has the word', () => {
    for (const words of ['Total Care Mouthwash', 'Colgate Total', 'Totalan', 'Subtotal Barrier'])
      expect([words, codeOf(words, '4,321.50', '2,000')]).toEqual([words, null])
  })

  it('is the heading again, in any spelling', () => {
    expect(codeOf('PRODUCT NAME', 'srp (PHP)', 'qty')).toBe('repeated_heading')
    expect(codeOf('Product name', '', 'Qty')).toBe('repeated_heading')
    expect(codeOf('Product name', '', '')).toBeNull()
    expect(codeOf('Product name', '5', '6')).toBeNull()
  })
})
