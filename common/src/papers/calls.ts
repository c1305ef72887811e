import type { Calls } from '../http/call'

export const papersCalls = {
  list: { method: 'GET', path: '/api/papers', permission: 'papers.read' },
  add: {
    method: 'POST',
    path: '/api/papers',
    permission: 'papers.create',
    bodyKind: 'multipart',
    status: 201,
    rateLimit: 'picture',
  },
  decide: { method: 'PUT', path: '/api/papers/:id', permission: 'papers.decide' },
  name: { method: 'PUT', path: '/api/papers/:id/holder', permission: 'papers.create' },
  file: {
    method: 'GET',
    path: '/api/papers/:id/file',
    permission: 'papers.read',
    replyType: 'application/octet-stream',
  },
} as const satisfies Calls
