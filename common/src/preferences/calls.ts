import type { Calls } from '../http/call'

/** What keys begin with whose values all who work at a pharmacy may read, or all admins. */
export const teamPrefix = (pharmacyId: number | null) =>
  pharmacyId === null ? 'admins.' : `pharmacy-${pharmacyId}.`

export const preferencesCalls = {
  list: { method: 'GET', path: '/api/preferences', permission: 'preferences.read' },
  put: { method: 'PUT', path: '/api/preferences/:key', permission: 'preferences.update' },
  remove: { method: 'DELETE', path: '/api/preferences/:key', permission: 'preferences.update' },
} as const satisfies Calls
