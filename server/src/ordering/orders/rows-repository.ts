import type { orderEvents, orderItems, orders, salesRecords, sellerOrders } from '../../schema'

type Moment = Date | string
/** JSON from the database has moments as text; rows made here have dates. */
type Row<T> = Omit<T, 'created_at' | 'updated_at'> & { created_at: Moment; updated_at: Moment }

export type OrderRow = Row<typeof orders.$inferSelect>
export type PartRow = Row<typeof sellerOrders.$inferSelect> & {
  pharmacy_name: string
  pharmacy_address: string
  pharmacy_phone: string | null
  pharmacy_license_number: string | null
  courier_name: string | null
}
export type ItemRow = typeof orderItems.$inferSelect
export type EventRow = Omit<typeof orderEvents.$inferSelect, 'created_at' | 'id'> & {
  created_at: Moment
  pharmacy_name: string | null
}
export type SalesRecordInsert = typeof salesRecords.$inferInsert

/** An order with everything that hangs on it. */
export interface OrderView {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  events: EventRow[]
}
