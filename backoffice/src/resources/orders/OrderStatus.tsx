import { useWords } from '../../lib/language/useWords'
import type { SellerOrder } from '@botika/common/orders/schema'
import type { SellerOrderStatus } from '@botika/common/orders/steps'
import { type Tone, ToneChip } from '../../ui/StatusChip'
import { statusName } from './steps'

const TONES: Record<SellerOrderStatus, Tone> = {
  to_confirm: 'warn',
  to_ship: 'info',
  to_receive: 'info',
  to_pay: 'brand',
  to_complete: 'brand',
  completed: 'good',
  cancelled: 'quiet',
}

/** Where an order stands. */
export const OrderStatus = ({ order }: { order: SellerOrder }) => {
  const t = useWords()
  return <ToneChip tone={TONES[order.status]} label={t(statusName(order))} />
}
