import { inEnglish } from '../../lib/language/useWords'
import type { SellerOrder } from '@botika/common/orders/schema'
import type { ExportColumn } from '../../collection/export/sheet'
import { statusName } from './steps'

const PRESCRIPTIONS: Record<SellerOrder['prescription_status'], string> = {
  not_needed: '',
  to_check: 'To check',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** An exported order. */
export const ORDER_COLUMNS: readonly ExportColumn<SellerOrder>[] = [
  { heading: 'Order', read: (order) => order.order_number },
  { heading: 'Placed', read: (order) => order.created_at },
  { heading: 'Pharmacy', read: (order) => order.pharmacy_name },
  { heading: 'Status', read: (order) => inEnglish(statusName(order)) },
  { heading: 'First name', read: (order) => order.receiver_first_name },
  { heading: 'Last name', read: (order) => order.receiver_last_name },
  { heading: 'Phone', read: (order) => order.receiver_number },
  { heading: 'Address', read: (order) => order.delivery_address },
  { heading: 'City', read: (order) => order.city },
  {
    heading: 'Delivery',
    read: (order) => (order.delivery_option === 'pick_up' ? 'Pick up' : 'Door to door'),
  },
  { heading: 'Prescription', read: (order) => PRESCRIPTIONS[order.prescription_status] },
  { heading: 'Courier', read: (order) => order.courier_name },
  { heading: 'Items', read: (order) => order.items_count },
  { heading: 'Goods', read: (order) => order.goods },
  { heading: 'Subtotal', read: (order) => order.subtotal },
  { heading: 'VAT removed', read: (order) => order.vat_removed },
  { heading: 'Discount', read: (order) => order.discount },
  { heading: 'Promotions', read: (order) => order.promotion_discount },
  { heading: 'Delivery fee', read: (order) => order.delivery_fee },
  { heading: 'Total', read: (order) => order.total },
  { heading: 'Payment', read: (order) => (order.payment_option === 'online' ? 'Online' : 'Cash') },
  { heading: 'Paid', read: (order) => (order.is_paid ? 'Yes' : 'No') },
  { heading: 'Cancelled because', read: (order) => order.cancel_remarks },
]
