import type { Calls } from '../http/call'

const right = { permission: 'second-factor.update', rateLimit: 'password' } as const

export const secondFactorCalls = {
  read: { method: 'GET', path: '/api/second-factor', permission: 'second-factor.read' },
  begin: { method: 'POST', path: '/api/second-factor', ...right },
  confirm: { method: 'PUT', path: '/api/second-factor/confirm', ...right },
  renewCodes: { method: 'PUT', path: '/api/second-factor/recovery-codes', ...right },
  turnOff: { method: 'PUT', path: '/api/second-factor/off', ...right },
} as const satisfies Calls
