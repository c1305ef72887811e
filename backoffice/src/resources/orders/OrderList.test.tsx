import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  HttpError,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
} from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import type { Verbs } from '../../provider/verbs'
import * as csv from '../../ui/csv'
import { anOrder } from '../../testing/orders'
import { OrderList } from './OrderList'

const fresh = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() }
const orders = [
  anOrder({ ...fresh, id: 1, order_number: 'BTK-1' }),
  anOrder({ ...fresh, id: 2, order_number: 'BTK-2', prescription_status: 'to_check' }),
  anOrder({ ...fresh, id: 3, order_number: 'BTK-3', receiver_first_name: '=cmd' }),
]

/** The list of a pharmacy's orders, in two pages; one came in while the first was read, and pushed a row on. */
function show(verbs: Partial<Verbs> = {}, first = orders) {
  const getList = vi.fn<(resource: string, params: { pagination: { page: number } }) => Promise<unknown>>(
    async (_resource, { pagination }) => ({
      data: pagination.page === 1 ? first : [...orders.slice(2), anOrder({ id: 4, order_number: 'BTK-4' })],
      total: 4,
      pageInfo: { hasNextPage: pagination.page === 1, hasPreviousPage: false },
      meta: { counts: { to_confirm: 3, all: 4 } },
    }),
  )
  render(
    <TestMemoryRouter initialEntries={['/orders']}>
      <AdminContext
        dataProvider={{ ...testDataProvider({ getList: getList as never }), ...verbs }}
        theme={lightTheme}
      >
        <ResourceContextProvider value="orders">
          <OrderList />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return { user: userEvent.setup(), getList }
}

beforeEach(() => localStorage.clear())

describe('the list of orders', () => {
  it('confirms the rest where some can’t be sold now, and says why', async () => {
    const advanceOrder = vi.fn<Verbs['advanceOrder']>(async () => anOrder({ is_confirmed: true }))
    const stopped = (['no_licence', 'no_pharmacist'] as const).map((sale_stop, at) =>
      anOrder({ ...fresh, id: 5 + at, order_number: `BTK-${5 + at}`, sale_stop }),
    )
    const { user } = show({ advanceOrder }, [...orders.slice(0, 1), ...stopped])
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/FDA licence/)).toBeTruthy()
    expect(within(dialog).getByText(/PRC card/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Confirm (1)' }))
    await within(dialog).findByText(/^1 of 1 confirmed/)
    expect(advanceOrder.mock.calls).toEqual([[1, 'confirm']])
  })

  it('confirms the chosen ones and tells for each how it went', async () => {
    // react-admin writes refused calls to the console while developing
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const advanceOrder = vi.fn<(id: number, action: string) => Promise<SellerOrderDetails>>(async (id) => {
      if (id === 3) throw new HttpError('Somebody else was faster.', 409)
      return anOrder({ is_confirmed: true })
    })
    const { user } = show({ advanceOrder: advanceOrder as Verbs['advanceOrder'] })
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Check the prescription first.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Confirm (2)' }))
    await within(dialog).findByText('1 of 2 confirmed, 1 refused')
    expect(within(dialog).getByText('Somebody else was faster.')).toBeTruthy()
    expect(advanceOrder.mock.calls).toEqual([
      [1, 'confirm'],
      [3, 'confirm'],
    ])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
  })

  it('keeps what was chosen when one goes back instead', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('region', { name: 'Chosen rows' })).toBeTruthy()
  })

  it('exports every page and no row twice, and no cell becomes a formula', async () => {
    const saved = vi.spyOn(csv, 'saveAs').mockImplementation(() => undefined)
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Export 4' }))
    await screen.findByRole('button', { name: 'Export 4' })
    const [, text = ''] = saved.mock.calls[0] ?? []
    const rows = csv.parseCsv(text)
    expect(rows.map(([number]) => number)).toEqual(['Order', 'BTK-1', 'BTK-2', 'BTK-3', 'BTK-4'])
    expect(text).toContain("'=cmd")
  })
})
