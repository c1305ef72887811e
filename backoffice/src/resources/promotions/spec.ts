import type { Label } from '@botika/common/messages/message'
import { fields } from '@botika/common/messages/office'
import type { Promotion } from '@botika/common/promotions/endpoints'
import { promotion } from '@botika/common/promotions/entity'
import { specOf } from '../../collection/plain/spec-of'
import { pesos } from '../../ui/format'
import { PromotionPreview } from './PromotionPreview'

export function stateOf(
  { is_active, is_running, starts_at }: Pick<Promotion, 'is_active' | 'is_running' | 'starts_at'>,
  now = Date.now(),
): Label {
  if (!is_active) return fields.switchedOff
  if (is_running) return fields.running
  return Date.parse(starts_at) > now ? fields.planned : fields.over
}

export const spec = specOf(promotion, {
  preview: PromotionPreview,
  fields: {
    value: { format: ({ kind, value }) => (kind === 'percent' ? `${value}%` : pesos(value)) },
    is_running: { format: (record, t) => t(stateOf(record as unknown as Promotion)) },
    pharmacy_id: { format: ({ pharmacy_name }, t) => pharmacy_name ?? t(fields.everyPharmacy) },
  },
})
