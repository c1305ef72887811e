import { kindOf } from './facilities-nhfr'
import type { Register } from './register'
import { firstPhone, pointOf, textOf } from './text'
import { titled } from './titles'

const CREDIT = 'Place data © OpenStreetMap contributors (ODbL).'

/** Hospitals and clinics of OpenStreetMap. */
export const facilitiesOsm: Register<'facilities'> = {
  title: 'hospitals and clinics of OpenStreetMap',
  kind: 'facilities',
  columns: ['osm_id', 'name', 'kind', 'lat', 'lon'],
  read(row) {
    const key = row['osm_id']
    if (!key) return { skip: 'no key', detail: 'osm_id' }
    const name = textOf(row['name'])
    if (!name) return { skip: 'no name' }
    const point = pointOf(row['lat'], row['lon'])
    const detail = `${row['lat']}, ${row['lon']}`
    if (!point) return { skip: 'no coordinates', detail }
    if (!isInPhilippines(point)) return { skip: 'not in the Philippines', detail }
    return {
      facts: {
        importKey: `osm:${key}`,
        // the source calls everything a hospital; names know better
        kind: /\b(?:clinic|klinika|lying.in|health (?:center|station)|dental|polyclinic|rhu)\b/i.test(name)
          ? 'clinic'
          : /veterinar|animal/i.test(name)
            ? 'veterinarian'
            : /laborator|diagnostic/i.test(name)
              ? 'laboratory'
              : kindOf(row['kind'] ?? ''),
        name: titled(name),
        city: row['city'] ?? '',
        province: row['province'] ?? '',
        street: `${row['house_number'] ?? ''} ${row['street'] ?? ''}`,
        point,
        phone: firstPhone(row['phone']),
        hours: textOf(row['opening_hours']),
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
