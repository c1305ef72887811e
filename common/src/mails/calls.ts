import type { Calls } from '../http/call'

export const mailsCalls = {
  list: { method: 'GET', path: '/api/mails', permission: 'mails.manage' },
  one: { method: 'GET', path: '/api/mails/:id', permission: 'mails.manage' },
  resend: { method: 'PUT', path: '/api/mails/:id/resend', permission: 'mails.update' },
} as const satisfies Calls
