import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const audit: OfficeResource = {
  name: 'audit-entries',
  list: screen(() => import('./AuditList').then(({ AuditList }) => AuditList)),
}
