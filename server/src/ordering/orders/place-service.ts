import type { OrderIds, OrderRepository, Tx, Written } from './repository'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { type IdempotencyKeys, type KeyUse, keyUseOf, layOut, type Email, type Person } from '../../platform'
import type { Language } from '@botika/common/messages/message'
import { Problem } from '@botika/common/http/problem'
import type { Order } from '@botika/common/orders/schema'
import type { MustExist } from '../../directory'
import type { Priced, QuoteService } from '../quote/price'
import {
  makeOrder,
  mustBeAsSeen,
  mustBeComplete,
  mustBePossible,
  mustHavePrescription,
  type OrderBody,
  type OrderFiles,
  type StoredPictures,
} from './checkout'
import { type LinkTo, newOrderEmail, type Placed, placedEmail, type Reader, shopperLanguage } from './emails'
import { presentOrder } from './present'
import type { OrderView } from './view-repository'

export interface PlaceNeeds {
  repository: OrderRepository
  idempotency: IdempotencyKeys
  quotes: QuoteService
  pictures: OrderFiles
  mustExist: MustExist
  linkTo: LinkTo
}

export interface Placement extends Omit<Parameters<typeof makeOrder>[0], 'priced' | 'ids'> {
  emailToShopper?: (placed: Placed) => Email
  /** True where these lines did not come from the cart, so they stay in it. */
  keepsCart?: boolean
}

type Destination = Pick<OrderBody, 'delivery_option' | 'province' | 'city' | 'barangay'>

export interface Placing<Extra extends object = object> {
  body: OrderBody
  person: Person | null
  language: Language
  key: string | undefined
  /** The request that the key stands for; the body by default. */
  request?: object
  extra?: Extra
}

interface Writing {
  placement: Placement
  priced: Priced
  reader: Reader | undefined
  keyUse: KeyUse | undefined
  extra?: object | undefined
}

type Outcome = { written: Written; reply: Order }

export const NOT_ACTIVE = phrase(messages.thisAccountIsNotActivePleaseWrite)

/** The most tries, since prices and stock may change between reading and writing. */
const MOST_TRIES = 5

/** Placing an order computes everything again and writes it with its stock in one statement. */
export function placeService({ repository, idempotency, quotes, pictures, mustExist, linkTo }: PlaceNeeds) {
  const nextIds = idSupply(repository.takeIds)

  async function write({ placement, priced, reader, keyUse, extra }: Writing, tx?: Tx): Promise<Outcome> {
    const { emailToShopper, keepsCart = false, ...facts } = placement
    const made = makeOrder({ ...facts, priced, ids: await nextIds(priced.cart.lines.length, tx) })
    const reply = { ...presentOrder(made), ...extra }
    const emails = emailsFor({ made, priced, reader, emailToShopper, linkTo }).map(layOut)
    const { customerId } = placement
    const written = await repository.write({ ...made, customerId, emails, keyUse, reply, keepsCart }, tx)
    if (written === 'no_customer') throw new Problem('forbidden', NOT_ACTIVE)
    return { written, reply }
  }

  async function mustGoSomewhere({ delivery_option, province, city, barangay }: Destination) {
    if (delivery_option === 'pick_up') return
    await mustExist({ province: province ?? '', city: city ?? '', barangay: barangay ?? '' })
  }

  async function attempt(
    { body, person, language, extra }: Placing,
    keyUse: KeyUse | undefined,
    stored: StoredPictures,
  ): Promise<Outcome> {
    const priced = await quotes.priceNow(body.order_items, body)
    mustBePossible(priced)
    mustBeAsSeen(priced, body)
    mustHavePrescription(priced, stored.prescription !== null)
    const writing = (fileIds: Awaited<ReturnType<OrderFiles['keep']>>): Writing => ({
      placement: {
        body,
        customerId: person?.id ?? null,
        language,
        ...fileIds,
        recurringOrderId: null,
        actorRole: person ? 'customer' : 'guest',
        now: new Date(),
      },
      priced,
      reader: person ? { email: person.email ?? '', name: person.firstName ?? '' } : undefined,
      keyUse,
      extra,
    })
    if (!stored.prescription && !stored.seniorCitizenId)
      return write(writing({ prescriptionFileId: null, seniorCitizenIdFileId: null }))
    return repository.attempt(async (tx) => {
      const outcome = await write(writing(await pictures.keep(tx, stored)), tx)
      return { outcome, isKept: outcome.written === 'written' }
    })
  }

  return {
    async place<Extra extends object = object>(placing: Placing<Extra>): Promise<Order & Extra> {
      const { person, key } = placing
      const body = { ...placing.body, is_guest: person === null }
      if (!person && !placing.body.is_guest)
        throw new Problem('not_signed_in', phrase(messages.pleaseSignInAgainOrCheckOut))
      const keyUse = await keyFor(key, person, placing.request ?? body)

      return idempotency.orFirst(keyUse, async () => {
        mustBeComplete(body)
        await mustGoSomewhere(body)
        const stored = await pictures.store(body)
        let written: Written = 'raced'
        try {
          for (let tries = 0; written === 'raced' && tries < MOST_TRIES; tries++) {
            const outcome = await attempt({ ...placing, body }, keyUse, stored)
            written = outcome.written
            if (written === 'written') return outcome.reply as Order & Extra
          }
        } finally {
          if (written !== 'written') await pictures.discard(stored)
        }
        throw new Problem('conflict', phrase(messages.manyAreBuyingThisRightNowPlease))
      })
    },

    /** The order is placed in the caller's transaction; `isSeen` checks it by the prices that were seen. */
    async placeIn(tx: Tx, placement: Placement, isSeen: boolean): Promise<Order> {
      const { body, customerId, prescriptionFileId } = placement
      mustBeComplete(body)
      const priced = await quotes.lock(tx, body.order_items, body)
      mustBePossible(priced)
      if (isSeen) mustBeAsSeen(priced, body)
      mustHavePrescription(priced, prescriptionFileId !== null)
      const reader = customerId === null ? undefined : await repository.findReader(tx, customerId)
      const { written, reply } = await write({ placement, priced, reader, keyUse: undefined }, tx)
      if (written !== 'written') throw new Error('An offer changed although it was locked')
      return reply
    },

    async checkIn(tx: Tx, { body, customerId, prescriptionFileId }: Placement): Promise<void> {
      mustBeComplete(body)
      if (customerId !== null && !(await repository.holdCustomer(tx, customerId)))
        throw new Problem('forbidden', NOT_ACTIVE)
      const priced = await quotes.lock(tx, body.order_items, body)
      mustBePossible(priced)
      mustBeAsSeen(priced, body)
      mustHavePrescription(priced, prescriptionFileId !== null)
    },

    keyFor,
    mustGoSomewhere,
  }
}
export type PlaceService = ReturnType<typeof placeService>

