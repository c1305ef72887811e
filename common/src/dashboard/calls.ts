import type { Calls } from '../http/call'

export const dashboardCalls = {
  read: { method: 'GET', path: '/api/dashboard', permission: 'dashboard.read' },
} as const satisfies Calls
