import type { Order } from '@botika/common/orders/schema'
import { useUser } from '../session/atoms'
import { Receiver } from '../tracking/order-elements'
import { OrderScreen } from '../tracking/screen/OrderScreen'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

export const OwnOrderView = ({ order, onChanged }: Props) => (
  <OrderScreen
    order={order}
    own={{ user: useUser() ?? null, id: order.id }}
    hasFiles={order.has_prescription_image || order.has_senior_citizen_id_image}
    about={<Receiver order={order} />}
    onChanged={(changed) => onChanged({ ...order, ...changed })}
  />
)
