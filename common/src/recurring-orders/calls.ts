import type { Calls } from '../http/call'

export const recurringOrdersCalls = {
  create: {
    method: 'POST',
    path: '/api/recurring-orders',
    permission: 'recurring-orders.create',
    bodyKind: 'multipart',
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  },
  track: {
    method: 'GET',
    path: '/api/track-order/recurring',
    permission: 'recurring-orders.track',
    rateLimit: 'tracking',
  },
  list: { method: 'GET', path: '/api/recurring-orders', permission: 'recurring-orders.read' },
  one: { method: 'GET', path: '/api/recurring-orders/:id', permission: 'recurring-orders.read' },
  cancel: {
    method: 'PUT',
    path: '/api/recurring-orders/cancel-order/:id',
    permission: 'recurring-orders.cancel',
    rateLimit: 'tracking',
  },
  receive: {
    method: 'PUT',
    path: '/api/recurring-orders/receive-order/:id',
    permission: 'recurring-orders.receive',
  },
} as const satisfies Calls
