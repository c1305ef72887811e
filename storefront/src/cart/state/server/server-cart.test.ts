// @vitest-environment node
import type { Cart, CartItem } from '@botika/common/carts/schema'
import { describe, expect, it, vi } from 'vitest'
import { add, check, type GuestCartItem, remove, setQuantity } from '../items'
import { type CartCalls, makeServerCart } from './server-cart'

const aLine = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  image: null,
  inventory_id: 10,
  pharmacy_id: 100,
  pharmacy_name: 'Sampaguita Pharmacy',
  product_id: 7,
  product_name: 'Paracetamol 500 mg',
  product_slug: 'paracetamol-500-mg',
  generic_name: null,
  selling_price: 20,
  quantity: 2,
  current_quantity: 9,
  subcategory_name: null,
  is_prescription: false,
  is_sc_discountable: true,
  is_checked: true,
  problem: null,
  ...changes,
})
const aCart = (data: CartItem[]): Cart => ({ data, items_count: data.length, checked_count: 0, subtotal: 0 })

class CliError extends Error {
  override readonly name = 'Problem'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A server with a cart of its own; calls wait until they are let through. */
function aServer(lines: CartItem[]) {
  let data = lines
  const log: string[] = []
  const failures: Error[] = []
  let gate = Promise.resolve()
  const answer = async <T>(said: string, action: () => T): Promise<T> => {
    log.push(said)
    await gate
    const error = failures.shift()
    if (error) throw error
    return action()
  }
  const change = (id: number, changes: Partial<CartItem>) => {
    data = data.map((line) => (line.id === id ? { ...line, ...changes } : line))
    return data.find((line) => line.id === id) ?? aLine()
  }
  const calls: CartCalls = {
    read: () => answer('read', () => aCart(data)),
    add: (inventory_id, quantity) =>
      answer(`add ${inventory_id} ${quantity}`, () => {
        const line = aLine({ id: inventory_id * 10, inventory_id, quantity })
        data = [...data, line]
        return line
      }),
    update: (id, changes) => answer(`update ${id} ${JSON.stringify(changes)}`, () => change(id, changes)),
    remove: (id) =>
      answer(`remove ${id}`, () => {
        data = data.filter((line) => line.id !== id)
      }),
    checkAll: (is_checked) =>
      answer(`check all ${is_checked}`, () => {
        data = data.map((line) => ({ ...line, is_checked }))
        return aCart(data)
      }),
  }
  return {
    calls,
    log,
    reject: (...errors: Error[]) => void failures.push(...errors),
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
    quantities: () => data.map((line) => line.quantity),
    set: (next: CartItem[]) => (data = next),
  }
}

function aShopper(lines: CartItem[], seen = new Map<number, number>()) {
  const server = aServer(lines)
  let shown: readonly GuestCartItem[] = []
  const onError = vi.fn<(detail: string) => void>()
  const onSaved = vi.fn<() => void>()
  const cart = makeServerCart({
    calls: server.calls,
    seen,
    onError,
    onSaved,
    show: (items) => (shown = items),
  })
  cart.take(aCart(lines))
  return { ...server, cart, onError, onSaved, shown: () => shown, refresh: () => cart.refresh() }
}

const product = (inventory_id: number) => ({
  id: 8,
  image: null,
  inventory_id,
  pharmacy_id: 100,
  pharmacy_name: 'Sampaguita Pharmacy',
  name: 'Amoxicillin',
  selling_price: 9,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity: 5,
})

describe('the cart at the server', () => {
  it('shows a change before the server knows, and sends it', async () => {
    const shopper = aShopper([aLine()])
    shopper.cart.change((items) => setQuantity(items, 10, 3))
    expect(shopper.shown()[0]?.quantity).toBe(3)
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalledOnce())
    expect(shopper.log).toEqual(['update 1 {"quantity":3}'])
    expect(shopper.quantities()).toEqual([3])
  })

  it('sends quick taps as one call, after the one that is under way', async () => {
    const shopper = aShopper([aLine()])
    const open = shopper.hold()
    for (const quantity of [3, 4, 5, 6]) shopper.cart.change((items) => setQuantity(items, 10, quantity))
    open()
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    expect(shopper.log).toEqual(['update 1 {"quantity":3}', 'update 1 {"quantity":6}'])
    expect(shopper.shown()[0]?.quantity).toBe(6)
  })

  it('adds, deselects and removes', async () => {
    const shopper = aShopper([aLine()])
    shopper.cart.change((items) => add(items, product(11), 2))
    shopper.cart.change((items) => check(items, false, [11]))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    shopper.cart.change((items) => remove(items, [10]))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalledTimes(2))
    expect(shopper.log).toEqual(['add 11 2', 'update 110 {"is_checked":false}', 'remove 1'])
    expect(shopper.shown()).toMatchObject([{ quantity: 2, is_checked: false, product: { inventory_id: 11 } }])
  })

