import { Problem } from '@botika/common/http/problem'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isOrderUnconfirmed } from '../cart/state/unconfirmed-order'

const { call } = vi.hoisted(() => ({ call: vi.fn<(...all: unknown[]) => Promise<unknown>>() }))
vi.mock('../lib/api', async (original) => ({ ...(await original<object>()), call }))
vi.mock('./body', () => ({
  bodyOf: ({ form }: { form: object }) => form,
  fingerprintOf: () => 'it',
  isRecurringBody: () => false,
}))

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
})

async function placeAs(customer: { id: number } | null, form = {}) {
  const { usePlaceOrder } = await import('./usePlaceOrder')
  const { result } = renderHook(usePlaceOrder)
  const attempt = { form, items: [], quote: {}, customer, isRecurring: false }
  await act(() => result.current.place(attempt as never))
  return isOrderUnconfirmed()
}

it('notes that no answer came, until one does', async () => {
  call.mockRejectedValueOnce(new Problem('unavailable'))
  expect(await placeAs({ id: 7 })).toBe(true)
  call.mockResolvedValueOnce({ orders: { order_number: 'BTK-0' } })
  expect(await placeAs({ id: 7 })).toBe(false)
})

it('notes it while the answer is awaited, as the page may be loaded again then', async () => {
  call.mockImplementationOnce(async () => {
    expect(isOrderUnconfirmed()).toBe(true)
    throw new Problem('conflict')
  })
  expect(await placeAs({ id: 7 })).toBe(false)
})

it('notes nothing of a guest, whose cart is still here to be sent again', async () => {
  call.mockRejectedValueOnce(new Problem('unavailable'))
  expect(await placeAs(null)).toBe(false)
})

it('gives pictures the time that they take over a weak connection', async () => {
  call.mockResolvedValue({ orders: { order_number: 'BTK-0' } })
  await placeAs(null, { prescription_image: new File(['x'], 'rx.png') })
  await placeAs(null, { prescription_image: null })
  expect(call.mock.calls.map((all) => all[2])).toEqual([
    expect.objectContaining({ timeout: 180_000 }),
    expect.not.objectContaining({ timeout: 180_000 }),
  ])
})
