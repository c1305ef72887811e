import { distanceKm } from '@botika/common/distance'
import { MY_LOCATION, type Place } from '../place/atoms'
import { askCities } from '../place/places'

export interface PlaceAddress {
  province: string
  city: string
  barangay: string
  pin: { city: string; latitude: number; longitude: number } | null
}

/** The address fields that the place of the header fills in: a device is in the city whose centre is the nearest. */
export async function placeAddress(place: Place, signal: AbortSignal): Promise<PlaceAddress | null> {
  if (place.province && place.city)
    return {
      province: place.province,
      city: place.city,
      barangay: place.barangay ?? '',
      pin: place.name === MY_LOCATION ? pinOf(place, place.city) : null,
    }
  if (place.name !== MY_LOCATION) return null
  const [nearest] = (await askCities(signal)).toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))
  if (!nearest) return null
  const { province, city } = nearest
  return { province, city, barangay: '', pin: pinOf(place, city) }
}

const pinOf = ({ lat, lng }: Place, city: string) => ({ city, latitude: lat, longitude: lng })
