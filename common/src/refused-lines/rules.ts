/** Why a pharmacy refuses a line; `not_in_stock` sets its stock to 0. */
export const SELLER_REASONS = ['not_in_stock', 'damaged', 'expired', 'wrong_price', 'other'] as const

/** `not_confirmed`: the pharmacy let its time to confirm the part pass. */
export const REFUSAL_REASONS = [...SELLER_REASONS, 'not_confirmed'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const REFUSED_LINE_STATUSES = ['to_choose', 'offered', 'moved', 'dropped'] as const

/** `taken`: another pharmacy was quicker, or the shopper changed their mind. */
export const LINE_OFFER_STATUSES = ['open', 'accepted', 'declined', 'taken', 'lapsed'] as const
