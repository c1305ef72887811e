import { isOpenNow } from '../opening-hours/open-now'
import { Problem } from '@botika/common/http/problem'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import {
  type CollectionDefinition,
  distanceOf,
  type Fields,
  PLACE_COLUMNS,
  same,
  sameText,
  type Writing,
} from '../../platform'
import type { PharmacyRow } from './directory'
import { presentPharmacy } from './present'
import { type Post, tellStanding, withReason } from './suspension'

// what the authorities gave, and what only those who check them may change
const OFFICIAL = [
  'license_number',
  'license_expires_on',
  'is_vat_registered',
  'status',
  'suspension_reason',
] as const
/** Changes of these decide whether a pharmacy's offers may be shown. */
const DECIDING = ['license_number', 'license_expires_on', 'status'] as const

/** Pharmacies as the back office keeps them: a seller its own, an admin all. */
export const pharmacyCollection = (
  queueRefresh: (writing: Writing, pharmacyId: number) => Promise<void>,
  post: Post,
): CollectionDefinition<Pharmacy> => ({
  resource: 'pharmacies',
  table: 'pharmacies',
  noun: 'pharmacy',
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
    status: 'status',
    suspension_reason: 'suspension_reason',
  },
  alsoSearched: `concat_ws(' ', t.address, t.city, t.province)`,
  filters: { city: sameText('t.city'), province: sameText('t.province'), status: same('t.status') },
  sorts: {
    id: 't.id',
    name: 't.name_sort',
    city: 't.city',
    province: 't.province',
    status: 't.status',
    license_number: 't.license_number',
    license_expires_on: 't.license_expires_on',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 't.name_sort',
  hasPlace: true,
  isOpenNow,
  async settle(given, writing) {
    const { person, before } = writing
    const fields = withReason(given, before)
    if (before && !person?.roles.includes('admin')) refuseOfficial(fields, before)
    if (before && DECIDING.some((field) => field in fields && fields[field] !== before[field])) {
      await queueRefresh(writing, before['id'] as number)
    }
    await tellStanding(fields, writing, post)
    return fields
  },
  present: (row) => ({
    ...presentPharmacy(row as unknown as PharmacyRow),
    ...(row['suspension_reason'] ? { suspension_reason: String(row['suspension_reason']) } : {}),
    ...distanceOf(row),
  }),
})

function refuseOfficial(fields: Fields, before: Fields) {
  const changed = OFFICIAL.filter((field) => field in fields && fields[field] !== before[field])
  if (changed.length === 0) return
  const message = 'Only an administrator changes this'
  throw new Problem('invalid', `${changed[0]}: ${message}`, {
    errors: Object.fromEntries(changed.map((field) => [field, [message]])),
  })
}
