import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const audit: OfficeResource = {
  name: 'audit-entries',
  list: screen(() => import('./AuditList').then(({ AuditList }) => AuditList)),
}
