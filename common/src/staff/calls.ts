import type { Calls } from '../http/call'

const staff = '/api/pharmacies/:id/staff' as const
const invitation = '/api/staff-invitations/:id' as const

export const staffCalls = {
  list: { method: 'GET', path: staff, permission: 'staff.read' },
  invite: { method: 'POST', path: staff, permission: 'staff.invite', rateLimit: 'invite' },
  leave: { method: 'POST', path: `${staff}/leave`, permission: 'staff.leave' },
  update: { method: 'PUT', path: '/api/staff/:id', permission: 'staff.update' },
  remove: { method: 'DELETE', path: '/api/staff/:id', permission: 'staff.delete' },
  sendAgain: {
    method: 'POST',
    path: `${invitation}/send`,
    permission: 'staff.invite',
    rateLimit: 'invite',
  },
  withdraw: { method: 'DELETE', path: invitation, permission: 'staff.invite' },
} as const satisfies Calls
