import type { Calls } from '../http/call'

export const settingsCalls = {
  read: { method: 'GET', path: '/api/settings', permission: 'settings.manage' },
} as const satisfies Calls
