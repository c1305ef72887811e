import type { TrackedOrder } from '@botika/common/orders/schema'
import { GuestFileReads, mayHaveFiles, OrderFileReads } from './FileReads'
import { OrderView } from './OrderView'
import { TrackedCancel } from './TrackedCancel'
import { TrackedReplacement } from './TrackedReplacement'
import { useOwnOrder } from './useOwnOrder'

interface Props {
  order: TrackedOrder
  onChanged: (order: TrackedOrder) => void
}

export function Tracked({ order, onChanged }: Props) {
  const own = useOwnOrder(order.order_number)
  return (
    <>
      <OrderView
        order={order}
        {...(own && {
          actions: (part) => <TrackedCancel order={order} own={own} part={part} onCancelled={onChanged} />,
          replacement: <TrackedReplacement order={order} own={own} onReplaced={onChanged} />,
        })}
      />
      {own && mayHaveFiles(order) ? (
        own.id === null ? (
          <GuestFileReads orderNumber={order.order_number} />
        ) : (
          <OrderFileReads orderId={own.id} />
        )
      ) : null}
    </>
  )
}
