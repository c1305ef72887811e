import { eachPesos, sumPesos } from '@botika/common/centavos'
import type { CallOptions } from '@botika/common/http/endpoint'
import { type OfferHere, offersHere } from '@botika/common/offers-here/endpoints'
import { products } from '@botika/common/products/endpoints'
import { call } from '../../lib/api'
import type { WantedAt } from '../../place/destination'
import type { GuestCartItem, GuestCartProduct } from '../state/items'

export interface Other {
  product: GuestCartProduct
  offer: OfferHere
  quantity: number
  perPiece: number | null
}

export interface Cheaper {
  less: number
  others: readonly Other[]
}

const MOST_PRODUCTS = 100
const MOST_OTHERS = 5
// the cart shows no sooner than these suggestions, which it can do without
const MOST_WAIT_MS = 2_000

async function bestHere(productIds: readonly number[], at: WantedAt, options: CallOptions) {
  const product_ids = [...new Set(productIds)].slice(0, MOST_PRODUCTS)
  if (product_ids.length === 0) return new Map<number, OfferHere>()
  const { data } = await call(offersHere.find, { body: { product_ids, ...at } }, options)
  return new Map(data.flatMap(({ product_id, best }) => (best ? [[product_id, best] as const] : [])))
}

const soldBy = (product: Omit<GuestCartProduct, keyof Sold>, offer: OfferHere): GuestCartProduct => ({
  ...product,
  inventory_id: offer.inventory_id,
  pharmacy_id: offer.pharmacy_id,
  pharmacy_name: offer.pharmacy_name,
  selling_price: offer.selling_price,
  current_quantity: offer.quantity,
})
type Sold = Pick<
  GuestCartProduct,
  'inventory_id' | 'pharmacy_id' | 'pharmacy_name' | 'selling_price' | 'current_quantity'
>

/** By the lines' offers: the same product where it can be delivered from. */
export async function reachingFor(
  items: readonly GuestCartItem[],
  at: WantedAt,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Other>> {
  const best = await bestHere(
    items.map(({ product }) => product.id),
    at,
    { signal },
  )
  return new Map(
    items.flatMap(({ product, quantity }) => {
      const offer = best.get(product.id)
      if (!offer || offer.inventory_id === product.inventory_id) return []
      const few = Math.min(quantity, offer.quantity)
      return [
        [product.inventory_id, { product: soldBy(product, offer), offer, quantity: few, perPiece: null }],
      ]
    }),
  )
}

/** By product: the same medicine for less per piece (RA 6675), cheapest first, never with fewer pieces. */
export async function cheaperFor(
  items: readonly GuestCartItem[],
  at: WantedAt,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Cheaper>> {
  const options = { signal, timeout: MOST_WAIT_MS }
  const ids = [...new Set(items.map(({ product }) => product.id))].slice(0, MOST_PRODUCTS)
  const [own, equivalents] = await Promise.all([
    call(products.list, { query: { ids: ids.join(), per_page: 100 } }, options),
    Promise.all(ids.map((id) => call(products.equivalents, { params: { id } }, options))),
  ])
  const pieces = new Map(own.data.map(({ id, unit_count }) => [id, Math.max(1, unit_count)]))
  const offers = await bestHere(
    equivalents.flatMap(({ data }) => data.map(({ id }) => id)),
    at,
    options,
  )
  return new Map(
    items.flatMap(({ product, quantity }) => {
      const each = pieces.get(product.id)
      if (each === undefined) return []
      const price = eachPesos(product.selling_price, each)
      const others = (equivalents[ids.indexOf(product.id)]?.data ?? []).flatMap((one): Other[] => {
        const offer = offers.get(one.id)
        const count = Math.max(1, one.unit_count)
        const packs = Math.ceil((quantity * each) / count)
        if (!offer || one.id === product.id || offer.quantity < packs) return []
        const perPiece = eachPesos(offer.selling_price, count)
        if (perPiece >= price) return []
        const { id, image, name, subcategory_name, is_sc_discountable } = one
        const of = soldBy({ id, image, name, subcategory_name, is_sc_discountable }, offer)
        return [{ product: of, offer, quantity: packs, perPiece }]
      })
      others.sort((a, b) => (a.perPiece ?? 0) - (b.perPiece ?? 0))
      const [first] = others
      if (!first) return []
      const less = sumPesos([price, -(first.perPiece ?? 0)])
      return [[product.inventory_id, { less, others: others.slice(0, MOST_OTHERS) }]]
    }),
  )
}
