import type { PrivateFileService, StoredFile, Tx } from '../../platform'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import { checkoutIssues, type OrderFields } from '@botika/common/orders/schema'
import { isOwnFee, type PartDelivery, presentQuote, type Priced } from '../quote/price'
import type { Language } from '@botika/common/messages/message'
import { orderNumberFrom } from '@botika/common/orders/number'
import { manilaDay } from '@botika/common/time'
import { randomBytes } from 'node:crypto'
import type * as z from 'zod'
import type { OrderIds, SalesRecordInsert } from './repository'
import type { EventRow, ItemRow, OrderRow, OrderView, PartRow } from './view-repository'

export type OrderBody = z.output<typeof OrderFields>

interface Facts {
  body: OrderBody
  customerId: number | null
  language: Language
  priced: Priced
  ids: OrderIds
  prescriptionFileId: number | null
  seniorCitizenIdFileId: number | null
  recurringOrderId: number | null
  actorRole: string
  now: Date
}

export function makeOrder(facts: Facts): OrderView & { salesRecords: SalesRecordInsert[] } {
  const order = orderRow(facts)
  const { priced, ids, now } = facts
  const parts = priced.cart.parts.map((part, at) =>
    partRow(order, part, ids.parts[at] as number, priced.deliveries.get(part.pharmacyId)),
  )
  const partOf = new Map(parts.map((part) => [part.pharmacy_id, part]))
  const items = priced.cart.lines.map((line, at) =>
    itemRow(line, ids.items[at] as number, partOf.get(line.pharmacyId) as PartRow),
  )
  const placed: EventRow = {
    order_id: order.id,
    seller_order_id: null,
    pharmacy_name: null,
    kind: 'placed',
    remarks: null,
    actor_user_id: facts.customerId,
    actor_role: facts.actorRole,
    actor_name: null,
    actor_position: null,
    created_at: now,
  }
  return { order, parts, items, events: [placed], salesRecords: salesRecordsOf(order, parts, items) }
}

type Sums = Priced['cart']['parts'][number] | Priced['cart']

const amountsOf = (sums: Sums) => ({
  subtotal: sums.subtotal,
  vat_removed: sums.vatRemoved,
  discount: sums.discount,
  promotion_discount: sums.promotionDiscount,
  delivery_fee: sums.deliveryFee,
  total: sums.total,
})

function orderRow({ body, customerId, language, priced, ids, now, ...files }: Facts): OrderRow {
  const isGuest = customerId === null
  const isClaimed = Boolean(body.discount_type)
  return {
    id: ids.order,
    order_number: orderNumberFrom(randomBytes(11)),
    customer_id: customerId,
    is_guest: isGuest,
    receiver_first_name: body.receiver_first_name,
    receiver_last_name: body.receiver_last_name,
    receiver_number: body.receiver_number,
    guest_first_name: isGuest ? (body.guest_first_name ?? null) : null,
    guest_last_name: isGuest ? (body.guest_last_name ?? null) : null,
    guest_number: isGuest ? (body.guest_number ?? null) : null,
    guest_email: isGuest ? (body.guest_email ?? null) : null,
    language,
    contact_number: body.contact_number ?? null,
    address: body.address ?? '',
    province: body.province ?? '',
    city: body.city ?? '',
    barangay: body.barangay ?? '',
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    payment_option: body.payment_option,
    delivery_option: body.delivery_option,
    slug_name: body.slug_name ?? null,
    discount_type: body.discount_type ?? null,
    senior_citizen_name: isClaimed ? (body.senior_citizen_name ?? null) : null,
    senior_citizen_id: isClaimed ? (body.senior_citizen_id ?? null) : null,
    prescription_file_id: files.prescriptionFileId,
    senior_citizen_id_file_id: files.seniorCitizenIdFileId,
    ...amountsOf(priced.cart),
    recurring_order_id: files.recurringOrderId,
    may_be_moved: body.may_be_moved ?? false,
    created_at: now,
    updated_at: now,
  }
}

export function partRow(
  order: OrderRow,
  part: Priced['cart']['parts'][number],
  id: number,
  delivery: PartDelivery | undefined,
): PartRow {
  const expected = order.delivery_option === 'pick_up' ? delivery?.ready : delivery?.arrives
  const seller = part.lines[0]?.offer
  const needsPrescription = part.lines.some((line) => line.offer.is_prescription)
  return {
    id,
    order_id: order.id,
    pharmacy_id: part.pharmacyId,
    pharmacy_name: seller?.pharmacy_name ?? '',
    pharmacy_address: seller?.pharmacy_address ?? '',
    pharmacy_phone: seller?.pharmacy_phone ?? null,
    pharmacy_license_number: seller?.license_number ?? null,
    is_confirmed: false,
    is_shipped: false,
    is_received: false,
    is_paid: false,
    is_completed: false,
    is_cancelled: false,
    cancel_remarks: null,
    prescription_status: needsPrescription ? 'to_check' : 'not_needed',
    prescription_remarks: null,
    is_id_seen: false,
    is_vat_registered: seller?.is_vat_registered ?? true,
    courier_id: null,
    courier_name: null,
    open_lines: null,
    is_own_fee: order.delivery_option === 'door_to_door' && isOwnFee(delivery),
    expected_from: expected?.from ?? null,
    expected_until: expected?.until ?? null,
    confirm_by: delivery?.confirmBy() ?? null,
    wait_asked_at: null,
    internal_notes: '',
    archived_at: null,
    status: 'to_confirm',
    ...amountsOf(part),
    created_at: order.created_at,
    updated_at: order.updated_at,
  }
}

