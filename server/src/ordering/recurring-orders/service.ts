import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Reach } from '@botika/common/roles/policy'
import type { RequestOf } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { readOrderNumber } from '@botika/common/orders/number'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import type { RecurringOrder, TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import type { AuditService, MailService, Person } from '../../platform'
import type { LinkTo } from '../orders/emails'
import type { SellerOrderService } from '../seller-orders/service'
import type { OrderService } from '../orders/service'
import { stoppedEmail } from './emails'
import { presentForNumber, presentForPharmacy, presentRecurring, presentTracked } from './present'
import type { RecurringOrderRepository, RecurringView, Tx } from './repository'

interface Needs {
  repository: RecurringOrderRepository
  orders: OrderService
  sellerOrders: SellerOrderService
  audit: AuditService
  mail: MailService
  linkTo: LinkTo
  now: () => Date
}

type ListQuery = RequestOf<typeof recurringOrders.list>['query']

const NUMBER_UNKNOWN = phrase(messages.sorryWeCouldNotFindYourOrder)
const noSuchOrder = () => new Problem('order_not_found', phrase(messages.thereIsNoSuchRecurringOrder))

const pharmacyOf = (person: Person) => (person.roles.includes('seller') ? person.pharmacyId : null)

export function recurringOrderService({ repository, orders, sellerOrders, audit, mail, linkTo, now }: Needs) {
  const record = (tx: Tx, person: Person, action: string, recordId: number) =>
    audit.record(tx, { person, action, resource: 'recurring-orders', recordId })

  function shown(view: RecurringView, person: Person, reach: Reach): RecurringOrder | null {
    if (reach === 'all' || view.recurring.customer_id === person.id) return presentRecurring(view)
    const pharmacyId = pharmacyOf(person)
    if (pharmacyId === null || !view.items.some((line) => line.pharmacy_id === pharmacyId)) return null
    return presentForPharmacy(view, pharmacyId)
  }

  async function one(person: Person, reach: Reach, id: number): Promise<RecurringOrder> {
    const view = await repository.find(id)
    const order = view && shown(view, person, reach)
    if (!order) throw noSuchOrder()
    if (order.senior_citizen_id !== null && order.customer_id !== person.id)
      await repository.transaction((tx) => record(tx, person, 'view-id-number', id))
    return order
  }

  async function mustOwn(person: Person, reach: Reach, id: number): Promise<RecurringView> {
    const view = await repository.find(id)
    if (!view || (reach === 'own' && view.recurring.customer_id !== person.id)) throw noSuchOrder()
    return view
  }

  async function mustHoldNumber(id: number, typed: string | undefined) {
    const number = readOrderNumber(typed ?? '')
    const view = await repository.find(id)
    if (!view || number === null || view.recurring.order_number !== number) throw noSuchOrder()
  }

  return {
    one,

    async track(typed: string): Promise<TrackedRecurringOrder> {
      const number = readOrderNumber(typed)
      const view = number ? await repository.findByNumber(number) : undefined
      if (!view) throw new Problem('order_not_found', NUMBER_UNKNOWN)
      return presentTracked(view)
    },

    async list(person: Person, reach: Reach, query: ListQuery) {
      const isOwn = reach === 'own'
      // one's account page asks for what one ordered oneself, a pharmacy's office for both
      const isMine = query.user_id === person.id
      const { views, total } = await repository.list({
        customerId: isOwn ? person.id : (query.user_id ?? null),
        pharmacyId: isOwn ? (isMine ? null : pharmacyOf(person)) : (query.pharmacy_id ?? null),
        isEither: isOwn && !isMine,
        isCancelled: query.is_cancelled,
        page: query.page,
        per_page: query.per_page,
      })
      const seen = views.flatMap((view) => shown(view, person, reach) ?? [])
      // a list is for looking around; the number of an ID is seen one by one, and each look is audited
      const data = seen.map((order) =>
        order.customer_id === person.id ? order : { ...order, senior_citizen_id: null },
      )
      return makePage({ data, total, path: '/api/recurring-orders', query })
    },

    async cancel(person: Person | null, reach: Reach, id: number, typed: string | undefined) {
      const before = await repository.find(id)
      const isOwn = person && before && (reach === 'all' || before.recurring.customer_id === person.id)
      // somebody who has signed in since still holds the number
      if (!isOwn) await mustHoldNumber(id, typed)
      await repository.transaction(async (tx) => {
        const row = await repository.hold(tx, id)
        if (!row || row.is_cancelled) return
        await repository.update(tx, id, { is_cancelled: true, next_due_on: null }, now())
        const reader = await repository.findReader(tx, row)
        if (reader) await mail.queue(tx, [stoppedEmail({ reader, recurring: row, linkTo })])
        if (person && reach === 'all') await record(tx, person, 'cancel', id)
      })
      const view = await repository.find(id)
      if (!view) throw noSuchOrder()
      return isOwn ? presentRecurring(view) : presentForNumber(view)
    },

    async receive(person: Person, reach: Reach, id: number): Promise<RecurringOrder> {
      const { recurring, placed } = await mustOwn(person, reach, id)
      const latest = placed[0]
      if (!latest) throw new Problem('step_refused', phrase(messages.noOrderHasBeenPlacedYet))
      if (recurring.customer_id === person.id) await orders.confirmDelivery(person, latest.id)
      else await receiveParts(person, latest.id)
      await repository.transaction(async (tx) => {
        await repository.update(tx, id, { is_received: true }, now())
        if (reach === 'all') await record(tx, person, 'receive', id)
      })
      return one(person, reach, id)
    },
  }

  async function receiveParts(admin: Person, orderId: number) {
    const { parts } = await orders.one(admin, 'all', orderId)
    const shipped = parts.filter((part) => part.is_shipped && !part.is_cancelled)
    if (shipped.length === 0)
      throw new Problem('step_refused', phrase(messages.nothingOfThisOrderHasBeenShipped))
    for (const part of shipped.filter((one_) => !one_.is_received))
      await sellerOrders.advance(admin, 'all', part.id, 'receive')
  }
}
export type RecurringOrderService = ReturnType<typeof recurringOrderService>
