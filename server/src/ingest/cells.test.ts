import { describe, expect, it } from 'vitest'
import { cleaned, shortened, trapInCode, trapInText } from './amounts'

const codeOf = (text: string) => trapInText({ text }, cleaned(text))?.code ?? null

describe('a cell of words', () => {
  it('may be a brand that begins like a month, or a strength with a sign', () => {
    for (const text of [
      'Marvelon 28',
      'Decolgen 500',
      'Mayon-10 Forte',
      'Augmentin 625',
      'Sept',
      '-5 mg',
      '+10%',
    ])
      expect(codeOf(text)).toBeNull()
  })

  it('is caught when Excel has made a date or an error of it', () => {
    for (const text of ['10-May', 'May-25', '5-Jan-26', '1/Sep/2026', '2026-05-10', '2026-05-10 00:00:00'])
      expect(codeOf(text)).toBe('excel_date')
    for (const text of ['#REF!', '#N/A', '#DIV/0!', '#name?']) expect(codeOf(text)).toBe('excel_error')
  })

  it('is caught when it would run', () => {
    for (const text of ['=1+1', '@SUM(A1)', '-2+3+cmd|x', "+cmd|' /C calc'!A0", "'=1+1"])
      expect(codeOf(text)).toBe('formula')
    for (const text of ['<script>', 'a </b>', '<!-- x', 'javascript:alert(1)', '&#60;x'])
      expect(codeOf(text)).toBe('html')
    expect(codeOf('less than <10 mg')).toBeNull()
  })

  it('has one spelling: letters put together, nothing invisible, single spaces', () => {
    expect(cleaned(' Nin\u0303o\u200B \n\u00A0Syrup ')).toBe('Ni\u00F1o Syrup')
    expect(cleaned('plain words')).toBe('plain words')
    expect(cleaned("'=1")).toBe('=1')
  })

  it('is shortened without tearing a letter apart', () => {
    expect(shortened('😀'.repeat(100), 3)).toBe('😀😀😀')
    expect(shortened('a\u0000b')).toBe('a\uFFFDb')
  })
})

describe('a code', () => {
  it('is caught when Excel has rounded it', () => {
    for (const text of ['4.80E+12', '8,8e12', '88012345678901234567'])
      expect(trapInCode({ text }, text)?.code).toBe('excel_number')
    expect(trapInCode({ text: '4800123456789' }, '4800123456789')).toBeNull()
  })
})
