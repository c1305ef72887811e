import type { Promotion } from '@botika/common/promotions/endpoints'
import { promotion } from '@botika/common/promotions/entity'
import { specOf } from '../../collection/plain/spec-of'
import { pesos } from '../../ui/words'
import { PromotionPreview } from './PromotionPreview'

/** Where a promotion stands now; a switched-off one is off, whatever its days. */
export function stateOf(
  { is_active, is_running, starts_at }: Pick<Promotion, 'is_active' | 'is_running' | 'starts_at'>,
  now = Date.now(),
): 'Running' | 'Planned' | 'Over' | 'Switched off' {
  if (!is_active) return 'Switched off'
  if (is_running) return 'Running'
  return Date.parse(starts_at) > now ? 'Planned' : 'Over'
}

export const spec = specOf(promotion, {
  preview: PromotionPreview,
  fields: {
    value: { says: ({ kind, value }) => (kind === 'percent' ? `${value}%` : pesos(value)) },
    is_running: { says: (record) => stateOf(record as unknown as Promotion) },
    pharmacy_id: { says: ({ pharmacy_name }) => pharmacy_name ?? 'Every pharmacy' },
  },
})
