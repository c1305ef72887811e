import { pharmacy } from '@botika/common/messages/office/fields'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import type { DeliveryArea, DeliveryTerms } from '@botika/common/delivery-terms/rules'
import type { DeliveryTermsField } from '@botika/common/delivery-terms/schema'
import { keptTerms, mustBePossibleTerms, shownTerms } from '../delivery/terms'
import { isOpenNow } from '../opening-hours/open-now'
import { Problem } from '@botika/common/http/problem'
import { isTooFarAhead, MOST_YEARS_AHEAD } from '@botika/common/papers/rules'
import { tooFarAhead } from '@botika/common/messages/server/papers'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import {
  type CollectionDefinition,
  distanceOf,
  type Fields,
  PLACE_COLUMNS,
  same,
  sameText,
  type Writing,
  type Email,
  type Row,
  type Tx,
} from '../../platform'
import { json, over, plainText, withSpaces } from '../../platform/db/query'
import type { PharmacyRow } from './directory'
import { sellersOf } from './directory-repository'
import { presentPharmacy } from './present'
import { admittedEmail, suspendedEmail } from './emails'

interface Post {
  tell: (tx: Tx, emails: Email[]) => Promise<void>
  linkTo: (path: string) => string
  isKnown: (area: DeliveryArea) => Promise<boolean>
}

function withReason(fields: Fields, before: Row | null): Fields {
  const status = fields['status'] ?? before?.['status']
  const { suspension_reason: given, ...others } = fields
  if (status !== 'suspended')
    return before?.['suspension_reason'] ? { ...others, suspension_reason: null } : others
  return given === undefined ? others : { ...others, suspension_reason: given || null }
}

/** Writes to a pharmacy that is suspended or let in again: to each of its sellers, and to its own address. */
async function tellStanding(fields: Fields, { tx, before }: Writing, { tell, linkTo }: Post) {
  const status = fields['status']
  if (!before || status === undefined || status === before['status']) return
  const after = { ...before, ...fields }
  const sellers = await sellersOf(tx, Number(before['id']))
  const own = after['email'] ? [{ email: String(after['email']), first_name: '' }] : []
  const readers = new Map([...own, ...sellers].map((reader) => [reader.email.toLowerCase(), reader]))
  const reason = after['suspension_reason'] ? String(after['suspension_reason']) : null
  const emails = [...readers.values()].map(({ email, first_name: firstName }) => {
    const told = { email, firstName, pharmacyName: String(after['name']) }
    return status === 'suspended'
      ? suspendedEmail(told, reason, linkTo('/contact-us'))
      : admittedEmail(told, linkTo('/seller'))
  })
  await tell(tx, emails)
}

const OFFICIAL = [
  'license_number',
  'license_expires_on',
  'is_vat_registered',
  'status',
  'suspension_reason',
] as const
/** Changes of these decide whether a pharmacy's offers may be shown. */
const DECIDING = ['license_number', 'license_expires_on', 'status'] as const

const e = over<{ t: 'pharmacies' }>()

export const pharmacyCollection = (
  queueRefresh: (writing: Writing, pharmacyId: number) => Promise<void>,
  post: Post,
): CollectionDefinition<Pharmacy> => ({
  resource: 'pharmacies',
  table: 'pharmacies',
  noun: pharmacy,
  title: 'name',
  hasSlug: true,
  hasNameSort: true,
  owner: 'id',
  columns: {
    ...PLACE_COLUMNS,
    name: 'name',
    phone: 'phone',
    email: 'email',
    opening_hours: 'opening_hours',
    image: 'image',
    description: 'description',
    license_number: 'license_number',
    license_expires_on: 'license_expires_on',
    is_vat_registered: 'is_vat_registered',
    delivery_terms: {
      column: 'delivery_terms',
      keep: (terms) => (terms ? json(keptTerms(terms as DeliveryTermsField)) : null),
    },
    status: 'status',
    suspension_reason: 'suspension_reason',
  },
  alsoSearched: plainText(withSpaces(e.ref('t.address'), e.ref('t.city'), e.ref('t.province'))),
  filters: {
    city: sameText(e.ref('t.city')),
    province: sameText(e.ref('t.province')),
    status: same(e.ref('t.status')),
  },
  sorts: {
    id: e.ref('t.id'),
    name: e.ref('t.name_sort'),
    city: e.ref('t.city'),
    province: e.ref('t.province'),
    status: e.ref('t.status'),
    license_number: e.ref('t.license_number'),
    license_expires_on: e.ref('t.license_expires_on'),
    created_at: e.ref('t.created_at'),
    updated_at: e.ref('t.updated_at'),
  },
  order: e.ref('t.name_sort'),
  hasPlace: true,
  isOpenNow,
  async settle(given, writing) {
    const { person, before } = writing
    const fields = withReason(given, before)
    if (before && !person?.roles.includes('admin')) refuseOfficial(fields, before)
    if (before && DECIDING.some((field) => field in fields && fields[field] !== before[field])) {
      await queueRefresh(writing, before['id'] as number)
    }
    refuseFarLicence(fields, before)
    if (fields['delivery_terms'])
      await mustBePossibleTerms(fields['delivery_terms'] as DeliveryTermsField, post.isKnown)
    await tellStanding(fields, writing, post)
    return fields
  },
  present: (row) => ({
    ...presentPharmacy(row as unknown as PharmacyRow),
    delivery_terms: row['delivery_terms'] ? shownTerms(row['delivery_terms'] as DeliveryTerms) : null,
    ...(row['suspension_reason'] ? { suspension_reason: String(row['suspension_reason']) } : {}),
    ...distanceOf(row),
  }),
})

function refuseFarLicence({ license_expires_on: day }: Fields, before: Fields | null) {
  if (typeof day !== 'string' || day === before?.['license_expires_on'] || !isTooFarAhead(day)) return
  throw Problem.invalidField('license_expires_on', t(tooFarAhead, { years: MOST_YEARS_AHEAD }))
}

function refuseOfficial(fields: Fields, before: Fields) {
  const changed = OFFICIAL.filter((field) => field in fields && fields[field] !== before[field])
  if (changed.length === 0) return
  const message = t(messages.onlyAdministratorChangesThis)
  throw new Problem('invalid', `${changed[0]}: ${message}`, {
    errors: Object.fromEntries(changed.map((field) => [field, [message]])),
  })
}
