import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { RequestOf } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { offeredLines, OfferedLine } from '@botika/common/refused-lines/endpoints'
import { LINE_OFFER_STATUSES } from '@botika/common/refused-lines/rules'
import { type AuditService, type MailService, type Person, reachFor } from '../../platform'
import type { OrderAddition } from '../orders/addition'
import { mustBePossible, mustHavePrescription } from '../orders/checkout'
import type { LinkTo } from '../orders/emails'
import type { Priced, QuoteService } from '../quote/price'
import { actorOf } from '../seller-orders/action'
import { orderSums } from '../seller-orders/amounts'
import { mustHoldCard } from '../seller-orders/decide'
import type { Held, SellerOrderRepository } from '../seller-orders/repository'
import { termsOf } from './choices'
import { tellShopper } from './emails'
import { countsOf, presentOffered } from './present'
import type { LineRow, OfferedRow, RefusedLineRepository, Tx } from './repository'

interface Needs {
  repository: SellerOrderRepository
  lines: RefusedLineRepository
  quotes: QuoteService
  addition: OrderAddition
  audit: AuditService
  mail: MailService
  linkTo: LinkTo
  askNext: (lineId: number) => Promise<void>
  chooseDays: number
  now: () => Date
}

type ListQuery = RequestOf<typeof offeredLines.list>['query']
type EndedOffer = Pick<OfferedRow, 'id' | 'is_automatic'>

const DAY_MS = 86_400_000

const GONE = {
  taken: messages.anotherPharmacyHasTakenIt,
  declined: messages.yourPharmacyHasDeclinedIt,
  lapsed: messages.theTimeToTakeItIsOver,
} as const

/** Nothing costs the shopper more than they said yes to. */
function mustKeepToTheYes(priced: Priced, offer: OfferedRow, line: LineRow, { order }: Held) {
  const { total, deliveryFee } = priced.cart
  const isFeeKept = offer.is_automatic
    ? order.delivery_fee + deliveryFee <= line.fee_agreed
    : deliveryFee <= offer.most_fee
  if (total - deliveryFee > offer.most_goods || !isFeeKept)
    throw new Problem('price_changed', phrase(messages.thisCostsMoreThanTheShopperSaid))
}

interface Found {
  held: Held
  offer: OfferedRow
  line: LineRow
}

/** Makes of an offered line a line of the pharmacy's own part. */
async function move(needs: Needs, tx: Tx, person: Person, { held, offer, line }: Found) {
  const { repository, lines, quotes, addition, now } = needs
  const { order, parts } = held
  const wanted = [{ inventory_id: offer.inventory_id, quantity: offer.quantity }]
  const priced = await quotes.lock(tx, wanted, termsOf(held))
  if (priced.cart.lines.some(({ offer: one }) => one.is_prescription))
    await mustHoldCard(repository, tx, person, offer.pharmacy_id)
  mustBePossible(priced)
  mustHavePrescription(priced, order.prescription_file_id !== null)
  mustKeepToTheYes(priced, offer, line, held)
  const { written, part, items } = await addition.write(tx, {
    order,
    priced,
    remarks: null,
    actor: actorOf(person, 'seller'),
    reader: held.email === null ? null : { email: held.email, name: held.name },
    keyUse: undefined,
    now: now(),
  })
  if (written === 'no_customer')
    throw new Problem('conflict', phrase(messages.theAccountOfThisShopperIsClosed))
  if (written !== 'written') throw new Problem('conflict', phrase(messages.manyAreBuyingThisRightNowPlease))
  const sums = orderSums([...parts, part])
  await repository.updateOrder(tx, order.id, sums)
  await lines.updateOffer(tx, offer.id, 'accepted')
  await lines.closeOffers(tx, line.id, 'taken')
  await lines.updateLine(tx, line.id, {
    status: 'moved',
    settled_at: now(),
    moved_item_id: items[0]?.id ?? null,
  })
  await lines.agreeFee(tx, order.id, sums.delivery_fee)
  await repository.insertEvents(tx, [
    {
      order_id: order.id,
      seller_order_id: part.id,
      kind: 'line_moved',
      remarks: line.product_name,
      ...actorOf(person, 'seller'),
    },
  ])
}

