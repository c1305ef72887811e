import { Problem } from '@botika/common/http/problem'
import type { Order } from '@botika/common/orders/schema'
import type { Letter } from '../mail/letter'
import type { MailService } from '../mail/service'
import type { PrivateFileService, StoredFile } from '../private-files/service'
import type { Priced } from '../quote/price'
import { mergeLines } from '../quote/price'
import type { QuoteService } from '../quote/service'
import type { Person } from '../session/person'
import { makeOrder, type OrderBody } from './checkout'
import { keyUseOf, mustBeAsSeen, mustBeComplete, mustBePossible, mustHavePrescription } from './checks'
import { type LinkTo, newOrderLetter, type Placed, placedLetter } from './letters'
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

/** Everything about an order but its prices. */
export interface Placement extends Omit<Parameters<typeof makeOrder>[0], 'priced' | 'claim'> {
  /** What the shopper is told, instead of that the order is in. */
  letterToShopper?: (placed: Placed) => Letter
  /** True: these lines did not come from the cart, so they stay in it. */
  keepsCart?: boolean
}

interface Writing {
  placement: Placement
  claim: Claim
  priced: Priced
  keyUse: KeyUse | null
}

type Pictures = Pick<OrderBody, 'prescription_image' | 'senior_citizen_id_image' | 'discount_type'>

export interface Placing {
  body: OrderBody
  person: Person | null
  /** The `Idempotency-Key` header. */
  key: string | undefined
}

/** Pictures that lie on the disk and belong to no order yet. */
export interface Files {
  prescription: StoredFile | null
  seniorCitizenId: StoredFile | null
}

/** Placing an order: everything is computed again here, and stock is taken in the same transaction. */
export function placeService(needs: PlaceNeeds) {
  const { repository, quotes, files } = needs

  /** The last step of every placing: rows, stock and letters, in the transaction that has locked the offers. */
  async function write(tx: Tx, { placement, claim, priced, keyUse }: Writing): Promise<Order> {
    const { letterToShopper, keepsCart = false, ...facts } = placement
    const made = makeOrder({ ...facts, priced, claim })
    const reply = presentOrder(made)
    const left = await repository.write(tx, { ...made, keyUse, reply, keepsCart })
    if (left.length !== made.items.length) throw new Error('Stock of a locked offer slipped away')
    const soldOut = left.filter((line) => line.quantity === 0).map((line) => line.product_id)
    if (soldOut.length > 0) await needs.refreshSearch(tx, soldOut)
    await needs.mail.queue(tx, lettersFor({ made, claim, priced, letterToShopper, linkTo: needs.linkTo }))
    return reply
  }

  async function placeOnce({ body, person }: Placing, keyUse: KeyUse | null, stored: Files) {
    const lines = mergeLines(body.order_items)
    const customerId = person?.id ?? null
    return repository.transaction(async (tx) => {
      const claim = await repository.claim(tx, keyUse, lines.length, customerId)
      if (!claim.is_claimed) return null
      const priced = await quotes.lock(tx, lines, body)
      mustBePossible(priced)
      mustBeAsSeen(priced, body)
      mustHavePrescription(priced, stored.prescription !== null)
      const placement = {
        body,
        customerId,
        ...(await keepFiles(tx, stored)),
        recurringOrderId: null,
        actorRole: person ? 'customer' : 'guest',
        now: new Date(),
      }
      return write(tx, { placement, claim, priced, keyUse })
    })
  }

  /** Checks the pictures of a checkout and puts them on the disk; `discardFiles` takes them away again. */
  async function storeFiles(body: Pictures): Promise<Files> {
    const stored: Files = { prescription: null, seniorCitizenId: null }
    try {
      if (body.prescription_image)
        stored.prescription = await files.store('prescription', body.prescription_image, 'prescription_image')
      if (body.senior_citizen_id_image && body.discount_type)
        stored.seniorCitizenId = await files.store(
          'senior_citizen_id',
          body.senior_citizen_id_image,
          'senior_citizen_id_image',
        )
      return stored
    } catch (error) {
      await discard(files, stored)
      throw error
    }
  }

  /** Makes stored pictures records of the order that comes to be. */
  const keepFiles = async (tx: Tx, stored: Files) => ({
    prescriptionFileId: stored.prescription && (await files.keep(tx, stored.prescription)),
    seniorCitizenIdFileId: stored.seniorCitizenId && (await files.keep(tx, stored.seniorCitizenId)),
  })

  return {
    async place(placing: Placing): Promise<Order> {
      const { person, key } = placing
      const body = { ...placing.body, is_guest: person === null }
      if (!person && !placing.body.is_guest)
        throw new Problem('not_signed_in', 'Please sign in again, or check out as a guest.')
      mustBeComplete(body, needs.takesOnlinePayment)
      const keyUse =
        key === undefined ? null : await keyUseOf(key, person ? `customer:${person.id}` : 'guest', body)

      const stored = await storeFiles(body)
      try {
        const reply = await placeOnce({ ...placing, body }, keyUse, stored)
        if (reply) return reply
      } catch (error) {
        await discard(files, stored)
        throw error
      }
      await discard(files, stored)
      return firstReply(repository, keyUse as KeyUse)
    },

    /** Places an order in the caller's transaction; `isSeen` holds it to the prices that the shopper saw. */
    async placeIn(tx: Tx, placement: Placement, isSeen: boolean): Promise<Order> {
      const { body, customerId, prescriptionFileId } = placement
      const lines = mergeLines(body.order_items)
      const claim = await repository.claim(tx, null, lines.length, customerId)
      const priced = await quotes.lock(tx, lines, body)
      mustBePossible(priced)
      if (isSeen) mustBeAsSeen(priced, body)
      mustHavePrescription(priced, prescriptionFileId !== null)
      return write(tx, { placement, claim, priced, keyUse: null })
    },

    mustBeComplete: (body: Parameters<typeof mustBeComplete>[0]) =>
      mustBeComplete(body, needs.takesOnlinePayment),
    storeFiles,
    keepFiles,
    discardFiles: (stored: Files) => discard(files, stored),

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

interface Told {
  made: OrderView
  claim: Claim
  priced: Priced
  letterToShopper: Placement['letterToShopper']
  linkTo: LinkTo
}

function lettersFor({ made, claim, priced, letterToShopper = placedLetter, linkTo }: Told): Letter[] {
  const { order, parts, items } = made
  const email = claim.email ?? order.guest_email
  const name = claim.first_name ?? order.guest_first_name ?? order.receiver_first_name
  const toShopper = email
    ? [letterToShopper({ reader: { email, name }, order, parts, itemsCount: items.length, linkTo })]
    : []
  const toSellers = parts.flatMap((part, at) => {
    const pharmacyEmail = priced.cart.parts[at]?.lines[0]?.offer.pharmacy_email
    return pharmacyEmail ? [newOrderLetter(pharmacyEmail, part, order.order_number, linkTo)] : []
  })
  return [...toShopper, ...toSellers]
}
