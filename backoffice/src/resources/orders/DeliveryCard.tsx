import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Facts, Panel } from '../../shared/Panel'

/** How it travels and how it is paid. */
export function DeliveryCard({ order }: { order: SellerOrderDetails }) {
  const isPickUp = order.delivery_option === 'pick_up'
  const cash = isPickUp ? 'Cash on pick-up' : 'Cash on delivery'
  return (
    <Panel title="Delivery and payment">
      <Facts
        facts={[
          ['Pharmacy', order.pharmacy_name],
          ['Delivery', DELIVERY_OPTIONS.find(({ value }) => value === order.delivery_option)?.name],
          ['Courier', isPickUp ? null : (order.courier_name ?? 'Chosen when it is shipped')],
          ['Payment', order.payment_option === 'cash' ? cash : 'Online'],
          ['Paid', order.is_paid ? 'Yes' : 'Not yet'],
        ]}
      />
    </Panel>
  )
}
