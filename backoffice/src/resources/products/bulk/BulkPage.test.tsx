import type { BulkReport } from '@botika/common/bulk/schema'
import { CSV_START, csvLine } from '@botika/common/csv'
import type { Endpoint } from '@botika/common/http/endpoint'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, HttpError, testDataProvider, TestMemoryRouter } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { CALLS } from '../../../provider/calls'
import { BulkPage } from './BulkPage'

interface SentBody {
  file: File
  dry_run?: boolean
  columns?: Record<string, string | null>
}
type Answer = (body: SentBody) => Promise<unknown>

const aReport = (changes: Partial<BulkReport> = {}): BulkReport => ({
  id: null,
  dry_run: true,
  pharmacy_id: 3,
  file_name: 'stock.csv',
  encoding: 'UTF-8',
  separator: ',',
  columns: [
    { heading: 'Item', field: 'name' },
    { heading: 'Mine', field: 'selling_price' },
    { heading: 'Qty', field: 'quantity' },
  ],
  rows: 2,
  created: 1,
  updated: 0,
  unchanged: 0,
  products_created: 0,
  refused: 1,
  problems: [
    {
      row: 3,
      column: 'Mine',
      field: 'selling_price',
      code: 'not_a_number',
      detail: 'This is no price.',
      value: 'free',
      is_refusal: true,
    },
  ],
  problems_count: 1,
  notices: [],
  sample: [
    {
      row: 2,
      action: 'create',
      product_id: null,
      product_name: 'Biogesic',
      sku: null,
      selling_price: 5,
      quantity: 9,
    },
  ],
  created_at: '2024-01-05T01:00:00Z',
  undone_at: null,
  ...changes,
})

const SHEET =
  CSV_START +
  csvLine(['What to fix', 'Row in your file', 'Item', 'Mine', 'Qty']) +
  csvLine(['Mine: This is no price.', 3, 'Amoxil', 'free', '4'])

/** The wizard before an API that answers uploads like this, and lists these saved uploads. */
function show(upload: Answer, saved: readonly BulkReport[] = []) {
  const call = vi.fn<(endpoint: Endpoint, input: { body?: SentBody }) => Promise<unknown>>(
    async (endpoint, { body }) => {
      if (endpoint === (CALLS.bulk.upload as Endpoint) && body) return upload(body)
      if (endpoint === (CALLS.bulk.dryErrorSheet as Endpoint)) return SHEET
      if (endpoint === (CALLS.bulk.undo as Endpoint)) return aReport({ undone_at: '2026-11-20T02:00:00Z' })
      return { data: [...saved] }
    },
  )
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={{ ...testDataProvider(), call }} theme={lightTheme}>
        <BulkPage />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return userEvent.setup()
}

const file = new File(['Item,Mine,Qty\nBiogesic,5,9\nAmoxil,free,4'], 'stock.csv', { type: 'text/csv' })

describe('adding products in bulk', () => {
  it('shows what would happen, takes fixed rows along, and writes only then', async () => {
    const sent: { text: string; isDry: boolean | undefined }[] = []
    const user = show(async (body) => {
      const text = await body.file.text()
      sent.push({ text, isDry: body.dry_run })
      const isMended = text.includes('12.50')
      const clean = { rows: 1, refused: 0, problems: [], problems_count: 0 }
      return aReport({ ...(isMended ? clean : {}), id: body.dry_run ? null : sent.length })
    })
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    const price = await screen.findByLabelText('Mine, row 3')
    expect(screen.getByText('This is no price.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save 1 product' })).toBeTruthy()

    await user.clear(price)
    await user.type(price, '12.50')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await user.click(await screen.findByRole('button', { name: 'Save 2 products' }))
    await screen.findByRole('heading', { name: 'Your file was saved' })
    expect(sent.map(({ isDry, text }) => [isDry, text.includes('12.50')])).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [false, true],
    ])
  })

  it('asks what columns mean when the server could not tell, and sends what was said', async () => {
    // react-admin writes refused calls to the console while developing
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let chosen: SentBody['columns']
    const user = show(async ({ columns }) => {
      chosen = columns
      if (columns) return aReport({ refused: 0, problems: [] })
      throw new HttpError('No column was found for: Selling price.', 422, {
        extra: {
          columns: [
            { heading: 'Item', field: 'name' },
            { heading: 'Mine', field: null },
            { heading: 'Qty', field: 'quantity' },
          ],
        },
      })
    })
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    const go = await screen.findByRole('button', { name: 'Check the rows' })
    expect((go as HTMLButtonElement).disabled).toBe(true)
    await user.selectOptions(screen.getByLabelText('Mine'), 'selling_price')
    await user.click(go)
    await screen.findByRole('heading', { name: 'stock.csv' })
    expect(chosen).toEqual({ Item: 'name', Mine: 'selling_price', Qty: 'quantity' })
  })

  it('has nothing to save where the file was saved before', async () => {
    const user = show(async () => aReport({ created: 0, unchanged: 2, refused: 0, problems: [] }))
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nothing in it is new' })
    expect(save.disabled).toBe(true)
  })

  it('counts what it saves without the rows that change nothing', async () => {
    const user = show(async () => aReport({ rows: 3, unchanged: 2, refused: 0, problems: [] }))
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    expect(await screen.findByRole('button', { name: 'Save 1 product' })).toBeTruthy()
  })

  it('asks about columns that it leaves aside, and says which they are', async () => {
    const columns = [
      ...aReport().columns,
      { heading: 'Produkto ko', field: null },
      { heading: '', field: null },
    ]
    const user = show(async () => aReport({ columns, refused: 0, problems: [] }))
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    expect(await screen.findByText(/^Nothing is taken from: Produkto ko\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Check the rows' }))
    expect(await screen.findByText('Not used from your file: Produkto ko.')).toBeTruthy()
  })

  it('asks before fixed rows are discarded, and not before', async () => {
    const user = show(async () => aReport())
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    const price = await screen.findByLabelText('Mine, row 3')
    await user.clear(price)
    await user.type(price, '12.50')
    await user.click(screen.getByRole('link', { name: 'Products' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText<HTMLInputElement>('Mine, row 3').value).toBe('12.50')
  })

  it('stops on demand and says that nothing was saved', async () => {
    let stop = () => {}
    const user = show(
      () =>
        new Promise((_, reject) => {
          stop = () => reject(new DOMException('Superseded', 'AbortError'))
        }),
    )
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    stop()
    expect(await screen.findByText(/Nothing from this file was saved/)).toBeTruthy()
  })

  it('says so when it was too late to stop, and offers the way back', async () => {
    let stop = () => {}
    const saved: BulkReport[] = [aReport({ id: 4, dry_run: false, refused: 0, file_name: 'before.csv' })]
    const whole = { refused: 0, problems: [], problems_count: 0 }
    const user = show(async ({ dry_run: isDry }) => {
      if (isDry) return aReport(whole)
      return new Promise((_, reject) => {
        stop = () => {
          saved.unshift(aReport({ ...whole, id: 5, dry_run: false }))
          reject(new DOMException('Superseded', 'AbortError'))
        }
      })
    }, saved)
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    await user.click(await screen.findByRole('button', { name: /^Save / }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    stop()
    expect(await screen.findByText(/Too late to stop/, undefined, { timeout: 5_000 })).toBeTruthy()
    expect(screen.queryByText(/Nothing from this file was saved/)).toBeNull()
    expect(screen.getByText('stock.csv')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(await screen.findByRole('button', { name: 'Undo the upload' }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(screen.queryByText(/Too late to stop/)).toBeNull()
  })
})
