import { toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import { checkoutIssues, type Order } from '@botika/common/orders/schema'
import { createHash } from 'node:crypto'
import type { MailService } from '../mail/service'
import type { PrivateFileService, StoredFile } from '../private-files/service'
import { presentQuote } from '../quote/present'
import type { Priced } from '../quote/price'
import { mergeLines } from '../quote/price'
import type { QuoteService } from '../quote/service'
import type { Person } from '../session/person'
import { makeOrder, type OrderBody } from './checkout'
import { type LinkTo, newOrderLetter, placedLetter } from './letters'
import { presentOrder } from './present'
import type { Claim, KeyUse, OrderRepository, Tx } from './repository'
import type { OrderView } from './view-repository'

export interface PlaceNeeds {
  repository: OrderRepository
  quotes: QuoteService
  files: PrivateFileService
  mail: MailService
  /** Says that these products' rows in the search are stale, because stock came to nothing. */
  refreshSearch: (tx: Tx, productIds: number[]) => Promise<void>
  linkTo: LinkTo
  takesOnlinePayment: boolean
}

export interface Placing {
  body: OrderBody
  person: Person | null
  /** The `Idempotency-Key` header. */
  key: string | undefined
}

interface Files {
  prescription: StoredFile | null
  seniorCitizenId: StoredFile | null
}

// amounts are kept as whole centavos in four bytes
const MOST_CENTAVOS = 2_000_000_000
const STOCK_CODES = new Set(['out_of_stock', 'not_enough'])

/** Placing an order: everything is computed again here, and stock is taken in the same transaction. */
export function placeService(needs: PlaceNeeds) {
  const { repository, quotes, files } = needs

  async function placeOnce({ body, person, key }: Placing, keyUse: KeyUse | null, stored: Files) {
    const lines = mergeLines(body.order_items)
    const customerId = person?.id ?? null
    return repository.transaction(async (tx) => {
      const claim = await repository.claim(tx, keyUse, lines.length, customerId)
      if (!claim.is_claimed) return null
      const priced = await quotes.lock(tx, lines, body)
      mustBeAsSeen(priced, body)
      mustHavePrescription(priced, body)
      const made = makeOrder({
        body,
        customerId,
        priced,
        claim,
        prescriptionFileId: stored.prescription && (await files.keep(tx, stored.prescription)),
        seniorCitizenIdFileId: stored.seniorCitizenId && (await files.keep(tx, stored.seniorCitizenId)),
        recurringOrderId: null,
        actorRole: person ? 'customer' : 'guest',
        now: new Date(),
      })
      const reply = presentOrder(made)
      const left = await repository.write(tx, { ...made, keyUse, reply })
      if (left.length !== lines.length) throw new Error(`Stock of order with key ${key ?? ''} slipped away`)
      const soldOut = left.filter((line) => line.quantity === 0).map((line) => line.product_id)
      if (soldOut.length > 0) await needs.refreshSearch(tx, soldOut)
      await needs.mail.queue(tx, lettersFor(made, claim, priced, needs.linkTo))
      return reply
    })
  }

  return {
    async place(placing: Placing): Promise<Order> {
      const { person, key } = placing
      const body = { ...placing.body, is_guest: person === null }
      if (!person && !placing.body.is_guest)
        throw new Problem('not_signed_in', 'Please sign in again, or check out as a guest.')
      mustBeComplete(body, needs.takesOnlinePayment)
      const keyUse = key === undefined ? null : await keyUseOf(key, person, body)

      const stored: Files = { prescription: null, seniorCitizenId: null }
      try {
        if (body.prescription_image)
          stored.prescription = await files.store(
            'prescription',
            body.prescription_image,
            'prescription_image',
          )
        if (body.senior_citizen_id_image && body.discount_type)
          stored.seniorCitizenId = await files.store(
            'senior_citizen_id',
            body.senior_citizen_id_image,
            'senior_citizen_id_image',
          )
        const reply = await placeOnce({ ...placing, body }, keyUse, stored)
        if (reply) return reply
      } catch (error) {
        await discard(files, stored)
        throw error
      }
      await discard(files, stored)
      return firstReply(repository, keyUse as KeyUse)
    },

    deleteOldKeys: () => repository.deleteOldKeys(),
  }
}
export type PlaceService = ReturnType<typeof placeService>

const discard = (files: PrivateFileService, stored: Files) =>
  Promise.all(Object.values(stored).map((file: StoredFile | null) => file && files.discard(file)))

async function firstReply(repository: OrderRepository, keyUse: KeyUse): Promise<Order> {
  const first = await repository.findReply(keyUse)
  if (!first) throw new Problem('conflict', 'Please try again.')
  if (first.body_hash !== keyUse.hash)
    throw new Problem('idempotency_mismatch', 'This order was sent before with other contents.')
  return first.reply
}

/** Who uses a key, and for what: files count by their content. */
async function keyUseOf(key: string, person: Person | null, body: OrderBody): Promise<KeyUse> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Problem('invalid', 'An Idempotency-Key has 1 to 200 visible characters.')
  const hash = createHash('sha256')
  for (const [field, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    hash.update(`\0${field}\0`)
    hash.update(value instanceof File ? Buffer.from(await value.arrayBuffer()) : JSON.stringify(value))
  }
  const scope = person ? `customer:${person.id}` : 'guest'
  return { scope, key, hash: hash.digest('base64url') }
}

function mustBeComplete(body: OrderBody, takesOnlinePayment: boolean) {
  const errors = checkoutIssues(body)
  if (body.payment_option === 'online' && !takesOnlinePayment)
    errors['payment_option'] = ['Online payment is not offered. Please choose cash.']
  const [first] = Object.values(errors)
  if (first) throw new Problem('invalid', first[0], { errors })
}

function mustBeAsSeen(priced: Priced, body: OrderBody) {
  const { cart, problems } = priced
  const extra = { quote: presentQuote(priced) }
  if (problems.length > 0) {
    const isStock = problems.some((problem) => STOCK_CODES.has(problem.code))
    const detail = problems.map((problem) => problem.detail).join(' ')
    throw new Problem(isStock ? 'out_of_stock' : 'conflict', detail, { extra })
  }
  const isAsSeen =
    toPesos(cart.subtotal) === body.subtotal &&
    toPesos(cart.total) === body.total &&
    toPesos(cart.deliveryFee) === body.delivery_fee
  if (!isAsSeen)
    throw new Problem(
      'price_changed',
      'Prices have changed. Please look at the new total before you order.',
      {
        extra,
      },
    )
  if (cart.subtotal + cart.deliveryFee > MOST_CENTAVOS)
    throw new Problem('invalid', 'This order is too large. Please split it.', {
      errors: { order_items: ['Please split this order into smaller ones'] },
    })
}

function mustHavePrescription({ cart }: Priced, body: OrderBody) {
  if (body.prescription_image || !cart.lines.some((line) => line.offer.is_prescription)) return
  const detail = 'Please add a picture of your prescription.'
  throw new Problem('invalid', detail, { errors: { prescription_image: [detail] } })
}

function lettersFor({ order, parts, items }: OrderView, claim: Claim, priced: Priced, linkTo: LinkTo) {
  const email = claim.email ?? order.guest_email
  const name = claim.first_name ?? order.guest_first_name ?? order.receiver_first_name
  const toShopper = email
    ? [placedLetter({ reader: { email, name }, order, parts, itemsCount: items.length, linkTo })]
    : []
  const toSellers = parts.flatMap((part, at) => {
    const pharmacyEmail = priced.cart.parts[at]?.lines[0]?.offer.pharmacy_email
    return pharmacyEmail ? [newOrderLetter(pharmacyEmail, part, order.order_number, linkTo)] : []
  })
  return [...toShopper, ...toSellers]
}
