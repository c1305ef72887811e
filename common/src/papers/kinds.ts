import type { Label } from '../messages/message'
import * as messages from '../messages/papers'

export const PAPER_KINDS = ['fda_licence', 'prc_card', 'bir_certificate', 'business_registration'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export const PAPER_STATUSES = ['waiting', 'confirmed', 'returned', 'ended'] as const

/** How the board has them: `ends_7` are confirmed and end within seven days. */
export const PAPER_GROUPS = ['waiting', 'expired', 'ends_7', 'ends_30', 'ends_60', 'all'] as const
export type PaperGroup = (typeof PAPER_GROUPS)[number]

export const PAPER_NAMES = {
  fda_licence: messages.fdaLicence,
  prc_card: messages.prcCard,
  bir_certificate: messages.birCertificate,
  business_registration: messages.businessRegistration,
} satisfies Record<PaperKind, Label>
