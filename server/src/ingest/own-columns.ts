import { isTooFarAhead } from '@botika/common/papers/rules'
import { plain } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import * as z from 'zod'
import { type CsvRow, firstPhone, kindOf, pointOf, shorten, textOf } from '@botika/registers'
import { locatedOf } from './located'
import type { Places } from './places'
import type { ImportKind, Outcome, RecordOf } from './records'

export interface OwnColumns<Kind extends ImportKind = ImportKind> {
  title: string
  kind: Kind
  columns: readonly string[]
  /** The other columns that it reads: people name the columns themselves and may mistype one. */
  optional: readonly string[]
  read(row: CsvRow, places: Places): Outcome<RecordOf[Kind]>
}

const PLACE_COLUMNS = [
  'address',
  'barangay',
  'city',
  'province',
  'psgc_barangay',
  'latitude',
  'longitude',
  'lat',
  'lon',
  'phone',
]

const pharmacies: OwnColumns<'pharmacies'> = {
  title: 'our own pharmacy columns',
  kind: 'pharmacies',
  columns: ['name', 'code'],
  optional: [
    ...PLACE_COLUMNS,
    'email',
    'opening_hours',
    'description',
    'license_number',
    'license_expires_on',
  ],
  read(row, places) {
    const common = commonOf(row, places)
    if ('skip' in common) return common
    const read = dayOf(row['license_expires_on'])
    const lastDay = read && isTooFarAhead(read) ? undefined : read
    return {
      notes: [...common.notes, ...(lastDay === undefined ? ['Last day of the licence not understood'] : [])],
      record: {
        ...common.located,
        email: textOf(row['email']),
        opening_hours: common.opening_hours,
        license_number: textOf(row['license_number']),
        license_expires_on: lastDay ?? null,
      },
    }
  },
}

const facilities: OwnColumns<'facilities'> = {
  title: 'our own facility columns',
  kind: 'facilities',
  columns: ['name', 'code', 'kind'],
  optional: [...PLACE_COLUMNS, 'opening_hours', 'services', 'description'],
  read(row, places) {
    const common = commonOf(row, places)
    if ('skip' in common) return common
    const services = (row['services'] ?? '').split(';').map((service) => service.trim())
    return {
      notes: common.notes,
      record: {
        ...common.located,
        kind: kindOf(row['kind'] ?? ''),
        opening_hours: common.opening_hours,
        services: services.filter(Boolean),
      },
    }
  },
}

const doctors: OwnColumns<'doctors'> = {
  title: 'our own doctor columns',
  kind: 'doctors',
  columns: ['name', 'specialty'],
  optional: [
    ...PLACE_COLUMNS,
    'code',
    'subspecialty',
    'license_number',
    'schedule',
    'consultation_fee',
    'description',
  ],
  read(row, places) {
    const license = textOf(row['license_number'])
    const key = textOf(row['code']) ?? license ?? plain(`${row['name']}|${row['specialty']}`)
    const common = commonOf({ ...row, code: key }, places)
    if ('skip' in common) return common
    const fee = Number.parseFloat(row['consultation_fee'] ?? '')
    return {
      notes: common.notes,
      record: {
        ...common.located,
        specialty: textOf(row['specialty']),
        subspecialty: textOf(row['subspecialty']),
        license_number: license,
        schedule: textOf(row['schedule']),
        consultation_fee: fee >= 0 && fee < 1_000_000 ? Math.round(fee * 100) : null,
      },
    }
  },
}

const specialties: OwnColumns<'specialties'> = {
  title: 'medical specialties',
  kind: 'specialties',
  columns: ['specialty'],
  optional: ['subspecialty'],
  read(row) {
    const name = textOf(row['specialty'])
    if (!name) return { skip: 'no name' }
    const subspecialty = textOf(row['subspecialty'])
    return {
      record: {
        name: shorten(name, 120),
        slug: slugOf(name),
        subspecialty: subspecialty && shorten(subspecialty, 120),
      },
    }
  },
}

export const OWN_COLUMNS: readonly (
  | typeof specialties
  | typeof pharmacies
  | typeof facilities
  | typeof doctors
)[] = [specialties, pharmacies, facilities, doctors]

const dayOf = (text = ''): string | null | undefined =>
  text === '' ? null : z.iso.date().safeParse(text).data

function commonOf(row: CsvRow, places: Places) {
  const key = textOf(row['code'])
  if (!key) return { skip: 'no key', detail: 'code' }
  const name = textOf(row['name'])
  if (!name) return { skip: 'no name' }
  const [lat, lng] = [row['latitude'] ?? row['lat'], row['longitude'] ?? row['lon']]
  const point = pointOf(lat, lng)
  const common = locatedOf(
    {
      importKey: `file:${key}`,
      name,
      code: row['psgc_barangay'] ?? '',
      barangay: row['barangay'] ?? '',
      city: row['city'] ?? '',
      province: row['province'] ?? '',
      address: row['address'] ?? '',
      street: '',
      point,
      phone: firstPhone(row['phone']),
      hours: textOf(row['opening_hours']),
      description: row['description'] ?? '',
    },
    places,
  )
  if ((lat || lng) && !point) common.notes.push('point is nowhere on earth: left out')
  return common
}
