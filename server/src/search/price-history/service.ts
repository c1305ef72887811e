import { toPesos } from '@botika/common/centavos'
import type { PriceHistory } from '@botika/common/products/schema'
import { manilaDay } from '@botika/common/time'
import type { PriceHistoryRepository } from './repository'

interface Needs {
  repository: PriceHistoryRepository
  now: () => Date
}

const DAYS = 90
const DAY_MS = 86_400_000

export function priceHistoryService({ repository, now }: Needs) {
  const start = () => new Date(now().getTime() - DAYS * DAY_MS)

  return {
    async find(product: number, asked?: string): Promise<PriceHistory[]> {
      const since = start()
      const all = await repository.find(product, asked)
      return [...new Set(all.map(({ province }) => province))].flatMap((province) => {
        const rows = all.filter((row) => row.province === province)
        const before = rows.findIndex(({ changed_at }) => changed_at <= since)
        const shown = before === -1 ? rows : rows.slice(0, before + 1)
        const changes = shown.map(({ price, changed_at }) => ({
          price: price === null ? null : toPesos(price),
          on: manilaDay(changed_at > since ? changed_at : since),
        }))
        const priced = changes.flatMap(({ price, on }) => (price === null ? [] : [{ price, on }]))
        const [first, ...others] = priced
        if (!first) return []
        const lowest = others.reduce((least, one) => (one.price < least.price ? one : least), first)
        return [{ province, lowest, changes }]
      })
    },

    deleteOld: () => repository.deleteReplacedBefore(start()),
  }
}
export type PriceHistoryService = ReturnType<typeof priceHistoryService>
