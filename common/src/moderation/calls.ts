import type { Calls } from '../http/call'

export const moderationCalls = {
  one: { method: 'GET', path: '/api/products/:id/moderation', permission: 'products.manage' },
  suspend: { method: 'PUT', path: '/api/products/:id/suspend', permission: 'products.moderate' },
  unsuspend: { method: 'PUT', path: '/api/products/:id/unsuspend', permission: 'products.moderate' },
  release: { method: 'PUT', path: '/api/products/:id/release', permission: 'products.moderate' },
  duplicates: { method: 'GET', path: '/api/product-duplicates', permission: 'products.moderate' },
  reviews: { method: 'GET', path: '/api/product-reviews', permission: 'products.moderate' },
  review: { method: 'PUT', path: '/api/product-reviews', permission: 'products.moderate' },
  move: { method: 'PUT', path: '/api/product-categories', permission: 'products.moderate' },
  report: { method: 'POST', path: '/api/products/:id/report', permission: 'products.report', status: 201 },
  settle: { method: 'PUT', path: '/api/product-reports/:id', permission: 'products.moderate' },
  merge: { method: 'PUT', path: '/api/products/:id/merge', permission: 'products.moderate' },
} as const satisfies Calls
