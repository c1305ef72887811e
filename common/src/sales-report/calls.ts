import type { Calls } from '../http/call'

export const salesReportCalls = {
  read: { method: 'GET', path: '/api/sales-report', permission: 'sales-report.read' },
  export: {
    method: 'GET',
    path: '/api/sales-report/export',
    permission: 'sales-report.read',
    replyType: 'text/csv; charset=utf-8',
  },
} as const satisfies Calls
