import { quote } from '@botika/common/quote/endpoints'
import type { Serve } from '../../platform'
import type { QuoteService } from './price'

export function quoteRoutes(serve: Serve, quotes: QuoteService) {
  serve(quote.make, ({ body }) => quotes.make(body.items, body))
}
