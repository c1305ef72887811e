import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { describe, expect, it } from 'vitest'
import { dispatchIssue, dispatchOf, wholeOf } from './dispatch'

const order = {
  orderItems: [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1 },
  ],
} as SellerOrderDetails

describe('dispatching', () => {
  it('names no lines when everything leaves', () => {
    expect(dispatchOf(order, wholeOf(order), '')).toEqual({})
    expect(dispatchOf(order, wholeOf(order), '7')).toEqual({ courier_id: 7 })
  })

  it('names every line when one of them leaves in part', () => {
    expect(dispatchOf(order, { 1: 2, 2: 1 }, '')).toEqual({
      items: [
        { id: 1, quantity_dispatched: 2 },
        { id: 2, quantity_dispatched: 1 },
      ],
    })
  })

  it('refuses to send nothing', () => {
    expect(dispatchIssue(order, { 1: 0, 2: 0 })).toMatch(/cancel the order/)
    expect(dispatchIssue(order, { 1: 0, 2: 1 })).toBeNull()
  })
})
