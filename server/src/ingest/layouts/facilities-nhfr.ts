import { nameSort } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import { addressOf } from './address'
import type { CsvRow, FacilityRecord } from './records'
import { clean, cleanOrNull, firstPhone, shorten } from './text'
import { titled } from './titles'
import type { Layout } from './layout'

// neither patients nor shoppers have business there
const NOT_A_FACILITY = /warehouse/i

/** The National Health Facility Registry of the Department of Health. */
export const facilitiesNhfr: Layout<'facilities'> = {
  title: 'National Health Facility Registry (DOH)',
  kind: 'facilities',
  columns: ['facility_code', 'facility_name', 'facility_type', 'psgc_barangay'],
  read(row, places) {
    const code = clean(row['facility_code'])
    if (!code) return { skip: 'no key', detail: 'facility_code' }
    const name = shorten(titled(withTilde(clean(row['facility_name']))), 200)
    if (!name) return { skip: 'no name' }
    const type = clean(row['facility_type'])
    const { isGuess, ...found } = places.find({
      code: clean(row['psgc_barangay']) || clean(row['psgc_city_municipality']),
      barangay: titled(withTilde(clean(row['barangay']))),
      city: withTilde(clean(row['city_municipality'])),
      province: clean(row['province']).replace(/^interim province.*/i, ''),
    })
    const place = {
      ...found,
      city: found.city ?? (titled(withTilde(clean(row['city_municipality']))) || null),
    }
    return {
      record: {
        import_key: `nhfr:${code}`,
        kind: kindOf(type),
        name,
        slug: slugOf(name),
        name_sort: nameSort(name),
        address: addressOf(
          [titled(withTilde(clean(row['building']))), titled(withTilde(clean(row['street'])))],
          place,
        ),
        ...place,
        latitude: null,
        longitude: null,
        phone: firstPhone(row['landline']),
        opening_hours: null,
        services: servicesOf(row, type),
        description: describe(row),
      },
      notes: [
        ...(isGuess ? ['barangay code is not in the present list: place by name'] : []),
        ...(NOT_A_FACILITY.test(type) ? ['is a warehouse'] : []),
      ],
    }
  },
}

/** A question mark between letters stands for the Ñ that was lost. */
const withTilde = (text: string) =>
  text.replace(/(?<=\p{L})\?(?=\p{L})/gu, (_, at: number) => (/\p{Ll}/u.test(text[at - 1] ?? '') ? 'ñ' : 'Ñ'))

/** The registry's types in our four kinds. */
export function kindOf(type: string): FacilityRecord['kind'] {
  if (/laborator|blood center/i.test(type) && !/dental/i.test(type)) return 'laboratory'
  if (/^(hospital|infirmary)|psychiatric care|treatment and rehabilitation/i.test(type)) return 'hospital'
  if (/veterinar|animal (?:clinic|hospital)/i.test(type)) return 'veterinarian'
  return 'clinic'
}

function servicesOf(row: CsvRow, type: string): string[] {
  const capability = cleanOrNull(row['service_capability'])
  return [type, capability].filter((service): service is string => Boolean(service))
}

function describe(row: CsvRow): string {
  const beds = Number.parseInt(row['bed_capacity'] ?? '', 10)
  const status = clean(row['licensing_status'])
  const known = [
    row['ownership'] && `${clean(row['ownership'])} facility.`,
    beds > 0 && `${beds} ${beds === 1 ? 'bed' : 'beds'}.`,
    status && `${status === 'With License' ? 'Licensed' : 'Without licence'} in the registry of 2023.`,
  ]
  return known.filter(Boolean).join(' ')
}
