import type { Label } from '@botika/common/messages/message'
import * as refusals from '@botika/common/messages/refusals'
import * as tracking from '@botika/common/messages/tracking'
import * as ui from '@botika/common/messages/ui'
import type { OrderPart } from '@botika/common/orders/schema'
import { standingOf, STEPS } from '@botika/common/orders/steps'
import { t } from '../lib/language/text'
import { shopperStatus } from '../lib/order-labels'

const LABELS = {
  is_confirmed: tracking.confirmed,
  is_shipped: tracking.shipped,
  is_received: ui.received,
  is_paid: ui.paid,
  is_completed: ui.completed,
} as const

const PICKED_UP = { ...LABELS, is_shipped: ui.readyToPickUp, is_received: ui.pickedUp }

export function progressSteps(part: OrderPart, isPickUp: boolean) {
  const labels = isPickUp ? PICKED_UP : LABELS
  const steps = STEPS.map(({ raises }) => ({
    name: t(labels[raises]),
    icon: part[raises] && ('check' as const),
  }))
  const placed = [{ name: t(tracking.placed), icon: 'check' as const }, ...steps]
  const last = { name: shopperStatus(standingOf(part)), icon: part.open_line ? 'clock' : 'close' } as const
  return part.is_cancelled ? [...placed.filter(({ icon }) => icon), last] : placed
}

const EVENTS: Record<string, Label> = {
  placed: tracking.orderPlaced,
  confirmed: tracking.confirmedByThePharmacy,
  shipped: tracking.shipped,
  received: ui.received,
  paid: ui.paid,
  completed: ui.completed,
  cancelled: ui.cancelled,
  prescription_accepted: tracking.prescriptionAccepted,
  prescription_rejected: tracking.prescriptionNotAccepted,
  prescription_replaced: tracking.anotherPrescriptionSent,
  line_refused: refusals.lineRefused,
  line_moved: refusals.lineMoved,
  line_dropped: refusals.lineDropped,
}

const FETCHED: Record<string, Label> = {
  ...EVENTS,
  shipped: PICKED_UP.is_shipped,
  received: PICKED_UP.is_received,
}

export function eventName(kind: string, isPickUp: boolean): string {
  const label = (isPickUp ? FETCHED : EVENTS)[kind]
  return label ? t(label) : kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')
}
