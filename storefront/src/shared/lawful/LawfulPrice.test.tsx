import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Asked {
  body: { items: { inventory_id: number }[]; discount_type: string }
}

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, input: Asked) => Promise<unknown>>() }))
vi.mock('../api', () => ({ call }))

const TOTALS: Record<number, number> = { 1: 80, 2: 250 }
const answer = async (_: unknown, { body }: Asked) => ({
  lines: body.items
    .filter(({ inventory_id: id }) => TOTALS[id] !== undefined)
    .map(({ inventory_id }) => ({ inventory_id, total: TOTALS[inventory_id] })),
})

describe('the price by law', () => {
  beforeEach(() => {
    vi.resetModules()
    call.mockReset().mockImplementation(answer)
  })

  async function show(prices: readonly { id: number; regular: number; units?: number }[]) {
    const { LawfulPrice } = await import('./LawfulPrice')
    render(
      prices.map(({ id, regular, units = 1 }) => (
        <p key={id}>
          <LawfulPrice inventoryId={id} regular={regular} units={units}>
            regular {id}
          </LawfulPrice>
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
    const [, { body }] = call.mock.calls[0] as [unknown, Asked]
    expect(body.discount_type).toBe('senior_citizen')
    expect(body.items.map((item) => item.inventory_id)).toEqual([1, 3])
  })

  it('leaves the regular price where the law gives none that is lower, or it cannot be told', async () => {
    call.mockRejectedValueOnce(new Error('offline'))
    await show([{ id: 2, regular: 250 }])
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    expect(screen.getByText('regular 2')).toBeTruthy()
  })

  it('is that of one tablet where a pack is compared by its tablets', async () => {
    await show([{ id: 1, regular: 112, units: 10 }])
    expect(await screen.findByText('₱8.00', { exact: false })).toBeTruthy()
    expect(screen.getByText('₱11.20').tagName).toBe('S')
  })
})