export function offeredLineService(needs: Needs) {
  const { repository, lines, audit, askNext, chooseDays, now } = needs
  async function mustFind(person: Person, id: number, tx?: Tx): Promise<OfferedRow> {
    const offer = await lines.offer(id, person.pharmacyId ?? 0, tx)
    if (!offer) throw new Problem('not_found')
    return offer
  }

  /** The order is locked before the offer is read again: of two pharmacies one comes first. */
  async function hold(tx: Tx, person: Person, id: number): Promise<Found> {
    const { order_id } = await mustFind(person, id, tx)
    const held = await repository.holdByOrder(tx, order_id)
    const offer = await mustFind(person, id, tx)
    const line = await lines.find(offer.refused_line_id, tx)
    if (!held || !line) throw new Problem('not_found')
    return { held, offer, line }
  }

  /** The next ones are asked by the yes at checkout; by a choice alone, the shopper chooses once more. */
  async function giveBack(tx: Tx, held: Held, line: LineRow, { id, is_automatic }: EndedOffer) {
    if (is_automatic) return lines.updateLine(tx, line.id, { is_asked: false })
    if (line.offers.some((one) => one.id !== id && one.status === 'open')) return
    await lines.updateLine(tx, line.id, {
      status: 'to_choose',
      choose_by: new Date(now().getTime() + chooseDays * DAY_MS),
    })
    await tellShopper(needs, tx, 'nobody', held, line.pharmacy_name)
  }

  const note = (tx: Tx, person: Person, action: 'accept' | 'decline', { id, pharmacy_id }: OfferedRow) =>
    audit.record(tx, { person, action, resource: 'offered-lines', recordId: id, pharmacyId: pharmacy_id })

  const mayDecide = async (person: Person) =>
    reachFor(person, 'seller-orders.decide-prescription') !== null &&
    (await repository.transaction((tx) => repository.holdsCard(tx, person.id, person.pharmacyId ?? 0)))

  const one = async (person: Person, id: number) =>
    presentOffered(await mustFind(person, id), await mayDecide(person))

  return {
    async list(person: Person, query: ListQuery) {
      const decides = await mayDecide(person)
      const { rows, counts } = await lines.listOffers({
        ...query,
        pharmacyId: person.pharmacyId ?? 0,
        ids: query.ids?.split(',').map(Number),
      })
      return {
        ...makePage({
          data: rows.map((row) => presentOffered(row, decides)),
          total: countsOf(LINE_OFFER_STATUSES, counts)[query.status ?? 'all'],
          path: '/api/offered-lines',
          query,
        }),
        counts: countsOf(LINE_OFFER_STATUSES, counts),
      }
    },

    async accept(person: Person, id: number): Promise<OfferedLine> {
      await repository.transaction(async (tx) => {
        const found = await hold(tx, person, id)
        const { status } = found.offer
        if (status === 'accepted') return
        if (status !== 'open') throw new Problem('step_refused', phrase(GONE[status]))
        if (found.offer.answer_by < now()) throw new Problem('step_refused', phrase(GONE.lapsed))
        await move(needs, tx, person, found)
        await note(tx, person, 'accept', found.offer)
      })
      return one(person, id)
    },

    async decline(person: Person, id: number): Promise<OfferedLine> {
      const lineId = await repository.transaction(async (tx) => {
        const { held, offer, line } = await hold(tx, person, id)
        if (offer.status === 'accepted')
          throw new Problem('step_refused', phrase(messages.yourPharmacyHasTakenIt))
        if (offer.status !== 'open') return line.id
        await lines.updateOffer(tx, id, 'declined')
        await giveBack(tx, held, line, offer)
        await note(tx, person, 'decline', offer)
        return line.id
      })
      await askNext(lineId)
      return one(person, id)
    },

    async lapse(lineId: number, offerId: number): Promise<void> {
      await repository.transaction(async (tx) => {
        const before = await lines.find(lineId, tx)
        const held = before && (await repository.holdByOrder(tx, before.order_id))
        const line = await lines.find(lineId, tx)
        const offer = line?.offers.find((one) => one.id === offerId)
        if (!held || !line || offer?.status !== 'open') return
        await lines.updateOffer(tx, offerId, 'lapsed')
        await giveBack(tx, held, line, offer)
      })
      await askNext(lineId)
    },
  }
}
export type OfferedLineService = ReturnType<typeof offeredLineService>
