import { describe, expect, it } from 'vitest'
import { deliveryFeeBearer, orderSums } from './amounts'
import type { PartRow } from './repository'

const part = (id: number, facts: Partial<PartRow> = {}) =>
  ({
    id,
    subtotal: 10_000,
    vat_removed: 0,
    discount: 0,
    promotion_discount: 0,
    delivery_fee: 0,
    total: 10_000,
    is_cancelled: false,
    is_paid: false,
    ...facts,
  }) as PartRow

const withFee = { delivery_fee: 4_900, total: 14_900 }

describe('the delivery fee of a cancelled part', () => {
  it('charged once for the order goes to a part that is still to be paid', () => {
    const parts = [part(1, withFee), part(2, { is_paid: true }), part(3)]
    expect(deliveryFeeBearer(parts[0] as PartRow, parts)?.id).toBe(3)
  })

  it('charged for each parcel goes with its parcel', () => {
    const parts = [part(1, withFee), part(2, withFee)]
    expect(deliveryFeeBearer(parts[0] as PartRow, parts)).toBeUndefined()
  })

  it('has nobody to bear it when nothing else lives, or when there was none', () => {
    const alone = [part(1, withFee), part(2, { is_cancelled: true })]
    expect(deliveryFeeBearer(alone[0] as PartRow, alone)).toBeUndefined()
    const free = [part(1), part(2)]
    expect(deliveryFeeBearer(free[0] as PartRow, free)).toBeUndefined()
  })
})

describe('the sums of an order', () => {
  it('leave cancelled parts out', () => {
    expect(orderSums([part(1, withFee), part(2, { is_cancelled: true })])).toMatchObject({
      subtotal: 10_000,
      delivery_fee: 4_900,
      total: 14_900,
    })
  })
})
