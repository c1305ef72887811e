import { nameSort, plain } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import { isReadable } from '../../directory'
import { addressOf, degreesOf } from './address'
import type { CsvRow } from './records'
import { clean, cleanOrNull, firstPhone, shorten } from './text'
import { titled } from './titles'
import type { Layout } from './layout'

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
export const pharmaciesOsm: Layout<'pharmacies'> = {
  title: 'pharmacies of OpenStreetMap',
  kind: 'pharmacies',
  columns: ['osm_id', 'name', 'operator', 'lat', 'lon', 'psgc_barangay'],
  read(row, places) {
    const key = clean(row['osm_id'])
    if (!key) return { skip: 'no key', detail: 'osm_id' }
    const degrees = degreesOf(row['lat'], row['lon'])
    if (!degrees) return { skip: 'no coordinates', detail: `${row['lat']}, ${row['lon']}` }
    const { isGuess, ...place } = places.find({
      code: clean(row['psgc_barangay']),
      barangay: clean(row['barangay']),
      city: clean(row['city']),
      province: clean(row['province']),
    })
    const given = ['name', 'brand', 'operator'].map((column) => cleanOrNull(row[column])).find(Boolean)
    const name = given ? branched(chainOf(given), row) : namelessIn(place)
    const hours = cleanOrNull(row['opening_hours'])
    const isKnown = hours !== null && isReadable(hours)
    const notes = [
      isGuess && 'barangay code is not in the present list: place by name',
      !given && 'has no name: named by its place',
      hours && !isKnown && 'opening hours can’t be read: left out',
    ]
    return {
      record: {
        import_key: `osm:${key}`,
        name,
        slug: slugOf(name),
        name_sort: nameSort(name),
        address: addressOf([row['house_number'], row['street']], place),
        ...place,
        ...degrees,
        phone: firstPhone(row['phone']),
        email: null,
        opening_hours: isKnown ? hours : null,
        description: [facts(row), CREDIT].filter(Boolean).join(' '),
        license_number: null,
        license_expires_on: null,
      },
      notes: notes.filter((note) => typeof note === 'string'),
    }
  },
}

function chainOf(name: string): string {
  const key = plain(name).replace(/[^a-z0-9]+/g, '')
  return shorten(CHAINS[key] ?? titled(name), 150)
}

function branched(name: string, row: CsvRow): string {
  const branch = cleanOrNull(row['branch'])
  return branch && !name.toLowerCase().includes(branch.toLowerCase()) ? `${name}, ${titled(branch)}` : name
}

const namelessIn = ({ barangay, city }: { barangay: string | null; city: string | null }) =>
  ['Pharmacy', [barangay, city].filter(Boolean).join(', ')].filter(Boolean).join(' in ')

function facts(row: CsvRow): string {
  const known = [
    row['wheelchair'] === 'yes' && 'Wheelchair accessible.',
    row['drive_through'] === 'yes' && 'Drive-through.',
    /^https?:\/\/[^\s"<>]+$/.test(row['website'] ?? '') && `Website: ${row['website']}`,
  ]
  return known.filter(Boolean).join(' ')
}