export function itemRow(
  { offer, ...line }: Priced['cart']['lines'][number],
  id: number,
  part: PartRow,
): ItemRow {
  return {
    id,
    order_id: part.order_id,
    seller_order_id: part.id,
    inventory_id: offer.inventory_id,
    product_id: offer.product_id,
    product_name: offer.product_name,
    generic_name: offer.generic_name,
    brand: offer.brand,
    strength: offer.strength,
    dosage_form: offer.dosage_form,
    image: offer.image,
    sku: offer.sku,
    subcategory_name: offer.subcategory_name,
    is_prescription: offer.is_prescription,
    prescription_status: offer.is_prescription ? 'to_check' : 'not_needed',
    prescription_remarks: null,
    is_sc_discountable: offer.is_sc_discountable,
    is_vat_exempt: offer.is_vat_exempt,
    price: line.price,
    quantity: line.quantity,
    quantity_dispatched: null,
    is_refused: false,
    gross: line.gross,
    vat_removed: line.vatRemoved,
    discount: line.discount,
    promotion_discount: line.promotionDiscount,
    total: line.total,
    rule: line.rule,
    statutory_total: line.statutoryTotal,
    promotion_total: line.promotionTotal,
    promotion_id: line.promotionId,
  }
}

/** The rows of the book, one for each line that the law made cheaper. */
export function salesRecordsOf(order: OrderRow, parts: PartRow[], items: ItemRow[]): SalesRecordInsert[] {
  const { discount_type, senior_citizen_name, senior_citizen_id } = order
  if (!discount_type) return []
  const pharmacyOf = new Map(parts.map((part) => [part.id, part.pharmacy_id]))
  return items
    .filter((item) => item.rule === 'statutory' || item.vat_removed > 0)
    .map((item) => ({
      order_item_id: item.id,
      pharmacy_id: pharmacyOf.get(item.seller_order_id) as number,
      order_number: order.order_number,
      holder_name: senior_citizen_name ?? '',
      id_type: discount_type,
      id_number: senior_citizen_id ?? '',
      sold_on: manilaDay(new Date(order.created_at)),
      generic_name: item.generic_name,
      product_name: item.product_name,
      units: item.quantity,
      gross: item.gross,
      net: item.gross - item.promotion_discount - item.vat_removed,
      vat_removed: item.vat_removed,
      discount: item.discount,
      paid: item.total,
    }))
}

type Checkout = Parameters<typeof checkoutIssues>[0] & Pick<OrderBody, 'payment_option'>

// amounts are kept as whole centavos in four bytes
const MOST_CENTAVOS = 2_000_000_000
const STOCK_CODES = new Set(['out_of_stock', 'not_enough'])

/** Throws 422 with every field that a guest or the holder of a discount still has to give. */
export function mustBeComplete(body: Checkout) {
  const errors = checkoutIssues(body)
  // there is no gateway that could take the money
  if (body.payment_option === 'online')
    errors['payment_option'] = [t(messages.onlinePaymentIsNotOfferedPleaseChoose)]
  const [first] = Object.values(errors)
  if (first) throw new Problem('invalid', first[0], { errors })
}

/** Throws 409 with the fresh quote unless everything can be bought as it is wanted. */
export function mustBePossible(priced: Priced) {
  const { cart, problems } = priced
  if (problems.length > 0) {
    const isStock = problems.some((problem) => STOCK_CODES.has(problem.code))
    const detail = problems.map((problem) => problem.detail).join(' ')
    throw new Problem(isStock ? 'out_of_stock' : 'conflict', detail, {
      extra: { quote: presentQuote(priced) },
    })
  }
  if (cart.subtotal + cart.deliveryFee > MOST_CENTAVOS)
    throw Problem.invalid(
      'order_items',
      t(messages.pleaseSplitThisOrderIntoSmallerOnes),
      phrase(messages.thisOrderIsTooLargePleaseSplit),
    )
}

/** Throws 409 with the fresh quote unless the prices are those that the shopper saw. */
export function mustBeAsSeen(priced: Priced, body: Pick<OrderBody, 'subtotal' | 'total' | 'delivery_fee'>) {
  const { cart } = priced
  const isAsSeen =
    toPesos(cart.subtotal) === body.subtotal &&
    toPesos(cart.total) === body.total &&
    toPesos(cart.deliveryFee) === body.delivery_fee
  if (!isAsSeen)
    throw new Problem('price_changed', phrase(messages.pricesHaveChangedPleaseLookAtThe), {
      extra: { quote: presentQuote(priced) },
    })
}

export function mustHavePrescription({ cart }: Priced, hasPicture: boolean) {
  if (hasPicture || !cart.lines.some((line) => line.offer.is_prescription)) return
  throw Problem.invalid('prescription_image', t(messages.pleaseAddPictureOfYourPrescription))
}

type Pictures = Pick<OrderBody, 'prescription_image' | 'senior_citizen_id_image' | 'discount_type'>

export interface StoredPictures {
  prescription: StoredFile | null
  seniorCitizenId: StoredFile | null
}

export function orderFiles(files: PrivateFileService) {
  const discard = (stored: StoredPictures) =>
    Promise.all(Object.values(stored).map((file: StoredFile | null) => file && files.discard(file)))

  return {
    async store(body: Pictures): Promise<StoredPictures> {
      const stored: StoredPictures = { prescription: null, seniorCitizenId: null }
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
        return stored
      } catch (error) {
        await discard(stored)
        throw error
      }
    },

    keep: async (tx: Tx, stored: StoredPictures) => ({
      prescriptionFileId: stored.prescription && (await files.keep(tx, stored.prescription)),
      seniorCitizenIdFileId: stored.seniorCitizenId && (await files.keep(tx, stored.seniorCitizenId)),
    }),

    discard,
  }
}
export type OrderFiles = ReturnType<typeof orderFiles>
