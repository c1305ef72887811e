import { sumPesos } from '@botika/common/centavos'
import type { InputOf } from '@botika/common/http/endpoint'
import { quote, type WantedLine } from '@botika/common/quote/endpoints'
import { call } from '../lib/api'
import type { GuestCartItem } from './state/items'

export const askQuote = (body: InputOf<typeof quote.make>['body'], signal: AbortSignal) =>
  call(quote.make, { body }, { signal })

export const freshQuote = (items: readonly GuestCartItem[], signal: AbortSignal) =>
  askQuote(
    { items: items.map(({ product, quantity }) => ({ inventory_id: product.inventory_id, quantity })) },
    signal,
  )

const WAIT_MS = 300

/** Total in pesos with the discount of a senior citizen or PWD, before delivery; waits for who presses several times. */
export async function statutoryTotal(items: WantedLine[], signal: AbortSignal): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  const { total, delivery_fee } = await askQuote(
    { items, delivery_option: 'pick_up', discount_type: 'senior_citizen' },
    signal,
  )
  return sumPesos([total, -delivery_fee])
}
