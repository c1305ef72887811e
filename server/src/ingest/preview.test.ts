import { MAX_BULK_ROWS } from '@botika/common/bulk/schema'
import { expect, it } from 'vitest'
import { xlsxOf } from '../testing/xlsx'
import { previewImport } from './preview'
import type { CatalogueRepository } from './catalogue-repository'

const HEADING = ['SKU', 'Generic name', 'Strength', 'Dosage form', 'Price', 'Qty']
const ROW = ['A', 'Losartan', '5 mg', 'Tablet', '5', '5']

/** A database that nobody may ask. */
const unasked = new Proxy({} as CatalogueRepository, {
  get: () => () => Promise.reject(new Error('The database was asked.')),
})

const csvOf = (rows: string[][]) => Buffer.from(rows.map((row) => row.join(';')).join('\r\n'))

it.each([
  ['text', csvOf],
  ['workbook', (rows: string[][]) => Buffer.from(xlsxOf(rows))],
])(
  'refuses a %s of too many rows before it looks anything up',
  async (_, write) => {
    const rows = (count: number) => [
      ['Stock of November'],
      HEADING,
      ...Array.from({ length: count }, () => ROW),
    ]
    const options = { choice: undefined }
    await expect(previewImport(unasked, write(rows(MAX_BULK_ROWS + 1)), 1, options)).rejects.toMatchObject({
      status: 422,
      message: 'A file may have at most 50,000 rows. Please split it.',
    })
    await expect(previewImport(unasked, write(rows(MAX_BULK_ROWS)), 1, options)).rejects.toThrow('asked')
  },
  60_000,
)
