import type { Label } from '../messages/message'
import * as messages from '../messages/complaints'

export const COMPLAINT_REASONS = [
  'not_delivered',
  'wrong_item',
  'damaged_or_expired',
  'quality',
  'overcharged',
  'no_answer',
  'other',
] as const
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number]

export const COMPLAINT_STATUSES = ['to_answer', 'to_settle', 'settled'] as const
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]

export const SETTLEMENTS = ['refund', 'replacement', 'agreed', 'rejected'] as const
export const COMPLAINT_OUTCOMES = [...SETTLEMENTS, 'withdrawn'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]

export const COMPLAINT_STEPS = ['write', 'withdraw', 'reopen'] as const
export type ComplaintStep = (typeof COMPLAINT_STEPS)[number]

/** Fields of a form for pictures, since one field carries one file. */
export const PICTURE_FIELDS = ['picture_1', 'picture_2', 'picture_3'] as const

export const REASON_NAMES: Record<ComplaintReason, Label> = {
  not_delivered: messages.notDelivered,
  wrong_item: messages.wrongItem,
  damaged_or_expired: messages.damagedOrExpired,
  quality: messages.quality,
  overcharged: messages.overcharged,
  no_answer: messages.noAnswer,
  other: messages.other,
}

export const OUTCOME_NAMES: Record<ComplaintOutcome, Label> = {
  refund: messages.refund,
  replacement: messages.replacement,
  agreed: messages.agreed,
  rejected: messages.rejected,
  withdrawn: messages.withdrawn,
}

export const STATUS_NAMES: Record<ComplaintStatus, Label> = {
  to_answer: messages.toAnswer,
  to_settle: messages.toSettle,
  settled: messages.settled,
}
