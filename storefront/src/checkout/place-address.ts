import { distanceKm } from '@botika/common/distance'
import { MY_LOCATION, type Place } from '../place/atoms'
import { askCities, type City } from '../place/places'

export interface PlaceAddress {
  province: string
  city: string
  barangay: string
  pin: { city: string; latitude: number; longitude: number } | null
}

/** Within this a pin is the city's centre, as a place chosen by its name has it. */
const CENTRE_KM = 0.2

/** The address fields that the place of the header fills in: a device is in the city whose centre is the nearest. */
export async function placeAddress(place: Place, signal: AbortSignal): Promise<PlaceAddress | null> {
  const { name, province, city, barangay } = place
  if (!city && name !== MY_LOCATION) return null
  const kmTo = (one: City) => distanceKm(place, one)
  const [nearest] = (await askCities(signal)).toSorted((a, b) => kmTo(a) - kmTo(b))
  const found = province && city ? { province, city } : nearest
  if (!found) return null
  const isCentre = nearest?.city === city && kmTo(nearest) < CENTRE_KM
  const pin = isCentre ? null : { city: found.city, latitude: place.lat, longitude: place.lng }
  return { province: found.province, city: found.city, barangay: barangay ?? '', pin }
}
