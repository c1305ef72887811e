import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { manilaDay } from '@botika/common/time'
import { presentQuote } from './present'
import { mergeLines, price, type Priced, type PriceSettings, type Terms } from './price'
import type { QuoteRepository, Tx } from './repository'

interface Needs {
  repository: QuoteRepository
  settings: PriceSettings
}

/** The one place where carts are priced; placing an order asks here as well. */
export function quoteService({ repository, settings }: Needs) {
  const idsOf = (lines: readonly WantedLine[]) => lines.map((line) => line.inventory_id)

  /** Prices lines as things stand this moment; what is written afterwards has to check that they still do. */
  async function priceNow(items: readonly WantedLine[], terms: Terms): Promise<Priced> {
    const wanted = mergeLines(items)
    return price(wanted, await repository.find(idsOf(wanted), manilaDay()), terms, settings)
  }

  return {
    priceNow,

    make: async (items: readonly WantedLine[], terms: Terms): Promise<Quote> =>
      presentQuote(await priceNow(items, terms)),

    /** Prices inside a transaction and keeps the offers locked until it ends, so that price and stock hold. */
    async lock(tx: Tx, items: readonly WantedLine[], terms: Terms): Promise<Priced> {
      const wanted = mergeLines(items)
      return price(wanted, await repository.findLocked(tx, idsOf(wanted), manilaDay()), terms, settings)
    },
  }
}
export type QuoteService = ReturnType<typeof quoteService>
