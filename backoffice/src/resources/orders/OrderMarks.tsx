import type { SellerOrder } from '@botika/common/orders/schema'
import Box from '@mui/material/Box'
import { ToneChip } from '../../shared/StatusChip'
import { hoursLate, lateWords } from './late'
import { useWords } from '../../shared/language/useWords'

const PRESCRIPTION = {
  to_check: { label: 'Prescription to check', tone: 'warn' },
  accepted: { label: 'Prescription accepted', tone: 'good' },
  rejected: { label: 'Prescription rejected', tone: 'bad' },
} as const

/** What is special about an order. */
export function OrderMarks({ order }: { order: SellerOrder }) {
  const prescription =
    order.prescription_status === 'not_needed' ? null : PRESCRIPTION[order.prescription_status]
  const t = useWords()
  const late = hoursLate(order)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {late !== null && <ToneChip tone="bad" label={lateWords(late, t)} />}
      {prescription && <ToneChip {...prescription} />}
      {order.delivery_option === 'pick_up' && <ToneChip tone="quiet" label="Pick up" />}
      {order.discount_type === 'senior_citizen' && <ToneChip tone="brand" label="Senior citizen" />}
      {order.discount_type === 'pwd' && <ToneChip tone="brand" label="PWD" />}
    </Box>
  )
}
