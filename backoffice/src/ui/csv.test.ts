import { csvLine } from '@botika/common/csv'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv'

describe('reading our own CSV', () => {
  it('gives back what was written, whatever stands in the cells', () => {
    const rows = [
      ['What', 'Row', 'Name'],
      ['a,b', 'say "hi"', 'two\nlines'],
      ['', '', 'last'],
    ]
    expect(parseCsv(`\uFEFF${rows.map(csvLine).join('')}`)).toEqual(rows)
  })

  it('takes a last line without an end', () => {
    expect(parseCsv('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })
})
