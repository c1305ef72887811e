import type { DeliveryValue } from '../delivery'
import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import type { Label } from '../messages/message'
import * as dashboard from '../messages/office/dashboard'
import * as orders from '../messages/office/orders'
import * as trade from '../messages/office/trade'
/** The specification's flags of a seller order. */
export interface SellerOrderFlags {
  is_confirmed: boolean
  is_shipped: boolean
  is_received: boolean
  is_paid: boolean
  is_completed: boolean
  is_cancelled: boolean
}

/** The steps in their order: in this status, this action raises that flag. */
export const STEPS = [
  {
    status: 'to_confirm',
    action: 'confirm',
    raises: 'is_confirmed',
    path: 'confirm-order',
    event: 'confirmed',
  },
  { status: 'to_ship', action: 'ship', raises: 'is_shipped', path: 'ship-order', event: 'shipped' },
  {
    status: 'to_receive',
    action: 'receive',
    raises: 'is_received',
    path: 'received-order',
    event: 'received',
  },
  { status: 'to_pay', action: 'pay', raises: 'is_paid', path: 'paid-order', event: 'paid' },
  {
    status: 'to_complete',
    action: 'complete',
    raises: 'is_completed',
    path: 'complete-order',
    event: 'completed',
  },
] as const

export type SellerAction = (typeof STEPS)[number]['action']
export const SELLER_ORDER_STATUSES = [
  'to_confirm',
  'to_ship',
  'to_receive',
  'to_pay',
  'to_complete',
  'completed',
  'cancelled',
] as const
export type SellerOrderStatus = (typeof SELLER_ORDER_STATUSES)[number]

/** An order that stays longer than this, in hours since it was placed, is called late. Our own choice; no law sets it. */
export const LATE_AFTER_HOURS = { to_confirm: 24, to_ship: 72 } as const satisfies Partial<
  Record<SellerOrderStatus, number>
>

interface Promised {
  status: SellerOrderStatus
  delivery_option: 'door_to_door' | 'pick_up'
  prescription_status: string
  expected: { until: string } | null
}

/** Whether a part has not come, or is not ready for pick-up, though the time that was said is over. */
export const isOverdue = (
  { status, delivery_option, prescription_status, expected }: Promised,
  now: number = Date.now(),
): boolean =>
  expected !== null &&
  Date.parse(expected.until) < now &&
  prescription_status !== 'rejected' &&
  (status === 'to_confirm' ||
    status === 'to_ship' ||
    (status === 'to_receive' && delivery_option !== 'pick_up'))

/** A weekend with a holiday passes in it: after that many days past its window waiting is the shopper's to decide. */
export const UNSENT_DAYS = 3

/** Whether a part that was confirmed is still not sent, so long after the time that was said. */
export const isUnsent = (
  { status, expected }: Pick<Promised, 'status' | 'expected'>,
  now: number = Date.now(),
): boolean =>
  status === 'to_ship' && expected !== null && Date.parse(expected.until) + UNSENT_DAYS * 86_400_000 < now

/** Days until a parcel that nobody marked as received, or goods that nobody fetched, are asked about. Our own choice. */
export const UNRECEIVED_DAYS = 7

export function statusOf(order: SellerOrderFlags): SellerOrderStatus {
  if (order.is_cancelled) return 'cancelled'
  return STEPS.find((step) => !order[step.raises])?.status ?? 'completed'
}

export function stepOf(action: SellerAction) {
  return STEPS.find((step) => step.action === action) as (typeof STEPS)[number]
}

export const isDone = (order: SellerOrderFlags, action: SellerAction) => order[stepOf(action).raises]

export const SALE_STOPS = ['no_licence', 'no_pharmacist'] as const
export type SaleStop = (typeof SALE_STOPS)[number]

interface Standing {
  /** Why the pharmacy may not sell this part now: its licence or, for prescription lines, its pharmacist is missing. */
  sale_stop?: SaleStop | null
}

interface PrescriptionState {
  prescription_status?: 'not_needed' | 'to_check' | 'accepted' | 'rejected'
}

/** What a part's lines mean for it: it waits for each decision, then for another prescription where one was rejected. */
export function prescriptionStatusOf(
  lines: readonly { prescription_status: PrescriptionLine }[],
): NonNullable<PrescriptionState['prescription_status']> {
  const found = lines.map((line) => line.prescription_status).filter((status) => status !== 'not_needed')
  if (found.length === 0) return 'not_needed'
  if (found.includes('to_check')) return 'to_check'
  return found.includes('rejected') ? 'rejected' : 'accepted'
}
type PrescriptionLine = 'not_needed' | 'to_check' | 'accepted' | 'rejected' | 'left_out'

