import type { Calls } from '../http/call'
import { type SellerAction, stepOf } from '../orders/steps'

const step = <Action extends SellerAction>(action: Action) =>
  ({
    method: 'PUT',
    path: `/api/seller-orders/${stepOf(action).path}/:id`,
    permission: 'seller-orders.advance',
  }) as const

export const sellerOrdersCalls = {
  list: { method: 'GET', path: '/api/seller-orders', permission: 'seller-orders.read' },
  one: { method: 'GET', path: '/api/seller-orders/:id', permission: 'seller-orders.read' },
  create: {
    method: 'POST',
    path: '/api/seller-orders',
    permission: 'seller-orders.create',
    status: 201,
    isIdempotent: true,
  },
  update: { method: 'PUT', path: '/api/seller-orders/:id', permission: 'seller-orders.update' },
  decidePrescription: {
    method: 'PUT',
    path: '/api/seller-orders/prescription/:id',
    permission: 'seller-orders.decide-prescription',
  },
  confirm: step('confirm'),
  ship: step('ship'),
  receive: step('receive'),
  pay: step('pay'),
  complete: step('complete'),
  cancel: { method: 'PUT', path: '/api/seller-orders/cancel-order/:id', permission: 'seller-orders.cancel' },
  remove: { method: 'DELETE', path: '/api/seller-orders/:id', permission: 'seller-orders.delete' },
} as const satisfies Calls
