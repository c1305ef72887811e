import { toPesos } from '@botika/common/centavos'
import { type Destination, type Reach, reachOf } from '@botika/common/delivery-terms/rules'
import type { OfferHere, ProductHere } from '@botika/common/offers-here/endpoints'
import { manilaDay } from '@botika/common/time'
import { type CardContext, pricedOf } from '../../catalogue'
import {
  deliveryWindow,
  isOpenNow,
  isPaused,
  type Places,
  pickUpWindow,
  roundKm,
  type SaidPlace,
  type Window,
} from '../../directory'
import type { OfferRow, OffersHereRepository } from './repository'

type Pharmacy = CardContext['pharmacies']['listed'][number]

interface Needs {
  repository: OffersHereRepository
  contextOf: (position: undefined) => Promise<CardContext>
  destinationOf: Places['destinationOf']
  radiusKm: number
  deliveryFee: number
  now: () => Date
}

export type RankedOffer = OfferHere & { product_id: number }

interface Candidate {
  row: OfferRow
  pharmacy: Pharmacy
  reach: Reach
  price: ReturnType<typeof priced>
}

/** What a kilometre counts for when price and distance are weighed: about what a rider takes for one. */
const PESOS_PER_KM = 2
const UNKNOWN_KM = 10

const windowOf = (window: Window | null) =>
  window && { from: window.from.toISOString(), until: window.until.toISOString() }

/**
 * The best offer here is in stock at a pharmacy that delivers here, with the least of price for one plus ₱2 for each
 * kilometre; one that is paused today only where no other has it.
 */
export function offersHereService({
  repository,
  contextOf,
  destinationOf,
  radiusKm,
  deliveryFee,
  now,
}: Needs) {
  async function lookAround(products: number[], said: SaidPlace) {
    const [around, destination] = await Promise.all([contextOf(undefined), destinationOf(said)])
    const at = now()
    const reaches = new Map<number, Reach>()
    const wanted = [...new Set(products)]
    const candidates = new Map<number, Candidate[]>(wanted.map((id) => [id, []]))
    for (const row of await repository.find(wanted)) {
      const pharmacy = around.pharmacies.getListed(row.pharmacy_id)
      if (!pharmacy) continue
      if (row.is_prescription && !around.pharmacies.hasPharmacist(pharmacy.id)) continue
      const reach = reaches.get(pharmacy.id) ?? reachOf(pharmacy, destination, radiusKm)
      reaches.set(pharmacy.id, reach)
      const price = priced(row, around)
      candidates.get(row.product_id)?.push({ row, pharmacy, reach, price })
    }
    return { destination, at, wanted, candidates }
  }

  /** All offers of these products in stock that reach the place, the best first. */
  async function rank(products: number[], said: SaidPlace): Promise<RankedOffer[]> {
    const { destination, at, candidates } = await lookAround(products, said)
    const here = [...candidates.values()].flat().filter(({ reach }) => reach.reaches)
    return inOrder(here, manilaDay(at)).map((candidate) => ({
      ...present(candidate, { destination, at }),
      product_id: candidate.row.product_id,
    }))
  }

  async function find(products: number[], said: SaidPlace, withOffers = false) {
    const { destination, at, wanted, candidates } = await lookAround(products, said)
    const show = (candidate: Candidate) => present(candidate, { destination, at })
    const data = wanted.map((product_id): ProductHere => {
      const all = candidates.get(product_id) ?? []
      const here = inOrder(
        all.filter(({ reach }) => reach.reaches),
        manilaDay(at),
      )
      const [best] = here
      const least = all.reduce<Candidate | undefined>(
        (so, one) => (so && so.price.selling_price <= one.price.selling_price ? so : one),
        undefined,
      )
      const isElsewhere = least && (!best || least.price.selling_price < best.price.selling_price)
      return {
        product_id,
        best: best ? show(best) : null,
        cheapest: isElsewhere ? { ...show(least), reaches: least.reach.reaches } : null,
        reaching_count: here.length,
        ...(withOffers && { reaching: here.map(({ row }) => row.id) }),
      }
    })
    const place = destination && { province: destination.province, city: destination.city }
    return { place, delivery_fee: deliveryFee, data }
  }

  return { find, rank }
}

function inOrder(candidates: Candidate[], day: string): Candidate[] {
  const weighed = candidates.map((candidate) => ({
    candidate,
    isPaused: isPaused(candidate.pharmacy, day),
    weight: candidate.price.selling_price + PESOS_PER_KM * (candidate.reach.km ?? UNKNOWN_KM),
  }))
  weighed.sort(
    (a, b) =>
      Number(a.isPaused) - Number(b.isPaused) ||
      a.weight - b.weight ||
      a.candidate.row.id - b.candidate.row.id,
  )
  return weighed.map(({ candidate }) => candidate)
}

const priced = (row: OfferRow, { promotionsFor }: CardContext) =>
  pricedOf(
    {
      productId: row.product_id,
      categoryId: row.category_id,
      pharmacyId: row.pharmacy_id,
      price: row.price,
    },
    promotionsFor,
  )

function present(
  { row, pharmacy, reach, price }: Candidate,
  { destination, at }: { destination: Destination | null; at: Date },
): OfferHere {
  const own = reach.reaches ? reach : { fee: null, freeFrom: null }
  return {
    inventory_id: row.id,
    pharmacy_id: pharmacy.id,
    pharmacy_name: pharmacy.name,
    city: pharmacy.city,
    quantity: row.quantity,
    ...price,
    distance_km: reach.km === null ? null : roundKm(reach.km),
    own_fee: own.fee === null ? null : toPesos(own.fee),
    free_from: own.freeFrom === null ? null : toPesos(own.freeFrom),
    arrives: reach.reaches && destination ? windowOf(deliveryWindow(pharmacy, reach.km, at)) : null,
    ready: windowOf(pickUpWindow(pharmacy, at)),
    is_open_now: isOpenNow(pharmacy.opening_hours, at),
  }
}
