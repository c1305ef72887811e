import { formatPesos } from '@botika/common/centavos'
import { arrivalWords, pickUpWords } from '@botika/common/delivery-terms/window'
import * as messages from '@botika/common/messages/place'
import { type OfferHere, type ProductHere, offersHere } from '@botika/common/offers-here/endpoints'
import { call } from '../lib/api'
import { t } from '../lib/language/text'
import { formatDistance, type Place, shortCity } from './atoms'
import { wantedAt } from './destination'
import { nameOf } from './PlaceButton'

export interface Here extends ProductHere {
  isOut: boolean
  where: string
  /** `Today 4-6 PM`, or that nobody brings it. */
  note: string
  /** `2.2 km · Today 4-6 PM · Delivery ₱59.00`. */
  delivery: string
  pickUp: string
  /** `₱33.00 in Cebu, 572 km`, where it is cheaper elsewhere. */
  far: string
}

const MOST = 100
const WAIT_MS = 30
const UNBROKEN_HYPHEN = '-\u2060'

interface Wanted {
  resolve: (here: Here) => void
  reject: (error: unknown) => void
}

interface Queue {
  place: Place
  wanted: Map<number, Wanted[]>
  withOffers?: boolean
}

let queue: Queue | null = null

export function askHere(place: Place, id: number, withOffers?: boolean): Promise<Here> {
  if (queue?.place !== place || (queue.wanted.size >= MOST && !queue.wanted.has(id))) {
    const next: Queue = { place, wanted: new Map<number, Wanted[]>() }
    queue = next
    setTimeout(() => void send(next), WAIT_MS)
  }
  const { wanted } = queue
  queue.withOffers ||= withOffers
  return new Promise((resolve, reject) => {
    wanted.set(id, [...(wanted.get(id) ?? []), { resolve, reject }])
  })
}

async function send(sent: Queue) {
  if (queue === sent) queue = null
  const { place, wanted, withOffers: with_offers } = sent
  const body = { product_ids: [...wanted.keys()], with_offers, ...wantedAt(place) }
  try {
    const { data, delivery_fee } = await call(offersHere.find, { body })
    const found = new Map(data.map((one) => [one.product_id, said(one, place, delivery_fee)]))
    for (const [id, waiting] of wanted)
      for (const { resolve, reject } of waiting) {
        const here = found.get(id)
        if (here) resolve(here)
        else reject(new Error('The product is not among the answers'))
      }
  } catch (error) {
    for (const { reject } of [...wanted.values()].flat()) reject(error)
  }
}

const whereIs = ({ distance_km, city }: OfferHere) =>
  distance_km === null ? shortCity(city ?? '') : formatDistance(distance_km)

function said(product: ProductHere, place: Place, sharedFee: number): Here {
  const { best, cheapest } = product
  const isOut = best === null && cheapest !== null
  const arrives = best?.arrives ? arrivalWords(t, best.arrives).replace('-', UNBROKEN_HYPHEN) : ''
  const fee = best && t(messages.deliveryFee, { fee: formatPesos(best.own_fee ?? sharedFee) })
  const free = best?.free_from ? t(messages.freeFrom, { amount: formatPesos(best.free_from) }) : ''
  return {
    ...product,
    isOut,
    where: best ? whereIs(best) : '',
    note: isOut ? t(messages.notDeliveredTo, { name: nameOf(place) }) : arrives,
    delivery: best ? [whereIs(best), arrives, fee, free].filter(Boolean).join(' · ') : '',
    pickUp: best?.ready ? pickUpWords(t, best.ready) : '',
    far: cheapest ? t(messages.priceElsewhere, farOf(cheapest)) : '',
  }
}

function farOf({ selling_price, city, pharmacy_name, distance_km }: OfferHere) {
  const km = distance_km === null ? '' : `, ${formatDistance(distance_km)}`
  return { price: formatPesos(selling_price), where: `${city ? shortCity(city) : pharmacy_name}${km}` }
}
