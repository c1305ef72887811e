import type { Calls } from '../http/call'

export const ratingModerationCalls = {
  list: { method: 'GET', path: '/api/ratings', permission: 'ratings.manage' },
  hide: { method: 'PUT', path: '/api/ratings/:id/hide', permission: 'ratings.moderate' },
  show: { method: 'PUT', path: '/api/ratings/:id/show', permission: 'ratings.moderate' },
} as const satisfies Calls
