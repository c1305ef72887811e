import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { call } from '../lib/api'

interface Numbered {
  id: number
  order_number: string
}

export const fetchRecurringOrder = async (id: number, signal: AbortSignal) =>
  (await call(recurringOrders.one, { params: { id } }, { signal })).order

export const stopByNumber = async ({ id, order_number }: Numbered) =>
  (await call(recurringOrders.cancel, { params: { id }, body: { order_number } })).order

export const receiveLatest = async (id: number) =>
  (await call(recurringOrders.receive, { params: { id } })).order
