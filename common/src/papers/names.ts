import type { Label } from '../messages/message'
import * as messages from '../messages/papers'
import type { PaperKind } from './kinds'

export const PAPER_NAMES = {
  fda_licence: messages.fdaLicence,
  prc_card: messages.prcCard,
  bir_certificate: messages.birCertificate,
  business_registration: messages.businessRegistration,
} satisfies Record<PaperKind, Label>
