/** Where a product stands that is not approved: before an admin, or back with the pharmacy that described it. */
export const REVIEW_STATES = ['waiting', 'returned'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_KINDS = ['open', 'new', 'held', 'reported', 'returned'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export const MOST_REVIEWED = 100
