/** Papers by which a pharmacy may trade. */
export const PAPER_KINDS = ['fda_licence', 'prc_card', 'bir_certificate', 'business_registration'] as const

export const PAPER_STATUSES = ['waiting', 'confirmed', 'returned', 'ended'] as const
