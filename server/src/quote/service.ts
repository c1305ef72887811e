import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { manilaDay } from '@botika/common/time'
import { presentQuote } from './present'
import { mergeLines, price, type Priced, type PriceSettings, type Terms } from './price'
import type { QuoteRepository, Tx } from './repository'

interface Needs {
  repository: QuoteRepository
  settings: PriceSettings
}

const idsOf = (lines: readonly WantedLine[]) => lines.map((line) => line.inventory_id)

/** The one place where carts are priced; placing an order asks here as well. */
export function quoteService({ repository, settings }: Needs) {
  return {
    async make(items: readonly WantedLine[], terms: Terms): Promise<Quote> {
      const wanted = mergeLines(items)
      const offers = await repository.find(idsOf(wanted), manilaDay())
      return presentQuote(price(wanted, offers, terms, settings))
    },

    /** Prices inside a transaction and keeps the offers locked until it ends, so that price and stock hold. */
    async lock(tx: Tx, items: readonly WantedLine[], terms: Terms): Promise<Priced> {
      const wanted = mergeLines(items)
      const offers = await repository.findLocked(tx, idsOf(wanted), manilaDay())
      return price(wanted, offers, terms, settings)
    },

    rates: settings.rates,
  }
}
export type QuoteService = ReturnType<typeof quoteService>
