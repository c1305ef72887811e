import type { OrderPart, TrackedOrder } from '@botika/common/orders/schema'
import { CancelPart, type CancelRequest } from './CancelPart'
import type { OwnOrder } from './useOwnOrder'

interface Props {
  order: TrackedOrder
  own: OwnOrder
  part: OrderPart
  onCancelled: (order: TrackedOrder) => void
}

export function TrackedCancel({ order, own: { id }, part, onCancelled }: Props) {
  async function cancel(wish: CancelRequest) {
    const { cancelAsCustomer, cancelAsGuest } = await import('./cancel-calls')
    onCancelled(
      id === null
        ? await cancelAsGuest(order.order_number, part.id, wish)
        : await cancelAsCustomer(part.id, wish.remarks),
    )
  }

  return <CancelPart part={part} needsEmail={id === null} cancel={cancel} />
}
