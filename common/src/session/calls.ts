import type { Calls } from '../http/call'

export const sessionCalls = {
  login: { method: 'POST', path: '/api/auth/login', permission: 'session.create', rateLimit: 'login' },
  refresh: { method: 'POST', path: '/api/auth/refresh', permission: 'session.refresh' },
  logout: { method: 'POST', path: '/api/auth/logout', permission: 'session.end' },
  user: { method: 'POST', path: '/api/auth/user', permission: 'session.read' },
} as const satisfies Calls
