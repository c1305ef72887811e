import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const recurring: ResourceProps = {
  name: 'recurring-orders',
  recordRepresentation: 'order_number',
  show: lazy(() => import('./RecurringPage').then(({ RecurringPage }) => ({ default: RecurringPage }))),
  list: lazy(() => import('./RecurringList').then(({ RecurringList }) => ({ default: RecurringList }))),
}
