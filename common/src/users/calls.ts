import type { Calls } from '../http/call'

export const usersCalls = {
  list: { method: 'GET', path: '/api/users', permission: 'users.manage' },
  one: { method: 'GET', path: '/api/users/:id', permission: 'users.read' },
  create: {
    method: 'POST',
    path: '/api/users',
    permission: 'users.create',
    status: 201,
    rateLimit: 'register',
  },
  update: { method: 'PUT', path: '/api/users/:id', permission: 'users.update' },
  changePassword: {
    method: 'PUT',
    path: '/api/users/change-password/:id',
    permission: 'users.update',
    rateLimit: 'password',
  },
  signOut: { method: 'POST', path: '/api/users/:id/sign-out', permission: 'users.manage' },
  remove: { method: 'DELETE', path: '/api/users/:id', permission: 'users.delete' },
} as const satisfies Calls
