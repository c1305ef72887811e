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
  now: () => Date
}

interface Candidate {
  row: OfferRow
  pharmacy: Pharmacy
  reach: Reach
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
export function offersHereService({ repository, contextOf, destinationOf, radiusKm, now }: Needs) {
  return async function find(products: number[], said: SaidPlace) {
    const [around, destination] = await Promise.all([contextOf(undefined), destinationOf(said)])
    const at = now()
    const { listed } = around.pharmacies
    const reaches = new Map(
      listed.map((pharmacy) => [pharmacy.id, reachOf(pharmacy, destination, radiusKm)] as const),
    )
    const reaching = listed.filter(({ id }) => reaches.get(id)?.reaches).map(({ id }) => id)
    const wanted = [...new Set(products)]
    const [near, cheapest] = await Promise.all([
      repository.near(wanted, reaching),
      repository.cheapest(
        wanted,
        listed.map(({ id }) => id),
      ),
    ])
    const candidatesOf = (rows: OfferRow[]) => {
      const byProduct = new Map<number, Candidate[]>()
      for (const row of rows) {
        const pharmacy = around.pharmacies.getListed(row.pharmacy_id)
        const reach = reaches.get(row.pharmacy_id)
        if (!pharmacy || !reach) continue
        if (row.is_prescription && !around.pharmacies.hasPharmacist(pharmacy.id)) continue
        const others = byProduct.get(row.product_id)
        if (others) others.push({ row, pharmacy, reach })
        else byProduct.set(row.product_id, [{ row, pharmacy, reach }])
      }
      return byProduct
    }
    const nearOf = candidatesOf(near)
    const cheapestOf = candidatesOf(cheapest)
    const show = (candidate: Candidate) => present(candidate, around, { destination, at })
    const data = wanted.map((product_id): ProductHere => {
      const here = nearOf.get(product_id) ?? []
      const best = bestOf(here, around, manilaDay(at))
      const [least] = cheapestOf.get(product_id) ?? []
      const shown = best && show(best)
      const other = least && least.row.id !== best?.row.id ? show(least) : null
      return {
        product_id,
        best: shown ?? null,
        cheapest:
          other && (!shown || other.selling_price < shown.selling_price)
            ? { ...other, reaches: least?.reach.reaches ?? false }
            : null,
        reaching_count: here.length,
      }
    })
    const place = destination && { province: destination.province, city: destination.city }
    return { place, data }
  }
}

function bestOf(candidates: Candidate[], around: CardContext, day: string): Candidate | undefined {
  const weighed = candidates.map((candidate) => {
    const { selling_price } = priced(candidate, around)
    return {
      candidate,
      isPaused: isPaused(candidate.pharmacy, day),
      weight: selling_price + PESOS_PER_KM * (candidate.reach.km ?? UNKNOWN_KM),
    }
  })
  weighed.sort(
    (a, b) =>
      Number(a.isPaused) - Number(b.isPaused) ||
      a.weight - b.weight ||
      a.candidate.row.id - b.candidate.row.id,
  )
  return weighed[0]?.candidate
}

const priced = ({ row }: Candidate, { promotionsFor }: CardContext) =>
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
  candidate: Candidate,
  around: CardContext,
  { destination, at }: { destination: Destination | null; at: Date },
): OfferHere {
  const { row, pharmacy, reach } = candidate
  const own = reach.reaches ? reach : { fee: null, freeFrom: null }
  return {
    inventory_id: row.id,
    pharmacy_id: pharmacy.id,
    pharmacy_name: pharmacy.name,
    city: pharmacy.city,
    quantity: row.quantity,
    ...priced(candidate, around),
    distance_km: reach.km === null ? null : roundKm(reach.km),
    own_fee: own.fee === null ? null : toPesos(own.fee),
    free_from: own.freeFrom === null ? null : toPesos(own.freeFrom),
    arrives: reach.reaches && destination ? windowOf(deliveryWindow(pharmacy, reach.km, at)) : null,
    ready: windowOf(pickUpWindow(pharmacy, at)),
    is_open_now: isOpenNow(pharmacy.opening_hours, at),
  }
}
