import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { GuestCancellation } from '../orders/service'
import type { Reach } from '@botika/common/roles/policy'
import type { RequestOf } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { SELLER_ORDER_STATUSES, type SellerAction, type SellerOrderStatus } from '@botika/common/orders/steps'
import { type AuditService, type Person, reachFor } from '../../platform'
import type { AdditionService } from './addition-service'
import type { PrescriptionService } from './prescription-service'
import { presentSellerOrder, presentSellerOrderDetails } from './present'
import type { SellerOrderRepository } from './repository'
import type { Dispatch } from './advance'
import type { Decision } from './decide'
import type { SellerOrderSteps } from './steps'
import type { SellerOrderViewRepository } from './view-repository'

interface Needs {
  repository: SellerOrderRepository
  views: SellerOrderViewRepository
  steps: SellerOrderSteps
  add: AdditionService
  replacePrescription: PrescriptionService
  audit: AuditService
}

type ListQuery = RequestOf<typeof sellerOrders.list>['query']
type Changes = RequestOf<typeof sellerOrders.update>['body']
type Addition = RequestOf<typeof sellerOrders.create>['body']

/** Null reaches every pharmacy; a seller without a pharmacy reaches none. */
const pharmacyOf = (person: Person, reach: Reach) => (reach === 'all' ? null : (person.pharmacyId ?? 0))

export function sellerOrderService({ repository, views, steps, add, replacePrescription, audit }: Needs) {
  async function one(person: Person, reach: Reach, id: number): Promise<SellerOrderDetails> {
    const view = await views.find(id, pharmacyOf(person, reach), person.id)
    if (!view) throw new Problem('order_not_found', phrase(messages.thereIsNoSuchOrder))
    return presentSellerOrderDetails(view, {
      isAdmin: reach === 'all',
      decidesPrescriptions: reachFor(person, 'seller-orders.decide-prescription') !== null,
      readsPrescriptions: reachFor(person, 'seller-orders.prescription') !== null,
    })
  }

  return {
    one,

    async list(person: Person, reach: Reach, query: ListQuery) {
      const { rows, counts } = await views.list({
        ...query,
        pharmacyId: reach === 'all' ? (query.pharmacy_id ?? null) : pharmacyOf(person, reach),
        ids: query.ids?.split(',').map(Number),
      })
      const countOf = new Map(counts.map(({ status, count }) => [status, count]))
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const total = query.status ? (countOf.get(query.status) ?? 0) : all
      const page = makePage({ data: rows.map(presentSellerOrder), total, path: '/api/seller-orders', query })
      const toConfirm = counts.find(({ status }) => status === 'to_confirm')
      return {
        ...page,
        counts: { ...countsOf(countOf), all },
        waiting_for_shopper: toConfirm?.rejected ?? 0,
      }
    },

    async read(person: Person, reach: Reach, id: number): Promise<SellerOrderDetails> {
      const details = await one(person, reach, id)
      if (details.senior_citizen_id !== null)
        await repository.transaction((tx) =>
          audit.record(tx, {
            person,
            action: 'view-id-number',
            resource: 'seller-orders',
            recordId: id,
            pharmacyId: details.pharmacy_id,
          }),
        )
      return details
    },

    async create(person: Person, addition: Addition, key: string | undefined) {
      return one(person, 'all', await add(person, addition, key))
    },

    async update(person: Person, reach: Reach, id: number, changes: Changes) {
      await steps.update(person, pharmacyOf(person, reach), id, changes)
      return one(person, reach, id)
    },

    async decidePrescription(person: Person, reach: Reach, id: number, decisions: readonly Decision[]) {
      await steps.decidePrescription(person, pharmacyOf(person, reach), id, decisions)
      return one(person, reach, id)
    },

    async advance(person: Person, reach: Reach, id: number, action: SellerAction, dispatch?: Dispatch) {
      await steps.advance(person, pharmacyOf(person, reach), id, action, dispatch)
      return one(person, reach, id)
    },

    async cancel(person: Person, reach: Reach, id: number, remarks: string) {
      await steps.cancel(person, { pharmacyId: pharmacyOf(person, reach) }, id, remarks)
      return one(person, reach, id)
    },

    async remove(person: Person, id: number) {
      await steps.archive(person, id)
      return { id }
    },

    replacePrescription,

    cancelAsCustomer: (person: Person, partId: number, remarks: string): Promise<number> =>
      steps.cancel(person, { customerId: person.id }, partId, remarks),

    cancelAsGuest: ({ order_number, email, part_id, cancel_remarks }: GuestCancellation): Promise<number> =>
      steps.cancel(null, { guest: { orderNumber: order_number, email } }, part_id, cancel_remarks ?? ''),

    receiveAsCustomer: (person: Person, orderId: number): Promise<void> => steps.receiveAll(person, orderId),
  }
}
export type SellerOrderService = ReturnType<typeof sellerOrderService>

const countsOf = (counted: ReadonlyMap<SellerOrderStatus, number>) =>
  Object.fromEntries(SELLER_ORDER_STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    SellerOrderStatus,
    number
  >
