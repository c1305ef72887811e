import type { Calls } from '../http/call'

const own = { permission: 'refused-lines.choose' } as const
const guests = { permission: 'refused-lines.choose-as-guest', rateLimit: 'tracking' } as const
const answer = { method: 'PUT', permission: 'offered-lines.answer' } as const

export const refusedLinesCalls = {
  list: { method: 'GET', path: '/api/refused-lines', permission: 'refused-lines.manage' },
  refuse: { method: 'PUT', path: '/api/seller-orders/refuse-line/:id', permission: 'seller-orders.refuse' },
} as const satisfies Calls

export const offeredLinesCalls = {
  list: { method: 'GET', path: '/api/offered-lines', permission: 'offered-lines.manage' },
  accept: { ...answer, path: '/api/offered-lines/accept/:id' },
  decline: { ...answer, path: '/api/offered-lines/decline/:id' },
} as const satisfies Calls

export const ownRefusedLinesCalls = {
  list: { ...own, method: 'GET', path: '/api/customer-orders/refused-lines' },
  choose: { ...own, method: 'PUT', path: '/api/customer-orders/refused-lines/:id' },
  listAsGuest: { ...guests, method: 'POST', path: '/api/track-order/refused-lines/list' },
  chooseAsGuest: { ...guests, method: 'PUT', path: '/api/track-order/refused-lines/:id' },
} as const satisfies Calls
