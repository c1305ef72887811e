import type { Calls } from '../http/call'

export const categoryTreeCalls = {
  read: { method: 'GET', path: '/api/category-tree', permission: 'categories.manage' },
  move: { method: 'PUT', path: '/api/category-tree/move', permission: 'categories.arrange' },
  merge: { method: 'PUT', path: '/api/category-tree/merge', permission: 'categories.arrange' },
} as const satisfies Calls
