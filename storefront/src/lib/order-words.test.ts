import { expect, it } from 'vitest'
import { shopperStatus } from './order-labels'

it.each([
  ['to_receive', 'On its way', 'Ready to pick up'],
  ['to_pay', 'Received', 'Picked up'],
  ['to_ship', 'Being prepared', 'Being prepared'],
])('says of %s “%s”, and at the counter “%s”', (status, delivered, fetched) => {
  expect(shopperStatus(status)).toBe(delivered)
  expect(shopperStatus(status, true)).toBe(fetched)
})
