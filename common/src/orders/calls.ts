import type { Calls } from '../http/call'

const file = { method: 'GET', permission: 'orders.files', replyType: 'application/octet-stream' } as const

/** By themselves, since the back office's first screen needs no other call of orders. */
export const orderFilesCalls = {
  prescriptionImage: { ...file, path: '/api/orders/:id/prescription-image' },
  seniorCitizenIdImage: { ...file, path: '/api/orders/:id/senior-citizen-id-image' },
} as const satisfies Calls

export const ordersCalls = {
  place: {
    method: 'POST',
    path: '/api/orders',
    permission: 'orders.create',
    bodyKind: 'multipart',
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  },
  track: { method: 'GET', path: '/api/track-order', permission: 'orders.track', rateLimit: 'tracking' },
  list: { method: 'GET', path: '/api/orders', permission: 'orders.read' },
  one: { method: 'GET', path: '/api/orders/:id', permission: 'orders.read' },
  items: { method: 'GET', path: '/api/orders/order-items/:id', permission: 'orders.read' },
  reorderPreview: { method: 'GET', path: '/api/orders/reorder/:orderId', permission: 'orders.reorder' },
  reorder: {
    method: 'POST',
    path: '/api/orders/reorder/:orderId',
    permission: 'orders.reorder',
    bodyKind: 'multipart',
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  },
  confirmDelivery: {
    method: 'PUT',
    path: '/api/customer-orders/confirm-delivery/:id',
    permission: 'orders.confirm-delivery',
  },
  cancelPart: {
    method: 'PUT',
    path: '/api/customer-orders/cancel-part/:id',
    permission: 'orders.cancel-part',
  },
  cancelPartAsGuest: {
    method: 'PUT',
    path: '/api/track-order/cancel-part',
    permission: 'orders.cancel-part-as-guest',
    rateLimit: 'tracking',
  },
  replacePrescription: {
    method: 'PUT',
    path: '/api/customer-orders/prescription-image/:id',
    permission: 'orders.replace-prescription',
    bodyKind: 'multipart',
    isIdempotent: true,
    rateLimit: 'upload',
  },
  replacePrescriptionAsGuest: {
    method: 'PUT',
    path: '/api/track-order/prescription-image',
    permission: 'orders.replace-prescription-as-guest',
    bodyKind: 'multipart',
    isIdempotent: true,
    rateLimit: 'tracking',
  },
} as const satisfies Calls
