import type { PricePromotion } from '@botika/common/pricing/cart'
import { memo } from '../../platform'
import type { PromotionRow, PromotionsRepository } from './promotions-repository'

export interface Promotable {
  productId: number
  categoryId: number | null
  pharmacyId: number
}

export type PromotionsFor = (offer: Promotable) => readonly PricePromotion[]

const NONE: readonly PricePromotion[] = []

const isRunning = (row: PromotionRow, now: number) =>
  row.starts_at.getTime() <= now && (row.ends_at === null || row.ends_at.getTime() > now)

const nothing: PromotionsFor = () => NONE

function indexOf(running: readonly PromotionRow[]): PromotionsFor {
  if (running.length === 0) return nothing
  const everywhere: PromotionRow[] = []
  const byCategory = new Map<number, PromotionRow[]>()
  const byProduct = new Map<number, PromotionRow[]>()
  const put = (map: Map<number, PromotionRow[]>, key: number, row: PromotionRow) =>
    map.set(key, [...(map.get(key) ?? []), row])
  for (const row of running) {
    if (row.applies_to === 'all') everywhere.push(row)
    else if (row.applies_to === 'category' && row.category_id !== null) put(byCategory, row.category_id, row)
    else for (const id of row.product_ids) put(byProduct, id, row)
  }
  return ({ productId, categoryId, pharmacyId }) => {
    const candidates = [
      ...everywhere,
      ...(categoryId === null ? [] : (byCategory.get(categoryId) ?? [])),
      ...(byProduct.get(productId) ?? []),
    ]
    return candidates.filter((row) => row.pharmacy_id === null || row.pharmacy_id === pharmacyId)
  }
}

export function runningPromotions({
  repository,
  freshFor,
}: {
  repository: PromotionsRepository
  freshFor: number
}) {
  const kept = memo({ freshFor, make: () => repository.upcoming() })
  let held = { rows: [] as readonly PromotionRow[], ids: '', text: '[]', promotionsFor: nothing }

  return {
    /** The very same function while the same promotions run, so that prices made with it serve again. */
    async running(): Promise<PromotionsFor> {
      const rows = await kept.get()
      const now = Date.now()
      const running = rows.filter((row) => isRunning(row, now))
      const ids = running.map(({ id }) => id).join()
      if (rows === held.rows && ids === held.ids) return held.promotionsFor
      const text = JSON.stringify(running)
      const promotionsFor = text === held.text ? held.promotionsFor : indexOf(running)
      held = { rows, ids, text, promotionsFor }
      return promotionsFor
    },
    forget: () => kept.clear(),
  }
}
export type RunningPromotions = ReturnType<typeof runningPromotions>
