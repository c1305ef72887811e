import { dispatch, prescriptions, shared } from '@botika/common/messages/office'
import type { SellerOrder } from '@botika/common/orders/schema'
import { ToneChip } from '../../ui/StatusChip'
import { hoursLate, lateWords } from './late'
import './rows.css'
import { useWords } from '../../lib/language/useWords'

const PRESCRIPTION = {
  to_check: { label: prescriptions.prescriptionToCheck, tone: 'warn' },
  accepted: { label: shared.prescriptionAccepted, tone: 'good' },
  rejected: { label: shared.prescriptionRejected, tone: 'bad' },
} as const

interface OrderMarksProps {
  order: SellerOrder
  /** False where it stands elsewhere that the order waits too long. */
  hasLate?: boolean
  /** Each mark stands by itself in the row of its surroundings. */
  isInLine?: boolean
}

/** What is special about an order. */
export function OrderMarks({ order, hasLate = true, isInLine = false }: OrderMarksProps) {
  const t = useWords()
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

/** That it waits longer than shoppers should, and how long. */
export function LateMark({ order }: { order: SellerOrder }) {
  const t = useWords()
  const late = hoursLate(order)
  return late === null ? null : <ToneChip tone="bad" label={lateWords(late, t)} />
}
