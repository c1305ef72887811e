import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Language } from '@botika/common/messages/message'
import type { RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import type { orders as endpoints } from '@botika/common/orders/endpoints'
import type { DroppedLine, Order } from '@botika/common/orders/schema'
import type { WantedLine } from '@botika/common/quote/endpoints'
import { mergeLines, presentQuote, type QuoteService, type Terms } from '../quote/price'
import type { SaidPlace } from '../../directory'
import type { IdempotencyKeys, Person } from '../../platform'
import type { PlaceService } from './place-service'
import type { OrderService } from './service'

interface Needs {
  orders: OrderService
  quotes: QuoteService
  placing: PlaceService
  idempotency: IdempotencyKeys
}

type Fields = RequestOf<typeof endpoints.reorder>['body']

interface Dropped {
  dropped: DroppedLine[]
}

interface Reordered extends Dropped {
  orders: Order
}

interface Reordering {
  person: Person
  language: Language
  orderId: number
  body: Fields
  key: string | undefined
}

export function reorderService({ orders, quotes, placing, idempotency }: Needs) {
  async function available(before: Order, wanted: WantedLine[], terms: Terms) {
    const { problems, cart } = await quotes.priceNow(wanted, terms)
    const stock = new Map(cart.lines.map((line) => [line.inventoryId, line.offer.current_quantity]))
    const hasProblem = new Map(problems.map((problem) => [problem.inventory_id, problem]))
    const names = new Map(before.orderItems.map((item) => [item.inventory_id, item.product_name]))
    const kept: WantedLine[] = []
    const dropped: DroppedLine[] = []
    for (const { inventory_id, quantity } of wanted) {
      const problem = hasProblem.get(inventory_id)
      const left =
        !problem || problem.code === 'not_enough' ? Math.min(quantity, stock.get(inventory_id) ?? 0) : 0
      if (left > 0) kept.push({ inventory_id, quantity: left })
      if (problem)
        dropped.push({
          inventory_id,
          product_name: names.get(inventory_id) ?? '',
          quantity: left,
          detail: problem.detail,
        })
    }
    return { kept, dropped }
  }

  const linesOf = (order: Order): WantedLine[] =>
    mergeLines(
      order.orderItems
        // what was moved has a line of its own
        .filter((item) => !item.is_refused || order.orderItems.every((one) => one.is_refused))
        .map(({ inventory_id, quantity }) => ({ inventory_id, quantity })),
    )

  return {
    async preview(person: Person, orderId: number, terms: Terms) {
      const before = await orders.one(person, 'own', orderId)
      const there = { ...placeOf(before), ...terms }
      const { kept, dropped } = await available(before, linesOf(before), there)
      const quote = presentQuote(await quotes.priceNow(kept, there))
      return { order_items: kept, quote, dropped }
    },

    async reorder({ person, language, orderId, body, key }: Reordering): Promise<Reordered> {
      const request = { ...body, reorder_of: orderId }
      const keyUse = await placing.keyFor(key, person, request)
      // the first answer to the same request may be why there is nothing left
      return reordered(
        await idempotency.orFirst(keyUse, () => buyAgain(person, orderId, body, { language, key, request })),
      )
    },
  }

  async function buyAgain(
    person: Person,
    orderId: number,
    body: Fields,
    sent: { language: Language; key: string | undefined; request: object },
  ): Promise<Order & Partial<Dropped>> {
    const before = await orders.one(person, 'own', orderId)
    const wanted = body.order_items ? mergeLines(body.order_items) : linesOf(before)
    mustBeOfOrder(wanted, before)
    const terms = {
      delivery_option: body.delivery_option ?? before.delivery_option,
      discount_type: body.discount_type ?? null,
    }
    const there = placeOf({ ...carriedOver(before), ...withoutAbsent(body) })
    const { kept, dropped } = await available(before, wanted, { ...there, ...terms })
    if (kept.length === 0)
      throw new Problem('conflict', phrase(messages.nothingOfThisOrderCanBeBought), {
        extra: { dropped },
      })
    return placing.place({
      body: {
        ...carriedOver(before),
        ...withoutAbsent(body),
        ...terms,
        order_items: kept,
        is_guest: false,
      },
      person,
      ...sent,
      extra: { dropped },
    })
  }
}
export type ReorderService = ReturnType<typeof reorderService>

// answers that an earlier release kept have no `dropped`
const reordered = ({ dropped = [], ...order }: Order & Partial<Dropped>): Reordered => ({
  orders: order,
  dropped,
})

const placeOf = ({ province, city, barangay, latitude, longitude }: SaidPlace) => ({
  province,
  city,
  barangay,
  latitude,
  longitude,
})

function mustBeOfOrder(wanted: WantedLine[], before: Order) {
  const known = new Set(before.orderItems.map((item) => item.inventory_id))
  if (wanted.every((line) => known.has(line.inventory_id))) return
  throw Problem.invalid('order_items', t(messages.onlyWhatWasInThisOrderCan))
}

/** The receiver of before; a discount is claimed anew each time. */
const carriedOver = (before: Order) => ({
  receiver_first_name: before.receiver_first_name,
  receiver_last_name: before.receiver_last_name,
  receiver_number: before.receiver_number,
  contact_number: before.contact_number,
  address: before.address,
  province: before.province,
  city: before.city,
  barangay: before.barangay,
  payment_option: before.payment_option,
})

const withoutAbsent = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T as undefined extends T[K] ? never : K]: T[K]
  } & { [K in keyof T]?: Exclude<T[K], undefined> }
