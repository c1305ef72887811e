import { addresses } from '@botika/common/addresses/endpoints'
import { locations } from '@botika/common/locations/endpoints'
import { call } from '../lib/api'

const PER_PAGE = 2000
const ADDRESSES = 25

export interface City {
  code: string
  city: string
  province: string
  lat: number
  lng: number
}

export async function askCities(signal: AbortSignal): Promise<City[]> {
  const query = { page: 1, per_page: PER_PAGE }
  const [provinces, cities] = await Promise.all([
    call(locations.provinces, { query }, { signal }),
    call(locations.cities, { query }, { signal }),
  ])
  const names = new Map(provinces.data.map(({ code, name }) => [code, name]))
  return cities.data.flatMap(({ code, name, province_code: within, latitude: lat, longitude: lng }) => {
    const province = names.get(within ?? '')
    return province && typeof lat === 'number' && typeof lng === 'number'
      ? [{ code, city: name, province, lat, lng }]
      : []
  })
}

export const askOwnPlaces = async (signal: AbortSignal) =>
  (await call(addresses.list, { query: { per_page: ADDRESSES } }, { signal })).data
