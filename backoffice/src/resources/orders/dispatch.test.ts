import * as dispatch from '@botika/common/messages/office/dispatch'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { describe, expect, it } from 'vitest'
import { dispatchIssue, dispatchOf, shortOf, wholeOf, withoutRefused } from './dispatch'

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

  it('leaves out what was refused', () => {
    const refused = { id: 3, quantity: 5, is_refused: true, product_name: 'Gone', quantity_dispatched: 0 }
    const some = { orderItems: [...order.orderItems, refused] } as SellerOrderDetails
    expect(dispatchOf(withoutRefused(some), { 1: 2, 2: 1 }, '').items?.map(({ id }) => id)).toEqual([1, 2])
    expect(shortOf({ orderItems: [refused] } as SellerOrderDetails)).toEqual([])
  })

  it('refuses to send nothing', () => {
    expect(dispatchIssue(order, { 1: 0, 2: 0 })).toBe(dispatch.nothingWouldLeaveToSend)
    expect(dispatchIssue(order, { 1: 0, 2: 1 })).toBeNull()
  })

  it('tells the lines of which not everything left, two strengths of one medicine apart', () => {
    const lines = [
      { product_name: 'Zinc', generic_name: null, quantity: 3, quantity_dispatched: 1 },
      { product_name: 'Losartan 50 mg', generic_name: 'Losartan', quantity: 2, quantity_dispatched: 0 },
      { product_name: 'Losartan 100 mg', generic_name: 'Losartan', quantity: 4, quantity_dispatched: 1 },
      { product_name: 'Rinse', generic_name: null, quantity: 2, quantity_dispatched: 2 },
      { product_name: 'Later', generic_name: null, quantity: 2, quantity_dispatched: null },
    ]
    expect(shortOf({ orderItems: lines } as SellerOrderDetails)).toEqual([
      { name: 'Zinc', sent: 1, wanted: 3 },
      { name: 'Losartan 50 mg', sent: 0, wanted: 2 },
      { name: 'Losartan 100 mg', sent: 1, wanted: 4 },
    ])
  })
})
