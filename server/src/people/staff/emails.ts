import * as messages from '@botika/common/messages/emails'
import type { Position } from '@botika/common/roles/roles'
import { type Email, hello, nameInEmail, said, type Said } from '../../platform'
import { SELLER_LINK_DAYS } from '../seller-links/emails'

const INVITES = {
  owner: messages.invitesOwner,
  pharmacist: messages.invitesPharmacist,
  clerk: messages.invitesClerk,
} as const

interface Invitation {
  email: string
  first_name: string
  position: Position
  pharmacyName: string
  invitedBy: string
}

const written = (name: string): Said => {
  const shown = nameInEmail(name)
  return shown === null ? said(messages.yourPharmacy) : () => shown
}

export function staffInvitationEmail(invitation: Invitation, href: string, isKnown: boolean): Email {
  const { email, first_name, position, pharmacyName, invitedBy } = invitation
  const pharmacy = written(pharmacyName)
  const by = nameInEmail(invitedBy) ?? 'Botika'
  return {
    kind: 'staff_invitation',
    to: email,
    subject: (language) => said(messages.joinPharmacy, { pharmacy: pharmacy(language) })(language),
    greeting: hello(first_name),
    paragraphs: [
      (language) => said(INVITES[position], { by, pharmacy: pharmacy(language) })(language),
      said(isKnown ? messages.joinSignIn : messages.joinSetPassword),
      said(messages.onlyYouJoin, { days: SELLER_LINK_DAYS }),
    ],
    link: { label: said(messages.joinThePharmacy), href },
  }
}

export function staffEndedEmail(person: { email: string; first_name: string }, pharmacyName: string): Email {
  const pharmacy = written(pharmacyName)
  return {
    kind: 'staff_ended',
    to: person.email,
    subject: (language) => said(messages.noLongerAt, { pharmacy: pharmacy(language) })(language),
    greeting: hello(person.first_name),
    paragraphs: [
      (language) => said(messages.noLongerWorkAt, { pharmacy: pharmacy(language) })(language),
      said(messages.shopperAccountStays),
    ],
  }
}
