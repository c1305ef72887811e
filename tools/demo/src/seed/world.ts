import { seededRandom } from '../pictures/random'
import type { priceCaps } from '@botika/server/schema'
import { type Catalogue, makeCatalogue } from './catalogue'
import { makeBookmarks, makeCart, makeCouriers, makeRatings, makeRecurring } from './community'
import { makeEvents, makeMessages, makeNews, makePreregisters, makeSynonyms } from './content'
import { makeDoctors, makeFacilities, makeSpecialties } from './directory'
import { makeOffers, makePromotions, type OfferRow } from './offers'
import { makeOrders } from './orders'
import { makePeople } from './people'
import { makePapers } from './papers'
import { makePharmacies } from './pharmacies'
import { collectPictures } from './pictures'

/** How many orders of the demo can show a prescription. */
export const PRESCRIPTIONS = 90

type Wishes = { seed: string; now: Date; passwordHash: string; prescriptionIds: readonly number[] }

/** Every row and picture of the demo. The same seed and moment give the same, down to the last centavo. */
export function makeWorld({ seed, now, passwordHash, prescriptionIds }: Wishes) {
  // each part has its own stream, so that a change in one leaves the others as they were
  const stream = (part: string) => seededRandom(`${seed} ${part}`)
  const pictures = collectPictures()
  const catalogue = makeCatalogue(stream('catalogue'), pictures, now)
  const pharmacies = makePharmacies(stream('pharmacies'), pictures, now)
  const offers = makeOffers(stream('offers'), catalogue, pharmacies, now)
  const promotions = makePromotions(stream('promotions'), catalogue, offers, now)
  const { users, addresses } = makePeople(stream('people'), pharmacies, passwordHash, now)
  const couriers = makeCouriers(stream('couriers'), pharmacies, now)
  const doctors = makeDoctors(stream('doctors'), pictures, pharmacies, now)
  const orders = makeOrders(stream('orders'), {
    catalogue,
    offers,
    promotions,
    pharmacies,
    people: users,
    addresses,
    couriers,
    prescriptionIds,
    now,
  })
  const recurring = makeRecurring(stream('recurring'), orders, now)
  const { products } = catalogue
  const ratings = makeRatings(
    stream('ratings'),
    orders.orders,
    orders.sellerOrders,
    orders.orderItems,
    products,
  )
  const rows = {
    categories: catalogue.categories,
    subcategories: catalogue.subcategories,
    subsubcategories: catalogue.subsubcategories,
    pharmacies,
    pharmacyPapers: makePapers(stream('papers'), pharmacies, users, now),
    users,
    addresses,
    couriers,
    products,
    inventories: offers,
    promotions,
    priceCaps: makeCaps(catalogue, offers, now),
    specialties: makeSpecialties(now),
    doctors,
    facilities: makeFacilities(stream('facilities'), pictures, now),
    news: makeNews(pictures, now),
    events: makeEvents(stream('events'), pictures, now),
    recurringOrders: recurring.recurringOrders,
    recurringOrderItems: recurring.recurringOrderItems,
    ...orders,
    ratings,
    bookmarks: makeBookmarks(
      stream('bookmarks'),
      users,
      products,
      pharmacies,
      doctors.map(({ id }) => id),
      now,
    ),
    cartItems: makeCart(stream('cart'), offers, now),
    preregisters: makePreregisters(stream('preregisters'), now),
    contactMessages: makeMessages(now),
    searchSynonyms: makeSynonyms(now),
  }
  return { rows, pictures: pictures.files }
}
export type World = ReturnType<typeof makeWorld>

const CAPPED = [
  'Amlodipine',
  'Losartan Potassium',
  'Atorvastatin',
  'Metformin Hydrochloride',
  'Clopidogrel',
] as const

/** Caps for a few common medicines, a little above what anybody in the demo asks. */
function makeCaps(
  { products }: Catalogue,
  offers: readonly OfferRow[],
  now: Date,
): (typeof priceCaps.$inferInsert & { id: number })[] {
  const highest = new Map<string, number>()
  for (const offer of offers) {
    const product = products[offer.product_id - 1]
    if (!product?.equivalence_key || !CAPPED.some((name) => name === product.generic_name)) continue
    const unit = offer.price / (product.unit_count ?? 1)
    highest.set(product.equivalence_key, Math.max(unit, highest.get(product.equivalence_key) ?? 0))
  }
  return [...highest].flatMap(([equivalence_key, unit], index) => {
    const product = products.find((one) => one.equivalence_key === equivalence_key)
    if (!product) return []
    return {
      id: index + 1,
      generic_name: product.generic_name ?? '',
      strength: product.strength ?? '',
      dosage_form: product.dosage_form ?? '',
      equivalence_key,
      cap: Math.ceil((unit * 1.15) / 25) * 25,
      source: 'Demo list of maximum retail prices',
      effective_on: '2024-01-01',
      created_at: now,
      updated_at: now,
    }
  })
}
