import type { Calls } from '../http/call'

export const priceAlertsCalls = {
  list: { method: 'GET', path: '/api/price-alerts', permission: 'price-alerts.read' },
  create: { method: 'POST', path: '/api/price-alerts', permission: 'price-alerts.create', status: 201 },
  remove: { method: 'DELETE', path: '/api/price-alerts/:id', permission: 'price-alerts.delete' },
  createAsGuest: {
    method: 'POST',
    path: '/api/price-alerts/guest',
    permission: 'price-alerts.create-as-guest',
    rateLimit: 'price-alert',
  },
  confirm: { method: 'POST', path: '/api/price-alerts/confirm', permission: 'price-alerts.confirm' },
  stop: { method: 'POST', path: '/api/price-alerts/stop', permission: 'price-alerts.stop' },
  stopPage: {
    method: 'GET',
    path: '/api/price-alerts/stop',
    permission: 'price-alerts.stop',
    replyType: 'text/html; charset=utf-8',
  },
} as const satisfies Calls
