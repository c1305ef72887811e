import type { BulkProblem } from '@botika/common/bulk/schema'
import { CSV_START, csvLine } from '@botika/common/csv'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider } from 'react-admin'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { parseErrorSheet, readyRows, withAnswer } from './error-sheet'
import { ErrorSheetPanel } from './ErrorSheetPanel'
import type { Bulk } from './useBulk'

const SHEET =
  CSV_START +
  csvLine(['What to fix', 'Row in your file', 'SKU', 'SRP', 'Qty']) +
  csvLine(['SRP: Less than half.', 3, 'A1', '2', '10']) +
  csvLine(['SRP: More than double.', 4, 'A2', '900', '10']) +
  csvLine(['SKU: Several fit.', 7, 'A3', '5', '4'])
const asked = (row: number, about: Partial<BulkProblem>): BulkProblem => ({
  row,
  column: 'SRP',
  field: null,
  code: 'price_doubt',
  detail: 'Far from others.',
  value: '',
  is_refusal: true,
  ...about,
})
const CHOICES = [
  { product_id: 5, name: 'Amoxil', brand: 'Amoxil', pack_size: 'Box of 10' },
  { product_id: 6, name: 'Amoxil', brand: 'Amoxil', pack_size: 'Box of 100' },
]
const PROBLEMS = [
  asked(3, {}),
  asked(4, {}),
  asked(7, { column: 'SKU', code: 'ambiguous', choices: CHOICES }),
]

const answered = vi.fn<Bulk['answer']>()

function Panel() {
  const [errorSheet, setErrorSheet] = useState(() => parseErrorSheet(SHEET, PROBLEMS))
  const answer: Bulk['answer'] = (...given) => {
    answered(...given)
    setErrorSheet((before) => withAnswer(before, ...given))
  }
  return (
    <>
      <ErrorSheetPanel
        errorSheet={errorSheet}
        problemsCount={3}
        columns={[]}
        bulk={{ answer } as unknown as Bulk}
      />
      <output data-testid="ready">{readyRows(errorSheet).length}</output>
    </>
  )
}

function open() {
  answered.mockReset()
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <Panel />
    </AdminContext>,
  )
}
const questions = (row: number) => screen.findByRole('group', { name: `Questions about row ${row}` })

it('asks about each price that is far from others’, and about all at once', async () => {
  open()
  expect(
    await screen.findByText('2 prices are far from what other pharmacies ask. Are they right?'),
  ).toBeTruthy()
  await userEvent.click(within(await questions(3)).getByRole('button', { name: 'Save this price' }))
  expect(screen.queryByRole('group', { name: 'Questions about row 3' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }))
  expect(answered.mock.calls).toEqual([
    [[3], 'price_confirmed', 'yes'],
    [[4], 'price_confirmed', 'yes'],
  ])
  expect(screen.queryByText(/far from what other pharmacies ask/)).toBeNull()
  expect(screen.getByTestId('ready').textContent).toBe('2')
})

it.each([
  ['Amoxil · Box of 100', '6'],
  ['None of these, mine is new', 'new'],
])('offers the products that fit by name and pack: %s', async (name, answer) => {
  open()
  const row = within(await questions(7))
  expect(row.getAllByRole('button')).toHaveLength(3)
  await userEvent.click(row.getByRole('button', { name }))
  expect(answered.mock.calls).toEqual([[[7], 'product_id', answer]])
  expect(screen.queryByRole('group', { name: 'Questions about row 7' })).toBeNull()
})
