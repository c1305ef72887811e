import { complaints, fields, security, shared, shell } from '@botika/common/messages/office'
import { COLLECTIONS, type CollectionName } from '@botika/common/roles/collections'
import type { Label } from '@botika/common/messages/message'
import type { SecurityEvent } from '@botika/common/security-log/endpoints'
import type { SecurityEventKind } from '@botika/common/security-log/kinds'
import type { Translate } from '../../lib/language/useTranslations'

export const KINDS: Readonly<Record<SecurityEventKind, Label>> = {
  'sign-in': security.signIn,
  'sign-in-failed': security.signInFailed,
  'sign-in-suspended': security.signInSuspended,
  'session-stolen': security.sessionStolen,
  'sessions-ended': security.sessionsEnded,
  'not-signed-in': security.notSignedIn,
  denied: security.denied,
  'rate-limited': security.rateLimited,
  'role-given': security.roleGiven,
  'role-taken': security.roleTaken,
  'account-suspended': security.accountSuspended,
  'account-restored': security.accountRestored,
  'account-deleted': security.accountDeleted,
  'password-link-asked': security.passwordLinkAsked,
  'password-changed': security.passwordChanged,
  'email-changed': security.emailChanged,
  'second-factor-on': security.secondFactorOn,
  'second-factor-off': security.secondFactorOff,
  'second-factor-failed': security.secondFactorFailed,
  'recovery-code-used': security.recoveryCodeUsed,
  'recovery-codes-renewed': security.recoveryCodesRenewed,
  'file-opened': security.fileOpened,
  exported: security.exported,
}

const ROLES: Readonly<Record<string, Label>> = {
  customer: fields.customer,
  seller: fields.seller,
  owner: fields.owner,
  pharmacist: fields.pharmacist,
  clerk: fields.clerk,
  admin: fields.admin,
}

export const roleName = (role: string, t: Translate) => (ROLES[role] ? t(ROLES[role]) : role)

const LISTS: Readonly<Record<string, Label>> = {
  orders: shared.orders,
  'seller-orders': shared.orders,
  'recurring-orders': shared.recurringOrders,
  products: fields.products,
  inventories: fields.products,
  'sales-report': shared.salesReport,
  'sales-records': shared.salesRecordBook,
  pharmacies: fields.pharmacies,
  preregisters: fields.applications,
  users: fields.users,
  ratings: shared.ratings,
  'search-misses': shell.missedSearches,
  'contact-us': shared.messages,
  complaints: complaints.complaints,
  'audit-entries': shared.activityLog,
  'security-log': security.securityLog,
  mails: shared.mailOutbox,
  'own-data': security.ownData,
}

function listName(list: string, t: Translate): string {
  const name = LISTS[list] ?? (list in COLLECTIONS ? COLLECTIONS[list as CollectionName].many : null)
  return name ? t(name) : list
}

const FILES = {
  prescription: security.aPrescription,
  senior_citizen_id: security.anId,
  complaint: security.aComplaint,
} as const

/** What was reached for: a call as developers know it, all else in words. */
export function whatOf({ kind, what, order_id }: SecurityEvent, t: Translate): string {
  if (kind === 'file-opened') {
    if (what === 'pharmacy_paper') return t(security.aPaper)
    const file = FILES[what as keyof typeof FILES] as (typeof FILES)[keyof typeof FILES] | undefined
    return file ? t(file, { id: String(order_id) }) : what
  }
  if (kind === 'exported') return listName(what, t)
  return kind === 'role-given' || kind === 'role-taken' ? roleName(what, t) : what
}
