import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from './csv'

describe('a CSV cell', () => {
  it('is never a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
      expect(csvCell(`${start}cmd|' /C calc'!A0`).replace(/^"/, '')).toMatch(/^'/)
  })

  it('keeps numbers, also those below zero', () => {
    expect([csvCell(-5), csvCell(12.5), csvCell(null), csvCell(undefined)]).toEqual(['-5', '12.5', '', ''])
    expect([csvCell('-338.00'), csvCell('-5')]).toEqual(['-338.00', '-5'])
    for (const sum of ['-2+3', '-1-1', '-5%', '-', '-.5e3']) expect(csvCell(sum)).toBe(`'${sum}`)
  })

  it('is quoted where a comma, a quote or a line end would tear it apart', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe(
      '"a,b","say ""hi""","two\nlines",plain\r\n',
    )
  })
})
