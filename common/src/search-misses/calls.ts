import type { Calls } from '../http/call'

export const searchMissesCalls = {
  list: { method: 'GET', path: '/api/search-misses', permission: 'search-misses.manage' },
  remove: { method: 'DELETE', path: '/api/search-misses/:id', permission: 'search-misses.delete' },
} as const satisfies Calls
