import type { Label } from '../messages/message'
import * as messages from '../messages/refusals'
import { OPEN_LINE_STATUSES } from '../orders/steps'

/** Why a pharmacy refuses a line; `not_in_stock` sets its stock to 0. */
export const SELLER_REASONS = ['not_in_stock', 'damaged', 'expired', 'wrong_price', 'other'] as const
export type SellerReason = (typeof SELLER_REASONS)[number]

/** `not_confirmed`, `not_sent`: the pharmacy let its time pass; `no_prescription`: the shopper sent no other one. */
export const REFUSAL_REASONS = [...SELLER_REASONS, 'not_confirmed', 'not_sent', 'no_prescription'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const REFUSED_LINE_STATUSES = [...OPEN_LINE_STATUSES, 'moved', 'dropped'] as const

/** `taken`: another pharmacy was quicker, or the shopper changed their mind. */
export const LINE_OFFER_STATUSES = ['open', 'accepted', 'declined', 'taken', 'lapsed'] as const
export type LineOfferStatus = (typeof LINE_OFFER_STATUSES)[number]

export const REASON_NAMES: Record<RefusalReason, Label> = {
  not_in_stock: messages.notInStock,
  damaged: messages.damaged,
  expired: messages.expired,
  wrong_price: messages.wrongPrice,
  other: messages.other,
  not_confirmed: messages.notConfirmed,
  not_sent: messages.notSent,
  no_prescription: messages.noOtherPrescription,
}

// a prescription that one pharmacist rejected is not offered to others unasked, nor what the shopper waited for
export const NOT_ASKED_FOR: readonly RefusalReason[] = ['no_prescription', 'not_sent']

/** What comes back to the shelf; what is damaged or expired is not sold to anybody else. */
export const BACK_ON_THE_SHELF: readonly RefusalReason[] = [
  'wrong_price',
  'other',
  'not_confirmed',
  'not_sent',
  'no_prescription',
]
