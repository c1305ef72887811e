import type { Random } from '../pictures/random'
import type { inventories, promotions } from '@botika/server/schema'
import type { Catalogue } from './catalogue'
import { DEMO_PHARMACY, type PharmacyRow } from './pharmacies'
import { onShelf } from './product-seed'

export type OfferRow = typeof inventories.$inferInsert & {
  id: number
  quantity: number
  status: 'draft' | 'live' | 'suspended'
}
export type PromotionRow = typeof promotions.$inferInsert & {
  id: number
  starts_at: Date
  product_ids: number[]
  applies_to: 'all' | 'category' | 'products'
}

const DAY = 86_400_000

function stockOf(random: Random): { quantity: number; status: OfferRow['status'] } {
  const luck = random.next()
  if (luck < 0.06) return { quantity: 0, status: 'live' }
  if (luck < 0.1) return { quantity: random.whole(0, 30), status: 'draft' }
  if (luck < 0.115) return { quantity: random.whole(5, 40), status: 'suspended' }
  if (luck < 0.2) return { quantity: random.whole(1, 5), status: 'live' }
  return { quantity: random.whole(8, 180), status: 'live' }
}

/** Every product in 2 to 20 pharmacies, at each pharmacy's own price. */
export function makeOffers(
  random: Random,
  { products, terms }: Catalogue,
  pharmacies: readonly PharmacyRow[],
  now: Date,
): OfferRow[] {
  const level = new Map(pharmacies.map(({ id }) => [id, random.between(0.93, 1.13)]))
  const others = pharmacies.filter(({ id }) => id !== DEMO_PHARMACY)
  const offers: OfferRow[] = []
  for (const product of products) {
    const { price, reach } = terms.get(product.id) ?? { price: 10_000, reach: 0.5 }
    const count = Math.min(20, Math.max(2, Math.round(2 + reach * 18 * random.between(0.7, 1.1))))
    const demo = pharmacies.filter(({ id }) => id === DEMO_PHARMACY && random.chance(0.4))
    for (const [index, pharmacy] of [...demo, ...random.sample(others, count - demo.length)].entries()) {
      const changed = new Date(now.getTime() - random.whole(0, 60) * DAY)
      // the first two can always be bought, so that no product is a dead end
      const stock = index < 2 ? { quantity: random.whole(10, 160), status: 'live' as const } : stockOf(random)
      offers.push({
        id: offers.length + 1,
        product_id: product.id,
        pharmacy_id: pharmacy.id,
        sku: `${pharmacy.slug.slice(0, 3).toUpperCase()}-${String(10_000 + product.id)}`,
        price: onShelf(price * (level.get(pharmacy.id) ?? 1) * random.between(0.96, 1.05)),
        ...(pharmacy.id === DEMO_PHARMACY && index === 0 && random.chance(0.22) ? stockOf(random) : stock),
        created_at: new Date(changed.getTime() - 30 * DAY),
        updated_at: changed,
      })
    }
  }
  return offers
}

type Plan = Pick<PromotionRow, 'name' | 'kind' | 'value' | 'applies_to'> & {
  from: number
  to: number | null
  pharmacy: number | null
  category?: string
  products?: number
}

/** Running, past and future; for all, a category or some products; hundredths of a percent or centavos. */
const PLANS: readonly Plan[] = [
  {
    name: 'Vitamin week',
    kind: 'percent',
    value: 1_000,
    applies_to: 'category',
    from: -3,
    to: 18,
    pharmacy: null,
    category: 'Vitamins and supplements',
  },
  {
    name: 'Neighbourhood picks',
    kind: 'percent',
    value: 2_000,
    applies_to: 'products',
    from: -10,
    to: 20,
    pharmacy: DEMO_PHARMACY,
    products: 16,
  },
  {
    name: '₱25 off baby needs',
    kind: 'amount',
    value: 2_500,
    applies_to: 'category',
    from: -6,
    to: 24,
    pharmacy: DEMO_PHARMACY,
    category: 'Mother and baby',
  },
  {
    name: 'Anniversary sale',
    kind: 'percent',
    value: 500,
    applies_to: 'all',
    from: 9,
    to: 12,
    pharmacy: DEMO_PHARMACY,
  },
  {
    name: 'Back to school',
    kind: 'percent',
    value: 1_500,
    applies_to: 'category',
    from: -80,
    to: -50,
    pharmacy: DEMO_PHARMACY,
    category: 'Personal care',
  },
  { name: 'Opening month', kind: 'percent', value: 700, applies_to: 'all', from: -12, to: 16, pharmacy: 5 },
  {
    name: 'Monitor your health',
    kind: 'percent',
    value: 1_500,
    applies_to: 'category',
    from: -4,
    to: 30,
    pharmacy: 14,
    category: 'Medical devices and supplies',
  },
  {
    name: 'Glow days',
    kind: 'percent',
    value: 2_500,
    applies_to: 'category',
    from: -2,
    to: 10,
    pharmacy: 15,
    category: 'Beauty',
  },
  {
    name: 'Suki discount',
    kind: 'percent',
    value: 1_200,
    applies_to: 'products',
    from: -20,
    to: null,
    pharmacy: 20,
    products: 30,
  },
  {
    name: 'Rainy season care',
    kind: 'percent',
    value: 1_000,
    applies_to: 'products',
    from: -8,
    to: 22,
    pharmacy: 41,
    products: 24,
  },
  {
    name: 'Weekend grocery',
    kind: 'amount',
    value: 1_000,
    applies_to: 'category',
    from: -1,
    to: 6,
    pharmacy: 56,
    category: 'Grocery',
  },
  { name: 'Payday sale', kind: 'percent', value: 800, applies_to: 'all', from: -40, to: -35, pharmacy: 9 },
  {
    name: 'Year-end health fair',
    kind: 'percent',
    value: 1_000,
    applies_to: 'all',
    from: 40,
    to: 55,
    pharmacy: null,
  },
]

export function makePromotions(
  random: Random,
  { categories }: Catalogue,
  offers: readonly OfferRow[],
  now: Date,
): PromotionRow[] {
  return PLANS.map((plan, index) => {
    const offered = offers
      .filter((offer) => offer.pharmacy_id === plan.pharmacy && offer.status === 'live')
      .map((offer) => offer.product_id)
    return {
      id: index + 1,
      pharmacy_id: plan.pharmacy,
      name: plan.name,
      kind: plan.kind,
      value: plan.value,
      starts_at: new Date(now.getTime() + plan.from * DAY),
      ends_at: plan.to === null ? null : new Date(now.getTime() + plan.to * DAY),
      applies_to: plan.applies_to,
      category_id: categories.find(({ name }) => name === plan.category)?.id ?? null,
      product_ids: plan.products ? random.sample(offered, plan.products).sort((a, b) => a - b) : [],
      is_active: true,
      created_at: new Date(now.getTime() + Math.min(plan.from, 0) * DAY - DAY),
      updated_at: new Date(now.getTime() + Math.min(plan.from, 0) * DAY - DAY),
    }
  })
}
