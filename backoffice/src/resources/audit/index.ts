import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const audit: ResourceProps = {
  name: 'audit-entries',
  list: lazy(() => import('./AuditList').then(({ AuditList }) => ({ default: AuditList }))),
}