const keyFor = async (key: string | undefined, person: Person | null, request: object) =>
  key === undefined ? undefined : orderKey(key, person ? `customer:${person.id}` : 'guest', request)

export const orderKey = async (key: string, scope: string, request: object): Promise<KeyUse> => ({
  ...(await keyUseOf(key, scope, request)),
  mismatch: t(messages.thisOrderWasSentBeforeWithOther),
})

interface Correspondence {
  made: OrderView
  priced: Priced
  reader: Reader | undefined
  emailToShopper: Placement['emailToShopper']
  linkTo: LinkTo
}

function emailsFor({ made, priced, reader, emailToShopper = placedEmail, linkTo }: Correspondence): Email[] {
  const { order, parts, items } = made
  const email = reader?.email ?? order.guest_email
  const name = reader?.name ?? order.guest_first_name ?? order.receiver_first_name
  const toShopper = email
    ? [
        emailToShopper({
          reader: { email, name, language: shopperLanguage(order) },
          order,
          parts,
          itemsCount: items.length,
          linkTo,
        }),
      ]
    : []
  const emails = new Map(priced.cart.lines.map(({ offer }) => [offer.pharmacy_id, offer.pharmacy_email]))
  const toSellers = parts.flatMap((part) => {
    const pharmacyEmail = emails.get(part.pharmacy_id)
    return pharmacyEmail ? [newOrderEmail(pharmacyEmail, part, order.order_number, linkTo)] : []
  })
  return [...toShopper, ...toSellers]
}

type Block = { orders: number[]; parts: number[]; items: number[] }

const BLOCK = 100

/** Ids in blocks. A transaction that finds none takes its own: waiting could use up all connections. */
export function idSupply(takeBlock: (count: number, tx?: Tx) => Promise<Block>) {
  let block: Block = { orders: [], parts: [], items: [] }
  let taking: Promise<void> | undefined

  const has = (lines: number) =>
    block.orders.length > 0 && block.parts.length >= lines && block.items.length >= lines

  return async function next(lines: number, tx?: Tx): Promise<OrderIds> {
    while (!has(lines)) {
      if (tx) {
        const { orders, parts, items } = await takeBlock(lines, tx)
        return { order: orders[0] as number, parts, items }
      }
      taking ??= takeBlock(Math.max(BLOCK, lines))
        .then((fresh) => {
          block = fresh
        })
        .finally(() => {
          taking = undefined
        })
      await taking
    }
    return {
      order: block.orders.shift() as number,
      parts: block.parts.splice(0, lines),
      items: block.items.splice(0, lines),
    }
  }
}
