import { render, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

interface QuoteInput {
  body: { items: { inventory_id: number; quantity: number }[]; discount_type: string }
}

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, input: QuoteInput) => Promise<unknown>>(),
}))
vi.mock('../lib/api', () => ({ call }))

const TOTALS: Record<number, number> = { 1: 80, 2: 250 }
const answer = async (_: unknown, { body }: QuoteInput) => ({
  lines: body.items
    .filter(({ inventory_id: id }) => TOTALS[id] !== undefined)
    .map(({ inventory_id, quantity }) => ({
      inventory_id,
      quantity,
      // of many a line is rounded once, which is not so many times one
      total: (TOTALS[inventory_id] ?? 0) * quantity - (quantity > 1 ? 0.09 : 0),
    })),
})

describe('the price by law', () => {
  beforeEach(() => {
    vi.resetModules()
    call.mockReset().mockImplementation(answer)
  })

  async function show(prices: readonly { id: number; regular: number; units?: number }[]) {
    const { StatutoryPrice } = await import('./StatutoryPrice')
    render(
      prices.map(({ id, regular, units = 1 }) => (
        <p key={id}>
          <StatutoryPrice inventoryId={id} regular={regular} units={units}>
            regular {id}
          </StatutoryPrice>
        </p>
      )),
    )
  }

  it('is quoted for a claim, once for all that a page shows', async () => {
    await show([
      { id: 1, regular: 112 },
      { id: 3, regular: 50 },
    ])
    expect(await screen.findByText('₱80.00', { exact: false })).toBeTruthy()
    expect(screen.getByText('₱112.00').tagName).toBe('S')
    expect(call).toHaveBeenCalledTimes(1)
    const [, { body }] = call.mock.calls[0] as [unknown, QuoteInput]
    expect(body.discount_type).toBe('senior_citizen')
    expect(body.items.map((item) => item.inventory_id)).toEqual([1, 3])
  })

  it('leaves the regular price where the law gives none that is lower, or it is unknown', async () => {
    call.mockRejectedValueOnce(new Error('offline'))
    await show([{ id: 2, regular: 250 }])
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(screen.getByText('regular 2')).toBeTruthy()
  })

  it('is that of one tablet where a pack is compared by its tablets', async () => {
    await show([{ id: 1, regular: 112, units: 10 }])
    expect(await screen.findByText('₱8.00', { exact: false })).toBeTruthy()
    expect(screen.getByText('₱11.20').tagName).toBe('S')
  })

  it('is that of a whole line, rounded once, each quantity of an offer asked for by itself', async () => {
    const { StatutoryPrice } = await import('./StatutoryPrice')
    const line = (quantity: number) => (
      <StatutoryPrice key={quantity} inventoryId={1} quantity={quantity} regular={112 * quantity}>
        regular
      </StatutoryPrice>
    )
    const { container } = render([1, 30].map(line))
    expect(await screen.findByText('₱2,399.91', { exact: false })).toBeTruthy()
    expect(await screen.findByText('₱80.00', { exact: false })).toBeTruthy()
    expect(within(container).getByText('₱3,360.00').tagName).toBe('S')
    const quantities = call.mock.calls.map(([, { body }]) => body.items.map((item) => item.quantity))
    expect(quantities).toEqual([[1], [30]])
  })

  it('waits for that of a new quantity with the old one gone', async () => {
    const { StatutoryPrice } = await import('./StatutoryPrice')
    const line = (quantity: number) => (
      <StatutoryPrice inventoryId={1} quantity={quantity} regular={112 * quantity}>
        regular
      </StatutoryPrice>
    )
    const { rerender } = render(line(1))
    expect(await screen.findByText('₱80.00', { exact: false })).toBeTruthy()
    rerender(line(2))
    expect(screen.queryByText('₱80.00', { exact: false })).toBeNull()
    expect(screen.getByText('₱224.00').tagName).toBe('S')
    expect(await screen.findByText('₱159.91', { exact: false })).toBeTruthy()
  })
})
