import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepts, addLine, type CartLine, lower, MAX_CART_LINES, mergeCarts, raise } from './rules'

const line = fc.record({
  inventory_id: fc.integer({ min: 1, max: 12 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  is_checked: fc.boolean(),
})
const savedCart = fc.uniqueArray(line, { selector: (one) => one.inventory_id, maxLength: 10 })
const guestCart = fc.array(line, { maxLength: 15 })
const stocks = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 60 })), {
    selector: ([id]) => id,
  })
  .map((entries) => new Map(entries))

const of = (lines: readonly CartLine[], id: number) => lines.find((one) => one.inventory_id === id)
const sum = (lines: readonly CartLine[], id: number) =>
  lines.filter((one) => one.inventory_id === id).reduce((all, one) => all + one.quantity, 0)

describe('a quantity', () => {
  it('stays between one and the stock', () => {
    expect(raise(2, 3)).toBe(3)
    expect(raise(3, 3)).toBe(3)
    expect(lower(2)).toBe(1)
    expect(lower(1)).toBe(1)
  })

  it('counts when typed only if it is whole and in stock', () => {
    expect([1, 3, 4, 0, -1, 1.5, Number.NaN].map((typed) => accepts(typed, 3))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('adding to a cart', () => {
  it('raises what is there and appends what is not', () => {
    const cart = addLine([{ inventory_id: 1, quantity: 1, is_checked: false }], 1, 5)
    expect(cart).toEqual([{ inventory_id: 1, quantity: 2, is_checked: false }])
    expect(addLine(cart, 2, 5)).toEqual([...cart, { inventory_id: 2, quantity: 1, is_checked: true }])
  })

  it('adds nothing of what is sold out', () => {
    expect(addLine([], 1, 0)).toEqual([])
  })
})

describe('the guest cart after login', () => {
  it('adds up what can be bought, capped at its stock, and never holds an offer twice', () => {
    fc.assert(
      fc.property(savedCart, guestCart, stocks, (saved, guest, stock) => {
        const { lines } = mergeCarts(saved, guest, stock)
        expect(new Set(lines.map((one) => one.inventory_id)).size).toBe(lines.length)
        for (const id of new Set(guest.map((one) => one.inventory_id))) {
          const available = stock.get(id) ?? 0
          const wanted = sum(saved, id) + sum(guest, id)
          const expected = available > 0 ? Math.min(wanted, available) : sum(saved, id)
          expect(of(lines, id)?.quantity ?? 0).toBe(expected)
        }
      }),
    )
  })

  it('loses no saved line and leaves those alone that the guest did not touch', () => {
    fc.assert(
      fc.property(savedCart, guestCart, stocks, (saved, guest, stock) => {
        const { lines } = mergeCarts(saved, guest, stock)
        const untouched = saved.filter((one) => sum(guest, one.inventory_id) === 0)
        expect(lines).toEqual(expect.arrayContaining(untouched))
        const ids = lines.map((one) => one.inventory_id)
        expect(ids).toEqual(expect.arrayContaining(saved.map((one) => one.inventory_id)))
      }),
    )
  })

  it('says about every line whose quantity is not the sum of both, and about no other', () => {
    fc.assert(
      fc.property(savedCart, guestCart, stocks, (saved, guest, stock) => {
        const { lines, changes } = mergeCarts(saved, guest, stock)
        for (const id of new Set(guest.map((one) => one.inventory_id))) {
          const wanted = sum(saved, id) + sum(guest, id)
          const quantity = of(lines, id)?.quantity ?? 0
          const said = changes.filter((change) => change.inventory_id === id)
          const isAsWanted = quantity === wanted
          expect(said).toHaveLength(isAsWanted ? 0 : 1)
          expect(said.every((change) => change.wanted === wanted && change.quantity === quantity)).toBe(true)
        }
      }),
    )
  })

  it("keeps the guest's ticks", () => {
    const stock = new Map([[1, 9]])
    const ticked = { inventory_id: 1, quantity: 1, is_checked: true }
    const clear = { ...ticked, is_checked: false }
    expect(mergeCarts([clear], [ticked], stock).lines[0]?.is_checked).toBe(true)
    expect(mergeCarts([ticked], [clear], stock).lines[0]?.is_checked).toBe(false)
  })

  it('changes nothing when there is no guest cart', () => {
    fc.assert(
      fc.property(savedCart, stocks, (saved, stock) => {
        expect(mergeCarts(saved, [], stock)).toEqual({ lines: saved, changes: [] })
      }),
    )
  })

  it('stops at a full cart and says so', () => {
    const many = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => ({
      inventory_id: index + 1,
      quantity: 1,
      is_checked: true,
    }))
    const { lines, changes } = mergeCarts([], many, new Map(many.map((one) => [one.inventory_id, 5])))
    expect(lines).toHaveLength(MAX_CART_LINES)
    expect(changes).toEqual([{ inventory_id: MAX_CART_LINES + 1, code: 'cart_full', wanted: 1, quantity: 0 }])
  })
})
