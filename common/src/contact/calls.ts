import type { Calls } from '../http/call'

export const contactCalls = {
  send: {
    method: 'POST',
    path: '/api/contact-us',
    permission: 'contact-us.create',
    status: 201,
    isIdempotent: true,
    rateLimit: 'contact',
  },
  list: { method: 'GET', path: '/api/contact-us', permission: 'contact-us.manage' },
  reply: { method: 'PUT', path: '/api/contact-us/:id/reply', permission: 'contact-us.update' },
  update: { method: 'PUT', path: '/api/contact-us/:id', permission: 'contact-us.update' },
} as const satisfies Calls
