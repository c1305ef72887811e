import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const orders: ResourceProps = {
  name: 'orders',
  recordRepresentation: 'order_number',
  list: lazy(() => import('./OrderList').then(({ OrderList }) => ({ default: OrderList }))),
  show: lazy(() => import('./OrderPage').then(({ OrderPage }) => ({ default: OrderPage }))),
}
