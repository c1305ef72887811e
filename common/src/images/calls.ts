import type { Calls } from '../http/call'

export const imagesCalls = {
  upload: {
    method: 'POST',
    path: '/api/images',
    permission: 'images.create',
    bodyKind: 'multipart',
    status: 201,
    rateLimit: 'picture',
  },
} as const satisfies Calls
