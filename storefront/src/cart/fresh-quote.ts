import { sumPesos } from '@botika/common/centavos'
import { quote, type WantedLine } from '@botika/common/quote/endpoints'
import { call } from '../lib/api'
import type { GuestCartItem } from './state/items'

export const freshQuote = (items: readonly GuestCartItem[], signal: AbortSignal) =>
  call(
    quote.make,
    {
      body: {
        items: items.map(({ product, quantity }) => ({ inventory_id: product.inventory_id, quantity })),
      },
    },
    { signal },
  )

export async function statutoryTotal(items: WantedLine[], signal: AbortSignal): Promise<number> {
  const body = { items, delivery_option: 'pick_up', discount_type: 'senior_citizen' } as const
  const { total, delivery_fee } = await call(quote.make, { body }, { signal })
  return sumPesos([total, -delivery_fee])
}
