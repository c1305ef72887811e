import { nameSort, plain } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import * as z from 'zod'
import { isReadable } from '../../directory'
import { addressOf, degreesOf } from './address'
import type { Places } from './places'
import type { CsvRow, PharmacyRecord } from './records'
import { clean, cleanOrNull, firstPhone, shorten } from './text'
import { kindOf } from './facilities-nhfr'
import type { Layout } from './layout'

/** What `commonOf` reads of where somebody is. */
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

/** A day such as `2027-12-31`; null where none is given, undefined where it can't be read. */
function dayOf(given: string | undefined): string | null | undefined {
  const text = clean(given)
  return text === '' ? null : z.iso.date().safeParse(text).data
}

export const plainPharmacies: Layout<'pharmacies'> = {
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
    const lastDay = dayOf(row['license_expires_on'])
    return {
      notes: [...notesOn(row), ...(lastDay === undefined ? ['Last day of the licence not understood'] : [])],
      record: {
        ...common,
        email: cleanOrNull(row['email']),
        opening_hours: hoursOf(row),
        description: clean(row['description']),
        license_number: cleanOrNull(row['license_number']),
        license_expires_on: lastDay ?? null,
      },
    }
  },
}

export const plainFacilities: Layout<'facilities'> = {
  title: 'our own facility columns',
  kind: 'facilities',
  columns: ['name', 'code', 'kind'],
  optional: [...PLACE_COLUMNS, 'opening_hours', 'services', 'description'],
  read(row, places) {
    const common = commonOf(row, places)
    if ('skip' in common) return common
    return {
      notes: notesOn(row),
      record: {
        ...common,
        kind: kindOf(row['kind'] ?? ''),
        opening_hours: hoursOf(row),
        services: clean(row['services'])
          .split(';')
          .map((service) => service.trim())
          .filter(Boolean),
        description: clean(row['description']),
      },
    }
  },
}

export const plainDoctors: Layout<'doctors'> = {
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
    const license = cleanOrNull(row['license_number'])
    const key =
      cleanOrNull(row['code']) ?? license ?? plain(`${clean(row['name'])}|${clean(row['specialty'])}`)
    const common = commonOf({ ...row, code: key }, places)
    if ('skip' in common) return common
    const fee = Number.parseFloat(row['consultation_fee'] ?? '')
    return {
      notes: notesOn(row),
      record: {
        ...common,
        specialty: cleanOrNull(row['specialty']),
        subspecialty: cleanOrNull(row['subspecialty']),
        license_number: license,
        schedule: cleanOrNull(row['schedule']),
        consultation_fee: fee >= 0 && fee < 1_000_000 ? Math.round(fee * 100) : null,
        description: clean(row['description']),
      },
    }
  },
}

const pointOf = (row: CsvRow) => degreesOf(row['latitude'] ?? row['lat'], row['longitude'] ?? row['lon'])

/** What a row says and nobody could understand. */
function notesOn(row: CsvRow): string[] {
  const isPlaced = [row['latitude'] ?? row['lat'], row['longitude'] ?? row['lon']].some(clean)
  return [
    ...(isPlaced && !pointOf(row) ? ['point is nowhere on earth: left out'] : []),
    ...(cleanOrNull(row['opening_hours']) && !hoursOf(row) ? ['opening hours can’t be read: left out'] : []),
  ]
}

function hoursOf(row: CsvRow): string | null {
  const hours = cleanOrNull(row['opening_hours'])
  return hours && isReadable(hours) ? hours : null
}

type Common = Pick<
  PharmacyRecord,
  | 'import_key'
  | 'name'
  | 'slug'
  | 'name_sort'
  | 'address'
  | 'province'
  | 'city'
  | 'barangay'
  | 'latitude'
  | 'longitude'
  | 'phone'
>

function commonOf(row: CsvRow, places: Places): Common | { skip: string; detail?: string } {
  const key = cleanOrNull(row['code'])
  if (!key) return { skip: 'no key', detail: 'code' }
  const name = cleanOrNull(row['name'])
  if (!name) return { skip: 'no name' }
  const asked = {
    code: clean(row['psgc_barangay']),
    barangay: clean(row['barangay']),
    city: clean(row['city']),
    province: clean(row['province']),
  }
  const { isGuess: _, ...found } = places.find(asked)
  const place = {
    barangay: found.barangay,
    city: found.city ?? (asked.city || null),
    province: found.province ?? (asked.province || null),
  }
  const shown = shorten(name, 200)
  return {
    import_key: `file:${key}`,
    name: shown,
    slug: slugOf(shown),
    name_sort: nameSort(shown),
    address: shorten(clean(row['address']), 300) || addressOf([], place),
    ...place,
    ...(pointOf(row) ?? { latitude: null, longitude: null }),
    phone: firstPhone(row['phone']),
  }
}
