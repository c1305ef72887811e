import type { Order } from '@botika/common/orders/schema'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Reorder } from './Reorder'

const { call } = vi.hoisted(() => ({ call: vi.fn<(...all: unknown[]) => Promise<unknown>>() }))
vi.mock('../lib/api', async (original) => ({ ...(await original<object>()), call }))

const line = { inventory_id: 1, product_name: 'Paracetamol', quantity: 1, total: 10 }
const sums = { subtotal: 10, vat_removed: 0, discount: 0, promotion_discount: 0, delivery_fee: 0, total: 10 }
const quote = { ...sums, lines: [line], groups: [], problems: [] }

it('says in plain words that an order could not be sent, whatever the browser throws', async () => {
  call.mockResolvedValueOnce({ quote, dropped: [], order_items: [] })
  const order = { id: 7, order_number: 'BTK-7', delivery_option: 'pick_up', receiver_number: '0917' }
  render(<Reorder order={order as Order} />, { wrapper: MemoryRouter })
  const button = await screen.findByRole('button', { name: /Place order/ })
  call.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await userEvent.click(button)
  expect((await screen.findByText(/went wrong/)).textContent).not.toContain('dynamically')
})

it('asks for the discount and the yes to another pharmacy as checkout does, and sends them', async () => {
  call.mockReset().mockResolvedValue({ quote, dropped: [], order_items: [] })
  const order = { id: 8, order_number: 'BTK-8', delivery_option: 'pick_up', receiver_number: '0917' }
  render(<Reorder order={order as Order} />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('radio', { name: /^Person with disability/ }))
  await userEvent.type(screen.getByLabelText(/full name/), 'Ana Cruz')
  await userEvent.type(screen.getByLabelText('PWD ID number'), '1234-5678')
  await userEvent.click(screen.getByRole('checkbox', { name: /another may, if it costs me no more/ }))
  call.mockRejectedValueOnce(
    Object.assign(new Error('No'), { status: 422, errors: { senior_citizen_id: ['Look at the ID again'] } }),
  )
  await userEvent.click(screen.getByRole('button', { name: /Place order/ }))
  expect(await screen.findByText('Look at the ID again')).toBeTruthy()
  expect(call.mock.lastCall?.[1]).toMatchObject({
    body: {
      discount_type: 'pwd',
      senior_citizen_name: 'Ana Cruz',
      senior_citizen_id: '1234-5678',
      may_be_moved: true,
    },
  })
})
