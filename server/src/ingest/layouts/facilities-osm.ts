import { nameSort } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import { isReadable } from '../../directory'
import { addressOf, degreesOf } from './address'
import { clean, cleanOrNull, firstPhone, shorten } from './text'
import { titled } from './titles'
import { kindOf } from './facilities-nhfr'
import type { Layout } from './layout'

const CREDIT = 'Place data © OpenStreetMap contributors (ODbL).'

/** Hospitals and clinics of OpenStreetMap. */
export const facilitiesOsm: Layout<'facilities'> = {
  title: 'hospitals and clinics of OpenStreetMap',
  kind: 'facilities',
  columns: ['osm_id', 'name', 'kind', 'lat', 'lon'],
  read(row, places) {
    const key = clean(row['osm_id'])
    if (!key) return { skip: 'no key', detail: 'osm_id' }
    const name = cleanOrNull(row['name'])
    if (!name) return { skip: 'no name' }
    const degrees = degreesOf(row['lat'], row['lon'])
    if (!degrees) return { skip: 'no coordinates', detail: `${row['lat']}, ${row['lon']}` }
    if (!isInPhilippines(degrees))
      return { skip: 'not in the Philippines', detail: `${row['lat']}, ${row['lon']}` }
    const asked = { city: clean(row['city']), province: clean(row['province']) }
    const { isGuess: _, ...found } = places.find(asked)
    const place = {
      barangay: found.barangay,
      city: found.city ?? (asked.city || null),
      province: found.province ?? (asked.province || null),
    }
    const hours = cleanOrNull(row['opening_hours'])
    const shown = shorten(titled(name), 200)
    return {
      record: {
        import_key: `osm:${key}`,
        // the source calls everything a hospital; names know better
        kind: /\b(?:clinic|klinika|lying.in|health (?:center|station)|dental|polyclinic|rhu)\b/i.test(name)
          ? 'clinic'
          : /veterinar|animal/i.test(name)
            ? 'veterinarian'
            : /laborator|diagnostic/i.test(name)
              ? 'laboratory'
              : kindOf(row['kind'] ?? ''),
        name: shown,
        slug: slugOf(shown),
        name_sort: nameSort(shown),
        address: addressOf([row['house_number'], row['street']], place),
        ...place,
        ...degrees,
        phone: firstPhone(row['phone']),
        opening_hours: hours && isReadable(hours) ? hours : null,
        services: row['emergency'] === 'yes' ? ['Emergency'] : [],
        description: CREDIT,
      },
    }
  },
}

// Sabah lies inside any rectangle around the country, south of it and west of Tawi-Tawi
const isInPhilippines = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude > 4.5 &&
  latitude < 21.5 &&
  longitude > 116.8 &&
  longitude < 127 &&
  !(latitude < 7.5 && longitude < 119.2)
