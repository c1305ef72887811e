import type { Calls } from '../http/call'

export const salesRecordsCalls = {
  list: { method: 'GET', path: '/api/sales-records', permission: 'sales-records.read' },
  export: {
    method: 'GET',
    path: '/api/sales-records/export',
    permission: 'sales-records.read',
    replyType: 'text/csv; charset=utf-8',
  },
} as const satisfies Calls
