import type { CsvRow, FacilityFacts, Register } from './register'
import { firstPhone, textOf } from './text'
import { titled } from './titles'

// neither patients nor shoppers have business there
const NOT_A_FACILITY = /warehouse/i

/** The National Health Facility Registry of the Department of Health. */
export const facilitiesNhfr: Register<'facilities'> = {
  title: 'National Health Facility Registry (DOH)',
  kind: 'facilities',
  columns: ['facility_code', 'facility_name', 'facility_type', 'psgc_barangay'],
  read(row) {
    const code = row['facility_code']
    if (!code) return { skip: 'no key', detail: 'facility_code' }
    const name = titled(withTilde(row['facility_name']))
    if (!name) return { skip: 'no name' }
    const type = row['facility_type'] ?? ''
    return {
      facts: {
        importKey: `nhfr:${code}`,
        kind: kindOf(type),
        name,
        code: row['psgc_barangay'] || (row['psgc_city_municipality'] ?? ''),
        barangay: titled(withTilde(row['barangay'])),
        city: titled(withTilde(row['city_municipality'])),
        province: titled((row['province'] ?? '').replace(/^interim province.*/i, '')),
        street: [row['building'], row['street']].map((part) => titled(withTilde(part))).join(' '),
        point: null,
        phone: firstPhone(row['landline']),
        hours: null,
        services: [type, textOf(row['service_capability']) ?? ''].filter(Boolean),
        description: describe(row),
      },
      notes: NOT_A_FACILITY.test(type) ? ['is a warehouse'] : [],
    }
  },
}

/** A question mark between letters stands for the Ñ that was lost. */
const withTilde = (text = '') =>
  text.replace(/(?<=\p{L})\?(?=\p{L})/gu, (_, at: number) => (/\p{Ll}/u.test(text[at - 1] ?? '') ? 'ñ' : 'Ñ'))

/** The registry's types in our four kinds. */
export function kindOf(type: string): FacilityFacts['kind'] {
  if (/laborator|blood center/i.test(type) && !/dental/i.test(type)) return 'laboratory'
  if (/^(hospital|infirmary)|psychiatric care|treatment and rehabilitation/i.test(type)) return 'hospital'
  if (/veterinar|animal (?:clinic|hospital)/i.test(type)) return 'veterinarian'
  return 'clinic'
}

function describe(row: CsvRow): string {
  const beds = Number.parseInt(row['bed_capacity'] ?? '', 10)
  const status = row['licensing_status']
  const known = [
    row['ownership'] && `${row['ownership']} facility.`,
    beds > 0 && `${beds} ${beds === 1 ? 'bed' : 'beds'}.`,
    status && `${status === 'With License' ? 'Licensed' : 'Without licence'} in the registry of 2023.`,
  ]
  return known.filter(Boolean).join(' ')
}
