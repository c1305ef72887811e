import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import type { RecordOf } from '../entity/entity'
import { endpointsOf } from '../entity/schemas'
import { promotion } from './entity'

export type Promotion = RecordOf<typeof promotion>

interface Offered {
  kind?: string | undefined
  value?: number | undefined
  starts_at?: string | undefined
  ends_at?: string | null | undefined
  applies_to?: string | undefined
  category_id?: number | null | undefined
  product_ids?: number[] | undefined
}

export function promotionIssues(promotion: Offered): Record<string, string[]> {
  const issues: Record<string, string[]> = {}
  if (promotion.kind === 'percent' && (promotion.value ?? 0) > 100)
    issues['value'] = [t(messages.atMost100Percent)]
  if (
    promotion.starts_at &&
    promotion.ends_at &&
    Date.parse(promotion.ends_at) <= Date.parse(promotion.starts_at)
  ) {
    issues['ends_at'] = [t(messages.mustBeAfterTheStart)]
  }
  if (promotion.applies_to === 'category' && !promotion.category_id)
    issues['category_id'] = [t(messages.chooseACategory)]
  if (promotion.applies_to === 'products' && !promotion.product_ids?.length) {
    issues['product_ids'] = [t(messages.chooseAtLeastOneProduct)]
  }
  return issues
}

export const promotions = endpointsOf(promotion)
