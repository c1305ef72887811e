import { plain } from '@botika/common/products/words'
import type { CsvRow, Register } from './register'
import { firstPhone, pointOf, shorten, textOf } from './text'
import { titled } from './titles'

// one spelling for each chain, whatever the mapper wrote
const CHAINS: Readonly<Record<string, string>> = {
  mercurydrug: 'Mercury Drug',
  mercurydrugs: 'Mercury Drug',
  mercurydrugstore: 'Mercury Drug',
  mercurydrugcorporation: 'Mercury Drug',
  southstardrug: 'Southstar Drug',
  southstardrugstore: 'Southstar Drug',
  tgp: 'TGP The Generics Pharmacy',
  tgpthegenericspharmacy: 'TGP The Generics Pharmacy',
  thegenericspharmacy: 'TGP The Generics Pharmacy',
  thegenericpharmacy: 'TGP The Generics Pharmacy',
  generika: 'Generika Drugstore',
  generikadrugstore: 'Generika Drugstore',
  watsons: 'Watsons',
  watsonspharmacy: 'Watsons',
  rosepharmacy: 'Rose Pharmacy',
  threesixty: 'ThreeSixty Pharmacy',
  threesixtypharmacy: 'ThreeSixty Pharmacy',
  saintjosephdrug: 'St. Joseph Drug',
  stjosephdrug: 'St. Joseph Drug',
  stjosephdrugstore: 'St. Joseph Drug',
  carlossuperdrug: 'Carlos SuperDrug',
  rojonpharmacy: 'Rojon Pharmacy',
  rojon: 'Rojon Pharmacy',
}
const CREDIT = 'Place data © OpenStreetMap contributors (ODbL).'

/** Pharmacies of OpenStreetMap, with the code of their barangay. */
export const pharmaciesOsm: Register<'pharmacies'> = {
  title: 'pharmacies of OpenStreetMap',
  kind: 'pharmacies',
  columns: ['osm_id', 'name', 'operator', 'lat', 'lon', 'psgc_barangay'],
  read(row) {
    const key = row['osm_id']
    if (!key) return { skip: 'no key', detail: 'osm_id' }
    const point = pointOf(row['lat'], row['lon'])
    if (!point) return { skip: 'no coordinates', detail: `${row['lat']}, ${row['lon']}` }
    const name = ['name', 'brand', 'operator'].map((column) => textOf(row[column])).find(Boolean)
    return {
      facts: {
        importKey: `osm:${key}`,
        name: name ? branched(chainOf(name), row) : '',
        code: row['psgc_barangay'] ?? '',
        barangay: row['barangay'] ?? '',
        city: row['city'] ?? '',
        province: row['province'] ?? '',
        street: `${row['house_number'] ?? ''} ${row['street'] ?? ''}`,
        point,
        phone: firstPhone(row['phone']),
        hours: textOf(row['opening_hours']),
        description: [factsOf(row), CREDIT].filter(Boolean).join(' '),
      },
    }
  },
}

function chainOf(name: string): string {
  const key = plain(name).replace(/[^a-z0-9]+/g, '')
  return shorten(CHAINS[key] ?? titled(name), 150)
}

function branched(name: string, row: CsvRow): string {
  const branch = textOf(row['branch'])
  return branch && !name.toLowerCase().includes(branch.toLowerCase()) ? `${name}, ${titled(branch)}` : name
}

function factsOf(row: CsvRow): string {
  const known = [
    row['wheelchair'] === 'yes' && 'Wheelchair accessible.',
    row['drive_through'] === 'yes' && 'Drive-through.',
    /^https?:\/\/[^\s"<>]+$/.test(row['website'] ?? '') && `Website: ${row['website']}`,
  ]
  return known.filter(Boolean).join(' ')
}
