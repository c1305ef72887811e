import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Reach } from '@botika/common/roles/policy'
import type { RequestOf } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { orders } from '@botika/common/orders/endpoints'
import { readOrderNumber } from '@botika/common/orders/number'
import type { Order, TrackedOrder } from '@botika/common/orders/schema'
import { mayReadId, mayReadPrescription } from '@botika/common/orders/steps'
import { type KeyUse, type Person, type PrivateFileService, reachFor } from '../../platform'
import { presentItem, presentOrder, presentSummary, presentTracked } from './present'
import type { OrderView, OrderViewRepository } from './view-repository'

export type GuestCancellation = RequestOf<typeof orders.cancelPartAsGuest>['body']

/** The sender of another prescription: the customer, or a guest who knows number and email address. */
export type PrescriptionSender =
  | { customerId: number; orderId: number }
  | { orderNumber: string; email: string }

interface CustomerSteps {
  cancelAsCustomer: (person: Person, partId: number, remarks: string) => Promise<number>
  cancelAsGuest: (cancellation: GuestCancellation) => Promise<number>
  receiveAsCustomer: (person: Person, orderId: number) => Promise<void>
  replacePrescription: (sender: PrescriptionSender, file: File, use?: KeyUse) => Promise<number>
}

type Shopper = { customerId: number } | { guest: { orderNumber: string; email: string } }

interface Needs {
  views: OrderViewRepository
  sellerOrders: CustomerSteps
  giveUp: (person: Person | null, shopper: Shopper, partId: number, remarks: string) => Promise<number>
  files: PrivateFileService
  noteView: (person: Person, orderId: number) => Promise<void>
}

type Cancellation = RequestOf<typeof orders.cancelPart>['body']
type ListQuery = RequestOf<typeof orders.list>['query']
type GuestReplacement = RequestOf<typeof orders.replacePrescriptionAsGuest>['body']
type FileField = 'prescription_file_id' | 'senior_citizen_id_file_id'

const NUMBER_UNKNOWN = phrase(messages.sorryWeCouldNotFindYourOrder)
const noSuchOrder = () => new Problem('order_not_found', phrase(messages.thereIsNoSuchOrder))

export function orderService({ views, sellerOrders, giveUp, files, noteView }: Needs) {
  async function mustFind(person: Person, reach: Reach, id: number): Promise<OrderView> {
    const view = await views.find(id)
    // a stranger's order looks absent, so that numbers can't be probed
    if (!view || (reach === 'own' && view.order.customer_id !== person.id)) throw noSuchOrder()
    return view
  }

  function mayOpen(field: FileField, person: Person, reach: Reach, view: OrderView): boolean {
    if (reach === 'all' || view.order.customer_id === person.id) return true
    const isSeller = person.roles.includes('seller') && person.pharmacyId !== null
    if (field === 'prescription_file_id' && !reachFor(person, 'seller-orders.prescription')) return false
    const mayRead = field === 'prescription_file_id' ? mayReadPrescription : mayReadId
    return isSeller && view.parts.some((part) => part.pharmacy_id === person.pharmacyId && mayRead(part))
  }

  return {
    async track(typed: string): Promise<TrackedOrder> {
      const number = readOrderNumber(typed)
      const view = number ? await views.findByNumber(number) : undefined
      if (!view) throw new Problem('order_not_found', NUMBER_UNKNOWN)
      return presentTracked(view)
    },

    async list(person: Person, reach: Reach, query: ListQuery) {
      if (reach === 'own' && query.user_id !== undefined && query.user_id !== person.id)
        throw new Problem('not_found')
      const { rows, total } = await views.list({
        ...query,
        customerId: reach === 'own' ? person.id : (query.user_id ?? null),
        number: query.keyword ? readOrderNumber(query.keyword) : null,
        ids: query.ids?.split(',').map(Number),
      })
      const data = rows.map(presentSummary)
      return makePage({ data, total, path: '/api/orders', query })
    },

    /** One order; that an admin saw the discount holder's ID number is written to the audit log. */
    async one(person: Person, reach: Reach, id: number): Promise<Order> {
      const view = await mustFind(person, reach, id)
      const { customer_id, senior_citizen_id } = view.order
      if (senior_citizen_id !== null && customer_id !== person.id) await noteView(person, id)
      return presentOrder(view)
    },

    items: async (person: Person, reach: Reach, id: number) =>
      (await mustFind(person, reach, id)).items.map(presentItem),

    async confirmDelivery(person: Person, id: number): Promise<Order> {
      await sellerOrders.receiveAsCustomer(person, id)
      return presentOrder(await mustFind(person, 'own', id))
    },

    async cancelPart(person: Person, partId: number, asked: Cancellation): Promise<Order> {
      const { cancel_remarks: remarks = '', choose_elsewhere } = asked
      const orderId = choose_elsewhere
        ? await giveUp(person, { customerId: person.id }, partId, remarks)
        : await sellerOrders.cancelAsCustomer(person, partId, remarks)
      return presentOrder(await mustFind(person, 'own', orderId))
    },

    async cancelPartAsGuest(asked: GuestCancellation): Promise<TrackedOrder> {
      const { order_number: orderNumber, email, part_id, cancel_remarks = '', choose_elsewhere } = asked
      const orderId = choose_elsewhere
        ? await giveUp(null, { guest: { orderNumber, email } }, part_id, cancel_remarks)
        : await sellerOrders.cancelAsGuest(asked)
      const view = await views.find(orderId)
      if (!view) throw noSuchOrder()
      return presentTracked(view)
    },

    async replacePrescription(person: Person, id: number, file: File, use?: KeyUse): Promise<Order> {
      await sellerOrders.replacePrescription({ customerId: person.id, orderId: id }, file, use)
      return presentOrder(await mustFind(person, 'own', id))
    },

    async replacePrescriptionAsGuest(
      { order_number: orderNumber, email, prescription_image: file }: GuestReplacement,
      use?: KeyUse,
    ): Promise<TrackedOrder> {
      const view = await views.find(await sellerOrders.replacePrescription({ orderNumber, email }, file, use))
      if (!view) throw noSuchOrder()
      return presentTracked(view)
    },

    /** A prescription or ID picture, for its sender and whose part needs it; each reading is audited. */
    async file(person: Person, reach: Reach, id: number, field: FileField) {
      const view = await views.find(id)
      if (!view || !mayOpen(field, person, reach, view)) throw noSuchOrder()
      const fileId = view.order[field]
      if (fileId === null) throw new Problem('not_found', phrase(messages.noSuchPictureCameWithThisOrder))
      return files.read(fileId, person, id)
    },
  }
}
export type OrderService = ReturnType<typeof orderService>
