import type { Calls } from '../http/call'

export const statusCalls = {
  read: { method: 'GET', path: '/api/status', permission: 'status.manage' },
} as const satisfies Calls
