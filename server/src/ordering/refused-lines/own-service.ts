import { toPesos } from '@botika/common/centavos'
import { type Phrase, phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { readOrderNumber } from '@botika/common/orders/number'
import type { Choice, RefusedLine } from '@botika/common/refused-lines/endpoints'
import type { WantedLine } from '@botika/common/quote/endpoints'
import type { MailService } from '../../platform'
import type { Shopper } from '../complaints/repository'
import type { LinkTo } from '../orders/emails'
import { mustBePossible, mustHavePrescription } from '../orders/checkout'
import { type Priced, presentQuote, type QuoteService } from '../quote/price'
import type { Held, SellerOrderRepository } from '../seller-orders/repository'
import { termsOf, type LineChoices, type PricedChoice } from './choices'
import { offeredEmail, tellShopper } from './emails'
import { presentRefused } from './present'
import type { LineRow, RefusedLineRepository, Tx } from './repository'

export interface OwnNeeds {
  repository: SellerOrderRepository
  lines: RefusedLineRepository
  quotes: QuoteService
  choices: LineChoices
  mail: MailService
  linkTo: LinkTo
  chooseDays: number
  now: () => Date
}

interface Deciding {
  role: string
  quantity: number | null
}

const MOST_ASKED = 3
const DAY_MS = 86_400_000
const notFound = () => new Problem('order_not_found', phrase(messages.noSuchOwnOrder))
const refused = (words: Phrase) => new Problem('step_refused', words)

interface Dropped {
  held: Held
  line: LineRow
  role: string
}

/** The order goes on without it; whoever was asked is asked no more. */
async function drop({ repository, lines, now }: OwnNeeds, tx: Tx, { held, line, role }: Dropped) {
  await lines.closeOffers(tx, line.id, 'taken')
  await lines.updateLine(tx, line.id, { status: 'dropped', settled_at: now() })
  await repository.insertEvents(tx, [
    {
      order_id: held.order.id,
      seller_order_id: line.seller_order_id,
      kind: 'line_dropped',
      remarks: line.product_name,
      actor_user_id: role === 'customer' ? held.order.customer_id : null,
      actor_role: role,
    },
  ])
}

/** What a shopper decides of refused lines. */
export function ownRefusedLineService(needs: OwnNeeds) {
  const { repository, lines, quotes, choices, mail, linkTo, now } = needs
  function hold(tx: Tx, shopper: Shopper, orderId: number) {
    if ('customerId' in shopper) return repository.holdByOrder(tx, orderId, shopper.customerId)
    const number = readOrderNumber(shopper.orderNumber)
    return number === null ? undefined : repository.holdByNumber(tx, number, shopper.email)
  }

  async function mustHold(tx: Tx, shopper: Shopper, orderId: number): Promise<Held> {
    const held = await hold(tx, shopper, orderId)
    if (!held) throw notFound()
    return held
  }

  const answerBy = ({ deliveries }: Pick<Priced, 'deliveries'>, pharmacyId: number) =>
    deliveries.get(pharmacyId)?.confirmBy() ?? new Date(now().getTime() + DAY_MS)

  /** What a yes is worth: the offer as it is now, at what the shopper saw. */
  async function priceChoice(tx: Tx, held: Held, choice: Choice, wanted: WantedLine) {
    const priced = await quotes.lock(tx, [wanted], termsOf(held))
    mustBePossible(priced)
    mustHavePrescription(priced, held.order.prescription_file_id !== null)
    const { cart } = priced
    const goods = cart.total - cart.deliveryFee
    if (toPesos(goods) !== choice.total || toPesos(cart.deliveryFee) !== choice.delivery_fee)
      throw new Problem('price_changed', phrase(messages.pricesHaveChangedPleaseLookAtThe), {
        extra: { quote: presentQuote(priced) },
      })
    return { priced, goods }
  }

  async function offer(tx: Tx, held: Held, line: LineRow, choice: Choice, wanted: WantedLine) {
    const { priced, goods } = await priceChoice(tx, held, choice, wanted)
    const pharmacy = priced.cart.lines[0]?.offer
    if (!pharmacy) throw refused(phrase(messages.thisCantStandInForIt))
    const answer_by = answerBy(priced, pharmacy.pharmacy_id)
    await lines.insertOffers(tx, [
      {
        refused_line_id: line.id,
        pharmacy_id: pharmacy.pharmacy_id,
        ...wanted,
        most_goods: goods,
        most_fee: priced.cart.deliveryFee,
        is_automatic: false,
        answer_by,
      },
    ])
    await lines.updateLine(tx, line.id, { status: 'offered' })
    const { pharmacy_email: email, pharmacy_name: name } = pharmacy
    if (email) await mail.queue(tx, [offeredEmail(email, name, answer_by, linkTo)])
  }

  async function decide(tx: Tx, held: Held, line: LineRow, choice: Choice, { role, quantity }: Deciding) {
    const { inventory_id } = choice
    const open = line.offers.filter(({ status }) => status === 'open')
    if (inventory_id === null) {
      if (line.status === 'dropped') return
      if (line.status === 'moved') throw refused(phrase(messages.anotherPharmacyHasTakenIt))
      return drop(needs, tx, { held, line, role })
    }
    if (line.status === 'offered' && open.some((one) => one.inventory_id === inventory_id)) return
    if (line.status !== 'to_choose') throw refused(phrase(messages.youHaveChosenAlready))
    if (quantity === null) throw refused(phrase(messages.thisCantStandInForIt))
    await offer(tx, held, line, choice, { inventory_id, quantity })
  }

  async function present(held: Held, line: LineRow, all: readonly LineRow[]): Promise<RefusedLine> {
    return presentRefused(line, await choices.ready(held, line, all))
  }

  return {
    async list(shopper: Shopper, orderId: number): Promise<{ data: RefusedLine[] }> {
      const held = await repository.transaction((tx) => mustHold(tx, shopper, orderId))
      const all = await lines.ofOrder(held.order.id)
      const data: RefusedLine[] = []
      for (const line of all) data.push(await present(held, line, all))
      return { data }
    },

    async choose(shopper: Shopper, id: number, choice: Choice): Promise<RefusedLine> {
      const role = 'customerId' in shopper ? 'customer' : 'guest'
      const known = await lines.find(id)
      if (!known) throw notFound()
      const quantity = await choices.quantityFor(
        known,
        await lines.ofOrder(known.order_id),
        choice.inventory_id,
      )
      const held = await repository.transaction(async (tx) => {
        const order = await mustHold(tx, shopper, known.order_id)
        const line = await lines.find(id, tx)
        if (!line || line.order_id !== order.order.id) throw notFound()
        await decide(tx, order, line, choice, { role, quantity })
        return order
      })
      const all = await lines.ofOrder(held.order.id)
      return present(held, all.find((line) => line.id === id) as LineRow, all)
    },
  }
}
export type OwnRefusedLineService = ReturnType<typeof ownRefusedLineService>

/** What happens to refused lines without the shopper: by their yes at checkout, or when their time is over. */
export function automaticLineService(needs: OwnNeeds) {
  const { repository, lines, choices, mail, linkTo, chooseDays, now } = needs
  const openOf = (line: LineRow) => line.offers.filter(({ status }) => status === 'open')

  async function offerTo(tx: Tx, line: LineRow, found: readonly PricedChoice[]) {
    if (found.length === 0) return
    const nextDay = new Date(now().getTime() + DAY_MS)
    const asked = found.map((choice) => ({ ...choice, answer_by: choice.delivery?.confirmBy() ?? nextDay }))
    await lines.insertOffers(
      tx,
      asked.map((choice) => ({
        refused_line_id: line.id,
        pharmacy_id: choice.line.pharmacyId,
        inventory_id: choice.line.inventoryId,
        quantity: choice.line.quantity,
        most_goods: line.line_total,
        most_fee: choice.fee,
        is_automatic: true,
        answer_by: choice.answer_by,
      })),
    )
    await mail.queue(
      tx,
      asked.flatMap(({ answer_by, line: { offer: one } }) =>
        one.pharmacy_email ? [offeredEmail(one.pharmacy_email, one.pharmacy_name, answer_by, linkTo)] : [],
      ),
    )
  }

  return {
    /** By the yes given at checkout, asks pharmacies that are not more expensive, one after the other; then the shopper. */
    async ask(id: number): Promise<void> {
      const before = await lines.find(id)
      if (!before || before.is_asked) return
      const { ordered, all } = await repository.transaction(async (tx) => ({
        ordered: await repository.holdByOrder(tx, before.order_id),
        all: await lines.ofOrder(before.order_id, tx),
      }))
      if (!ordered) return
      const most = before.choose_by > now() ? MOST_ASKED - openOf(before).length : 0
      const found = most > 0 ? await choices.noDearer(ordered, before, all, most) : []
      await repository.transaction(async (tx) => {
        const held = await repository.holdByOrder(tx, before.order_id)
        const line = await lines.find(id, tx)
        if (!held || !line || line.is_asked || line.settled_at !== null) return
        const fresh = found.filter((one) =>
          line.offers.every((offer) => offer.pharmacy_id !== one.line.pharmacyId),
        )
        const isAsking = fresh.length + openOf(line).length > 0
        await lines.updateLine(tx, id, {
          is_asked: true,
          status: isAsking ? 'offered' : 'to_choose',
          ...(isAsking ? {} : { choose_by: new Date(now().getTime() + chooseDays * DAY_MS) }),
        })
        await offerTo(tx, line, fresh)
        const isFirst = line.offers.length === 0
        const occasion = isFirst ? (isAsking ? 'asking' : 'refused') : 'nobody'
        if (isFirst || !isAsking) await tellShopper(needs, tx, occasion, held, line.pharmacy_name)
      })
    },

    dropUnchosen: (id: number): Promise<void> =>
      repository.transaction(async (tx) => {
        const before = await lines.find(id, tx)
        const held = before && (await repository.holdByOrder(tx, before.order_id))
        const line = await lines.find(id, tx)
        if (!held || !line || line.status !== 'to_choose' || line.choose_by >= now()) return
        await drop(needs, tx, { held, line, role: 'system' })
        await tellShopper(needs, tx, 'dropped', held, line.pharmacy_name)
      }),
  }
}
export type AutomaticLineService = ReturnType<typeof automaticLineService>
