import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Facts, Panel } from '../../ui/Panel'
import { useWords } from '../../lib/language/useWords'

/** How it travels and how it is paid. */
export function DeliveryCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const isPickUp = order.delivery_option === 'pick_up'
  // a cancelled order waits for nothing any more
  const ahead = order.is_cancelled ? 'Not shipped' : 'Chosen when it is shipped'
  const noCourier = order.is_shipped ? 'None was named' : ahead
  const unpaid = order.is_cancelled ? 'No' : 'Not yet'
  const cash = isPickUp ? 'Cash on pick-up' : 'Cash on delivery'
  return (
    <Panel title="Delivery and payment">
      <Facts
        facts={[
          ['Pharmacy', order.pharmacy_name],
          ['Delivery', t(DELIVERY_OPTIONS.find(({ value }) => value === order.delivery_option)?.name ?? '')],
          ['Courier', isPickUp ? null : (order.courier_name ?? t(noCourier))],
          ['Payment', t(order.payment_option === 'cash' ? cash : 'Online')],
          ['Paid', t(order.is_paid ? 'Yes' : unpaid)],
        ]}
      />
    </Panel>
  )
}