interface IdState {
  /** What the senior citizen's or PWD's discount took off, and the VAT with it. */
  discount?: number
  vat_removed?: number
  is_id_seen?: boolean
}

/** Whether a part has a line that the law made cheaper, so that its pharmacy has to see the holder's ID. */
export const needsId = ({ discount = 0, vat_removed = 0 }: IdState): boolean =>
  discount > 0 || vat_removed > 0

/**
 * Which of an order's private files, and what of the ID, a part's pharmacy may see, until they are deleted: what the
 * part needs, and nothing once the pharmacy cancelled the part, or refused the prescription.
 */
export const mayReadPrescription = (order: SellerOrderFlags & PrescriptionState): boolean =>
  !order.is_cancelled &&
  (order.prescription_status === 'to_check' || order.prescription_status === 'accepted')
export const mayReadId = (order: SellerOrderFlags & IdState): boolean => !order.is_cancelled && needsId(order)

const STOPPED: Record<SaleStop, Label> = {
  no_licence: messages.theLicenceEnded,
  no_pharmacist: messages.noPharmacistHere,
}

/** Why an action is closed, or null when it is open. The server throws it; the button shows it. */
export function stepError(
  order: SellerOrderFlags & PrescriptionState & IdState & Standing & { delivery_option?: DeliveryValue },
  action: SellerAction,
): string | null {
  const status = statusOf(order)
  const next = STEPS.find((step) => step.status === status)
  if (!next) return t(messages.theOrderIs, { status })
  const isFetched = order.delivery_option === 'pick_up'
  if (next.action !== action)
    return t(isFetched ? messages.theNextStepAtTheCounterIs : messages.theNextStepIs, { action: next.action })
  if (order.sale_stop && (action === 'confirm' || action === 'ship')) return t(STOPPED[order.sale_stop])
  if (action === 'confirm' && order.prescription_status === 'to_check') {
    return t(messages.checkThePrescriptionFirst)
  }
  if (action === 'confirm' && order.prescription_status === 'rejected') {
    return t(messages.thePrescriptionWasRejected)
  }
  if (action === 'complete' && needsId(order) && order.is_id_seen === false) {
    return t(messages.confirmTheIDFirst)
  }
  return null
}

/** Why the order can't be cancelled, or null. A seller may until it was received, a shopper until it was shipped. */
export function cancelError(order: SellerOrderFlags, by: 'seller' | 'customer'): string | null {
  if (order.is_cancelled) return t(messages.alreadyCancelled)
  if (order.is_received) return t(messages.alreadyReceived)
  if (by === 'customer' && order.is_shipped) return t(messages.alreadyShipped)
  return null
}

/** The next action, or null when the order has come to its end. */
export function nextAction(order: SellerOrderFlags): SellerAction | null {
  const status = statusOf(order)
  return STEPS.find((step) => step.status === status)?.action ?? null
}

/** The status of a whole order: that of its parts when they agree, else the least advanced that isn't cancelled. */
export function orderStatusOf(parts: readonly SellerOrderStatus[]): SellerOrderStatus {
  // the statuses are listed from the least advanced on, cancelled last
  return SELLER_ORDER_STATUSES.find((status) => parts.includes(status)) ?? 'cancelled'
}

export const OPEN_LINE_STATUSES = ['to_choose', 'offered'] as const
export type OpenLine = (typeof OPEN_LINE_STATUSES)[number]

export const openLineOf = (lines: readonly OpenLine[]): OpenLine | null =>
  OPEN_LINE_STATUSES.find((status) => lines.includes(status)) ?? null

/** What a shopper reads of an order: a choice of theirs comes first, and nothing is cancelled while a line is open. */
export const standingOf = ({
  status,
  open_line: open,
}: {
  status: SellerOrderStatus
  open_line: OpenLine | null
}): SellerOrderStatus | OpenLine =>
  open !== null && (open === 'to_choose' || status === 'cancelled') ? open : status

export const STATUS_NAMES: Record<SellerOrderStatus, Label> = {
  to_confirm: dashboard.toConfirm,
  to_ship: dashboard.toShip,
  to_receive: dashboard.toReceive,
  to_pay: dashboard.toPay,
  to_complete: dashboard.toComplete,
  completed: orders.completed,
  cancelled: trade.cancelled,
}
