import type { Calls } from '../http/call'

export const sessionCalls = {
  login: { method: 'POST', path: '/api/auth/login', permission: 'session.create', rateLimit: 'login' },
  refresh: { method: 'POST', path: '/api/auth/refresh', permission: 'session.refresh' },
  logout: { method: 'POST', path: '/api/auth/logout', permission: 'session.end' },
  user: { method: 'POST', path: '/api/auth/user', permission: 'session.read' },
} as const satisfies Calls

export const ownSessionsCalls = {
  list: { method: 'GET', path: '/api/sessions', permission: 'session.read' },
  end: { method: 'DELETE', path: '/api/sessions/:id', permission: 'session.end-own' },
  endOthers: { method: 'POST', path: '/api/sessions/end-others', permission: 'session.end-own' },
} as const satisfies Calls
