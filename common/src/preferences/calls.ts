import type { Calls } from '../http/call'

export const preferencesCalls = {
  list: { method: 'GET', path: '/api/preferences', permission: 'preferences.read' },
  put: { method: 'PUT', path: '/api/preferences/:key', permission: 'preferences.update' },
  remove: { method: 'DELETE', path: '/api/preferences/:key', permission: 'preferences.update' },
} as const satisfies Calls
