import type { DeliveryValue } from '@botika/common/delivery'
import type { RecurringOption } from '@botika/common/recurring-orders/rules'
import type { Label } from '@botika/common/messages/message'
import * as orders from '@botika/common/messages/orders'
import * as ui from '@botika/common/messages/ui'
import { t } from './language/text'

const STATUS_TONES = { cancelled: 'bad', completed: 'good', to_confirm: 'warn', to_choose: 'warn' } as const

export const statusTone = (status: string): 'bad' | 'good' | 'warn' | 'info' =>
  STATUS_TONES[status as keyof typeof STATUS_TONES] ?? 'info'

const SHOPPER_STATUS: Record<string, Label> = {
  to_confirm: orders.waitingForThePharmacy,
  to_ship: orders.beingPrepared,
  to_receive: orders.onItsWay,
  to_pay: ui.received,
  to_complete: ui.paid,
  completed: ui.completed,
  cancelled: ui.cancelled,
  to_choose: orders.waitingForYourChoice,
  offered: orders.anotherPharmacyIsAsked,
}

const PICK_UP_STATUS: Record<string, Label> = {
  ...SHOPPER_STATUS,
  to_receive: ui.readyToPickUp,
  to_pay: ui.pickedUp,
}

export function shopperStatus(status: string, isPickUp = false) {
  const label = (isPickUp ? PICK_UP_STATUS : SHOPPER_STATUS)[status]
  return label ? t(label) : status
}

export const DELIVERY_LABELS: Record<DeliveryValue, Label> = {
  door_to_door: orders.doorToDoor,
  pick_up: orders.pickUpAtPharmacy,
}

export const RECURRING_LABELS: Record<RecurringOption, Label> = {
  weekly: orders.everyWeek,
  every_2_weeks: orders.every2Weeks,
  monthly: orders.everyMonth,
  every_2_months: orders.every2Months,
  every_3_months: orders.every3Months,
}

export const RECURRING_STATUS = {
  active: { name: orders.active, tone: 'good' },
  ended: { name: orders.ended, tone: 'info' },
  cancelled: { name: orders.stopped, tone: 'warn' },
} as const
