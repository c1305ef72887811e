import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { ProductReviews } from './ProductReviews'

const ROWS = Array.from({ length: 130 }, (_, at) => ({
  id: at + 1,
  name: `Herbal balm ${at + 1}`,
  review: 'waiting',
  hold_reason: null,
  created_at: '2026-11-20T00:00:00Z',
  reports: [],
  similar: [],
  offers: [],
}))

interface Request {
  query?: { page: number; per_page: number }
  body?: { ids: number[]; decision: string }
}

it('approves the products of all pages after a question, a hundred in each request', async () => {
  const decided: Request['body'][] = []
  const call = async (_: unknown, { query, body }: Request) => {
    if (body) {
      decided.push(body)
      return { done: body.ids, failed: [] }
    }
    const { page, per_page } = query as NonNullable<Request['query']>
    const data = ROWS.slice((page - 1) * per_page, page * per_page)
    const counts = { open: 130, new: 130, held: 0, reported: 0, returned: 0 }
    return { data, total: 130, last_page: Math.ceil(130 / per_page), counts }
  }
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ call } as never)}
        authProvider={{ canAccess: async () => true, checkAuth: async () => undefined } as never}
        theme={lightTheme}
      >
        <ProductReviews />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByRole('button', { name: 'Approve 25' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose all 130' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 130' }))
  expect(decided).toEqual([])
  const dialog = await screen.findByRole('dialog', { name: 'Approve 130 products?' })
  await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
  await expect.poll(() => decided.map((one) => one?.ids.length)).toEqual([100, 30])
  expect(new Set(decided.flatMap((one) => one?.ids)).size).toBe(130)
}, 30_000)
