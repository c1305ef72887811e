import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ExportColumn } from '../../collection/export/sheet'

const STATUSES: Record<RecurringOrder['status'], string> = {
  active: 'Going on',
  ended: 'Ended',
  cancelled: 'Cancelled',
}

/** A recurring order as a line of a file; its goods stand in one cell, a line each. */
export const RECURRING_COLUMNS: readonly ExportColumn<RecurringOrder>[] = [
  { heading: 'Order', read: (order) => order.order_number },
  { heading: 'First name', read: (order) => order.receiver_first_name },
  { heading: 'Last name', read: (order) => order.receiver_last_name },
  { heading: 'City', read: (order) => order.city },
  { heading: 'Status', read: (order) => STATUSES[order.status] },
  { heading: 'How often', read: (order) => RECURRING_NAMES[order.recurring_option] },
  { heading: 'Next on', read: (order) => order.next_due_on },
  { heading: 'Orders placed', read: (order) => order.occurrences },
  {
    heading: 'Goods',
    read: (order) =>
      order.orderItems
        .map(
          ({ quantity, product_name, pharmacy_name }) => `${quantity} × ${product_name} (${pharmacy_name})`,
        )
        .join('\n'),
  },
  { heading: 'Last problem', read: (order) => order.last_problem },
]
