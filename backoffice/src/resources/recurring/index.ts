import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const recurring: OfficeResource = {
  name: 'recurring-orders',
  recordRepresentation: 'order_number',
  show: screen(() => import('./RecurringPage').then(({ RecurringPage }) => RecurringPage)),
  list: screen(() => import('./RecurringList').then(({ RecurringList }) => RecurringList)),
}
