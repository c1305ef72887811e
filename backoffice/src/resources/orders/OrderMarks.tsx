import { dispatch, prescriptions, shared, orders } from '@botika/common/messages/office'
import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import { ToneChip, type Tone } from '../../ui/StatusChip'
import { useTranslations, inEnglish, type Translate } from '../../lib/language/useTranslations'
import { shortMoment } from '@botika/common/delivery-terms/window'
import { isOverdue, type SellerOrderStatus } from '@botika/common/orders/steps'
import { statusName } from './steps'
import './rows.css'

const PRESCRIPTION = {
  to_check: { label: prescriptions.prescriptionToCheck, tone: 'warn' },
  accepted: { label: shared.prescriptionAccepted, tone: 'good' },
  rejected: { label: shared.prescriptionRejected, tone: 'bad' },
} as const

interface OrderMarksProps {
  order: SellerOrder
  hasLate?: boolean
  isInLine?: boolean
}

export function OrderMarks({ order, hasLate = true, isInLine = false }: OrderMarksProps) {
  const t = useTranslations()
  const { prescription_status: status, is_cancelled: isCancelled } = order
  const isMoot = status === 'not_needed' || (status === 'to_check' && isCancelled)
  const prescription = isMoot ? null : PRESCRIPTION[status]
  return (
    <div className={isInLine ? 'order-marks-in-line' : 'order-marks'}>
      {hasLate && <LateMark order={order} />}
      {prescription && <ToneChip tone={prescription.tone} label={t(prescription.label)} />}
      {order.delivery_option === 'pick_up' && <ToneChip tone="quiet" label={t(dispatch.pickUp)} />}
      {order.discount_type === 'senior_citizen' && <ToneChip tone="brand" label={t(shared.seniorCitizen)} />}
      {order.discount_type === 'pwd' && <ToneChip tone="brand" label={t(shared.pwd)} />}
    </div>
  )
}

export function LateMark({ order }: { order: SellerOrder }) {
  const t = useTranslations()
  const { expected } = order
  if (expected && isOverdue(order))
    return <ToneChip tone="bad" label={t(orders.lateDueWhen, { when: shortMoment(t, expected.until) })} />
  const late = hoursLate(order)
  return late === null ? null : <ToneChip tone="bad" label={lateLabel(late, t)} />
}

const TONES: Record<SellerOrderStatus, Tone> = {
  to_confirm: 'warn',
  to_ship: 'info',
  to_receive: 'info',
  to_pay: 'brand',
  to_complete: 'brand',
  completed: 'good',
  cancelled: 'quiet',
}

export const OrderStatus = ({ order }: { order: SellerOrder }) => {
  const t = useTranslations()
  return <ToneChip tone={TONES[order.status]} label={t(statusName(order))} />
}

const HOUR_MS = 3_600_000

const PATIENCE_HOURS: Partial<Record<SellerOrder['status'], number>> = { to_confirm: 4, to_ship: 24 }

type Waiting = Pick<SellerOrder, 'status' | 'created_at' | 'updated_at'> & {
  confirmed_at?: string | null
  timeline?: SellerOrderDetails['timeline']
}

/** Since when an order waits for its next step. Where nothing says when it was confirmed, it was last touched then. */
function waitingSince({ status, created_at, updated_at, confirmed_at, timeline }: Waiting): string {
  if (status === 'to_confirm') return created_at
  return confirmed_at ?? timeline?.findLast(({ kind }) => kind === 'confirmed')?.created_at ?? updated_at
}

export function hoursLate(order: Waiting, now: number = Date.now()): number | null {
  const patience = PATIENCE_HOURS[order.status]
  if (patience === undefined) return null
  const hours = Math.floor((now - Date.parse(waitingSince(order))) / HOUR_MS)
  return hours >= patience ? hours : null
}

export function lateLabel(hours: number, t: Translate = inEnglish): string {
  return hours < 48
    ? t(orders.waitingHoursH, { hours })
    : t(orders.waitingDaysDays, { days: Math.floor(hours / 24) })
}
