import type { Calls } from '../http/call'

const path = '/api/products/bulk'
const may = { permission: 'products.bulk' } as const
const file = { bodyKind: 'multipart', rateLimit: 'upload' } as const

export const bulkCalls = {
  upload: { ...may, ...file, method: 'POST', path },
  dryErrorSheet: {
    ...may,
    ...file,
    method: 'POST',
    path: `${path}/error-sheet`,
    replyType: 'text/csv; charset=utf-8',
  },
  list: { ...may, method: 'GET', path },
  one: { ...may, method: 'GET', path: `${path}/:id` },
  errorSheet: {
    ...may,
    method: 'GET',
    path: `${path}/:id/error-sheet`,
    replyType: 'text/csv; charset=utf-8',
  },
  undo: { ...may, method: 'POST', path: `${path}/:id/undo` },
} as const satisfies Calls
