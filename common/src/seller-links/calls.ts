import type { Calls } from '../http/call'

export const sellerLinksCalls = {
  accept: {
    method: 'POST',
    path: '/api/auth/seller-link',
    permission: 'session.reset',
    rateLimit: 'password',
  },
  send: { method: 'POST', path: '/api/preregisters/:id/seller-link', permission: 'preregisters.update' },
} as const satisfies Calls