  it('selects all with one call', async () => {
    const lines = [aLine(), aLine({ id: 2, inventory_id: 11 }), aLine({ id: 3, inventory_id: 12 })]
    const shopper = aShopper(lines)
    shopper.cart.change((items) => check(items, false))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    expect(shopper.log).toEqual(['check all false'])
  })

  it('undoes what the server rejects, reports it, and shows what the server has', async () => {
    const shopper = aShopper([aLine()])
    shopper.set([aLine({ current_quantity: 2 })])
    shopper.reject(new CliError(422, 'Only 2 in stock.'))
    shopper.cart.change((items) => setQuantity(items, 10, 5))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    expect(shopper.onError).toHaveBeenCalledWith(
      'Paracetamol 500 mg: Only 2 in stock. We put your cart back as it was.',
    )
    expect(shopper.shown()).toMatchObject([{ quantity: 2, product: { current_quantity: 2 } }])
    expect(shopper.log.at(-1)).toBe('read')
  })

  it('brings back a line that could not be removed, and leaves out one that could not be added', async () => {
    const shopper = aShopper([aLine()])
    shopper.reject(new CliError(503, 'We could not reach the server.'))
    shopper.cart.change((items) => remove(items, [10]))
    expect(shopper.shown()).toEqual([])
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    expect(shopper.shown()).toMatchObject([{ quantity: 2, product: { inventory_id: 10 } }])
    shopper.reject(new CliError(503, 'We could not reach the server.'))
    shopper.cart.change((items) => add(items, product(11)))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalledTimes(2))
    expect(shopper.shown()).toHaveLength(1)
    expect(shopper.onError).toHaveBeenCalledTimes(2)
  })

  it('does not mind that a line is gone already', async () => {
    const shopper = aShopper([aLine()])
    shopper.reject(new CliError(404, 'Not found.'))
    shopper.cart.change((items) => remove(items, [10]))
    await vi.waitFor(() => expect(shopper.onSaved).toHaveBeenCalled())
    expect(shopper.onError).not.toHaveBeenCalled()
    expect(shopper.shown()).toEqual([])
  })

  it('takes over what another tab did, unless the shopper changes something meanwhile', async () => {
    const shopper = aShopper([aLine()])
    shopper.set([aLine({ quantity: 7 })])
    await shopper.refresh()
    expect(shopper.shown()[0]?.quantity).toBe(7)
    const open = shopper.hold()
    const refreshing = shopper.refresh()
    shopper.cart.change((items) => setQuantity(items, 10, 4))
    open()
    await refreshing
    expect(shopper.shown()[0]?.quantity).toBe(4)
    await vi.waitFor(() => expect(shopper.quantities()).toEqual([4]))
  })

  it('keeps the price of the quote, and marks a line without one', async () => {
    const shopper = aShopper([aLine(), aLine({ id: 2, inventory_id: 11 })], new Map([[10, 18]]))
    const [known, fresh] = shopper.shown()
    expect(known).toMatchObject({ product: { selling_price: 18 } })
    expect(known).not.toHaveProperty('isUnpriced')
    expect(fresh).toMatchObject({ product: { selling_price: 20 }, isUnpriced: true })
    shopper.cart.change((items) =>
      items.map(({ isUnpriced: _, ...item }) => ({
        ...item,
        product: { ...item.product, selling_price: 15 },
      })),
    )
    await shopper.refresh()
    expect(shopper.shown().map((item) => item.product.selling_price)).toEqual([15, 15])
    expect(shopper.log).toEqual(['read'])
  })

  it('keeps what cannot be bought sold out, also as the answer to a change', async () => {
    const problem = { code: 'gone', detail: 'No longer offered.' } as const
    const { calls } = aServer([aLine({ problem })])
    const show = vi.fn<(items: readonly GuestCartItem[]) => void>()
    const cart = makeServerCart({ calls, show, onError: () => {}, onSaved: () => {}, seen: new Map() })
    await cart.refresh()
    cart.change((items) => check(items, false, [10]))
    await cart.refresh()
    for (const [items] of show.mock.calls) expect(items[0]?.product.current_quantity).toBe(0)
  })
})
