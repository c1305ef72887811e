import type { BulkProblem, BulkReport } from '@botika/common/bulk/schema'
import { CSV_START, csvLine } from '@botika/common/csv'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../ui/csv'
import {
  changedRows,
  fileOf,
  type ErrorSheet,
  type ErrorRow,
  parseErrorSheet,
  readyRows,
  heldIn,
  subjectOf,
  withAnswer,
  withCell,
  withVerdict,
} from './error-sheet'

const sheet =
  CSV_START +
  csvLine(['What to fix', 'Row in your file', 'SKU', 'SRP', 'Qty']) +
  csvLine(['SRP: This is no price.', 3, 'A2', 'free', '10']) +
  csvLine(['Qty: Below 0.', 7, '=A1', '5', '-4'])

const problem = (row: number, column: string, detail: string): BulkProblem => ({
  row,
  column,
  field: null,
  code: 'not_a_number',
  detail,
  value: '',
  is_refusal: true,
})
const problems = [problem(3, 'SRP', 'This is no price.'), problem(7, 'Qty', 'Below 0.')]
const saying = (...found: BulkProblem[]) => ({ problems: found }) as unknown as BulkReport

const edited = (): ErrorSheet => withCell(parseErrorSheet(sheet, problems), 3, 1, '12.50')

describe('fixing rows with errors', () => {
  it('shows what people typed, and what is wrong with which cell', () => {
    expect(parseErrorSheet(sheet, problems)).toEqual({
      headings: ['SKU', 'SRP', 'Qty'],
      rows: [
        {
          row: 3,
          cells: ['A2', 'free', '10'],
          about: [],
          faults: { 1: 'This is no price.' },
          state: 'refused',
          choices: [],
          doubt: 'none',
        },
        {
          row: 7,
          cells: ['=A1', '5', '-4'],
          about: [],
          faults: { 2: 'Below 0.' },
          state: 'refused',
          choices: [],
          doubt: 'none',
        },
      ],
    })
  })

  it('says what is wrong with a row as a whole beside what is wrong with its cells', () => {
    const whole = { ...problem(3, 'SRP', 'Row 2 is the same product.'), column: null }
    const [corrected3, corrected7] = parseErrorSheet(sheet, [...problems, whole]).rows
    expect(corrected3).toMatchObject({
      faults: { 1: 'This is no price.' },
      about: ['Row 2 is the same product.'],
    })
    expect(corrected7).toMatchObject({ about: [] })
  })

  it('takes the reason from the sheet for a row of which the answer tells nothing', () => {
    expect(parseErrorSheet(sheet, []).rows.map(({ about }) => about)).toEqual([
      ['SRP: This is no price.'],
      ['Qty: Below 0.'],
    ])
  })

  it('sends only what was changed, under the same headings', async () => {
    const errorSheet = edited()
    const file = fileOf(errorSheet, changedRows(errorSheet), 'a.csv')
    expect(parseCsv(await file.text())).toEqual([
      ['SKU', 'SRP', 'Qty'],
      ['A2', '12.50', '10'],
    ])
  })

  it('knows a row as ready once the server has nothing against it', () => {
    const errorSheet = edited()
    expect(readyRows(errorSheet)).toEqual([])
    expect(
      readyRows(withVerdict(errorSheet, changedRows(errorSheet), saying())).map(({ row }) => row),
    ).toEqual([3])
  })

  it('puts what is still wrong to the row it came from', () => {
    const errorSheet = edited()
    const { rows } = withVerdict(errorSheet, changedRows(errorSheet), saying(problem(2, 'Qty', 'Too many.')))
    expect(rows[0]).toMatchObject({ state: 'refused', faults: { 2: 'Too many.' } })
    expect(rows[1]).toMatchObject({ faults: { 2: 'Below 0.' } })
  })
})

describe('answering what the server asks about rows', () => {
  const doubt = { ...problem(3, 'SRP', 'Less than half.'), code: 'price_doubt' } as const
  const choices = [{ product_id: 5, name: 'Amoxil', brand: 'Amoxil', pack_size: 'Box of 10' }]
  const several = { ...problem(7, 'SKU', 'Several fit.'), code: 'ambiguous', choices } as const
  const asked = () => parseErrorSheet(sheet, [doubt, several])

  it('saves a price with one tap, until another is typed', async () => {
    const meant = withAnswer(asked(), [3], 'price_confirmed', 'yes')
    expect(readyRows(meant).map(({ row }) => row)).toEqual([3])
    const [heading, sent] = parseCsv(await fileOf(meant, readyRows(meant), 'a.csv').text())
    expect(heading).toEqual(['SKU', 'SRP', 'Qty', 'Price is meant'])
    expect(sent).toEqual(['A2', 'free', '10', 'yes'])
    const other = withCell(meant, 3, 1, '4')
    expect(changedRows(other)[0]).toMatchObject({ state: 'edited', cells: ['A2', '4', '10', ''] })
  })

  it('sends the chosen product, and looks again at the row', async () => {
    const [, row] = asked().rows
    expect(row?.choices).toEqual(choices)
    const chosen = withAnswer(asked(), [7], 'product_id', '5')
    expect(changedRows(chosen)[0]).toMatchObject({ row: 7, state: 'edited' })
    const [heading, sent] = parseCsv(await fileOf(chosen, changedRows(chosen), 'a.csv').text())
    expect([heading?.at(-1), sent?.at(-1)]).toEqual(['Botika product number', '5'])
  })
})

it('names a row by what its columns mean', () => {
  const columns = [
    { heading: 'Qty', field: 'quantity' },
    { heading: 'Item', field: 'name' },
    { heading: 'Mg', field: 'strength' },
  ] as const
  const row: ErrorRow = {
    row: 2,
    cells: ['4', 'Amoxil ', '500 mg'],
    about: [],
    faults: {},
    state: 'refused',
    choices: [],
    doubt: 'none',
  }
  expect(subjectOf({ headings: ['Qty', 'Item', 'Mg'] }, row, [...columns])).toBe('Amoxil · 500 mg')
})

it('counts a row that may name a dangerous drug once, and no other note', () => {
  const held = { ...problem(3, 'Generic name', 'May be one.'), code: 'held' as const, is_refusal: false }
  expect(
    heldIn({ problems: [held, { ...held, column: 'Name' }, { ...held, row: 9 }, problem(4, 'SRP', 'No.')] }),
  ).toBe(2)
})
