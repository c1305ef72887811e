import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const recurring: ResourceProps = {
  name: 'recurring-orders',
  list: lazy(() => import('./RecurringList').then(({ RecurringList }) => ({ default: RecurringList }))),
}
