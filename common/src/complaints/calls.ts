import type { Calls } from '../http/call'

const own = { permission: 'complaints.create' } as const
const guests = { permission: 'complaints.create-as-guest', rateLimit: 'tracking' } as const
const withPictures = { bodyKind: 'multipart', isIdempotent: true } as const
const picture = { replyType: 'application/octet-stream' } as const

export const complaintsCalls = {
  list: { method: 'GET', path: '/api/complaints', permission: 'complaints.manage' },
  one: { method: 'GET', path: '/api/complaints/:id', permission: 'complaints.manage' },
  write: { method: 'PUT', path: '/api/complaints/:id/message', permission: 'complaints.answer' },
  settle: { method: 'PUT', path: '/api/complaints/:id/settle', permission: 'complaints.settle' },
  picture: {
    ...picture,
    method: 'GET',
    path: '/api/complaints/:id/pictures/:pictureId',
    permission: 'complaints.files',
  },
} as const satisfies Calls

export const ownComplaintsCalls = {
  list: { ...own, method: 'GET', path: '/api/customer-orders/complaints' },
  open: {
    ...own,
    ...withPictures,
    method: 'POST',
    path: '/api/customer-orders/complaints',
    status: 201,
    rateLimit: 'complaint',
  },
  change: {
    ...own,
    ...withPictures,
    method: 'PUT',
    path: '/api/customer-orders/complaints/:id',
    rateLimit: 'upload',
  },
  listAsGuest: { ...guests, method: 'POST', path: '/api/track-order/complaints/list' },
  openAsGuest: {
    ...guests,
    ...withPictures,
    method: 'POST',
    path: '/api/track-order/complaints',
    status: 201,
    rateLimit: 'complaint',
  },
  changeAsGuest: {
    ...guests,
    ...withPictures,
    method: 'PUT',
    path: '/api/track-order/complaints/:id',
  },
  pictureAsGuest: {
    ...guests,
    ...picture,
    method: 'POST',
    path: '/api/track-order/complaints/:id/picture',
  },
} as const satisfies Calls
