import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const orders: OfficeResource = {
  name: 'orders',
  recordRepresentation: 'order_number',
  list: screen(() => import('./OrderList').then(({ OrderList }) => OrderList)),
  show: screen(() => import('./OrderPage').then(({ OrderPage }) => OrderPage)),
}
