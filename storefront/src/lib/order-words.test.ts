import { standingOf } from '@botika/common/orders/steps'
import { expect, it } from 'vitest'
import { shopperStatus, statusTone } from './order-labels'

it.each([
  ['to_receive', 'On its way', 'Ready to pick up'],
  ['to_pay', 'Received', 'Picked up'],
  ['to_ship', 'Being prepared', 'Being prepared'],
])('says of %s “%s”, and at the counter “%s”', (status, delivered, fetched) => {
  expect(shopperStatus(status)).toBe(delivered)
  expect(shopperStatus(status, true)).toBe(fetched)
})

it.each([
  ['cancelled', 'to_choose', 'Waiting for your choice', 'warn'],
  ['to_ship', 'to_choose', 'Waiting for your choice', 'warn'],
  ['cancelled', 'offered', 'Another pharmacy is asked', 'info'],
  ['to_ship', 'offered', 'Being prepared', 'info'],
  ['cancelled', null, 'Cancelled', 'bad'],
  ['to_ship', null, 'Being prepared', 'info'],
] as const)('says of an order at %s with a refused item at %s “%s”', (status, open_line, words, tone) => {
  const shown = standingOf({ status, open_line })
  expect([shopperStatus(shown), statusTone(shown)]).toEqual([words, tone])
})
