import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const orders: OfficeResource = {
  name: 'orders',
  recordRepresentation: 'order_number',
  list: screen(() => import('./OrderList').then(({ OrderList }) => OrderList)),
  show: screen(() => import('./OrderPage').then(({ OrderPage }) => OrderPage)),
}
