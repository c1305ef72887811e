import type { Calls } from '../http/call'

const file = <Name extends string>(name: Name) =>
  ({
    method: 'GET',
    path: `/api/orders/:id/${name}`,
    permission: 'orders.files',
    replyType: 'application/octet-stream',
  }) as const

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
  prescriptionImage: file('prescription-image'),
  seniorCitizenIdImage: file('senior-citizen-id-image'),
} as const satisfies Calls
