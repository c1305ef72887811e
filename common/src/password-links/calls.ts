import type { Calls } from '../http/call'

export const passwordLinksCalls = {
  forgot: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    permission: 'session.reset',
    rateLimit: 'forgot-password',
  },
  reset: {
    method: 'POST',
    path: '/api/auth/reset-password',
    permission: 'session.reset',
    rateLimit: 'password',
  },
  send: { method: 'POST', path: '/api/users/:id/password-link', permission: 'users.manage' },
} as const satisfies Calls
