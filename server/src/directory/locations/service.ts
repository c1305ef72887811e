import type { Location } from '@botika/common/locations/endpoints'
import { plain } from '@botika/common/products/words'
import { type Gazetteer, type Place, readGazetteer } from './gazetteer'
import { type PsgcFiles, psgcFiles } from './psgc-files'

interface PageRequest {
  page: number
  per_page: number
  keyword?: string | undefined
}

interface LocationPage {
  data: Location[]
  pagination: { page: number; perPage: number; total: number; lastPage: number }
}

type Level = 'province' | 'city' | 'barangay'

const wordsOf = (keyword: string | undefined) =>
  plain(keyword ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export function locationService(files: PsgcFiles = psgcFiles) {
  let reading: Promise<Gazetteer> | null = null
  const gazetteer = () =>
    (reading ??= readGazetteer(files).catch((error: unknown) => {
      reading = null
      throw error
    }))

  function pageOf(total: number, asked: PageRequest, at: (index: number) => Location): LocationPage {
    const start = (asked.page - 1) * asked.per_page
    const data: Location[] = []
    for (let index = start; index < Math.min(total, start + asked.per_page); index++) data.push(at(index))
    const lastPage = Math.max(1, Math.ceil(total / asked.per_page))
    return { data, pagination: { page: asked.page, perPage: asked.per_page, total, lastPage } }
  }

  function pageOfPlaces(
    places: readonly Place[],
    asked: PageRequest,
    show: (place: Place) => Location,
  ): LocationPage {
    const words = wordsOf(asked.keyword)
    const found =
      words.length > 0 ? places.filter((place) => words.every((word) => place.plain.includes(word))) : places
    return pageOf(found.length, asked, (index) => show(found[index] as Place))
  }

  return {
    async provinces(asked: PageRequest): Promise<LocationPage> {
      const { provinces } = await gazetteer()
      return pageOfPlaces(provinces, asked, ({ code, name }) => ({ code, name }))
    },

    async cities(asked: PageRequest & { province_code?: string | undefined }): Promise<LocationPage> {
      const { cities } = await gazetteer()
      const { province_code: province } = asked
      const among = province ? cities.filter((city) => city.provinceCode === province) : cities
      return pageOfPlaces(among, asked, ({ code, name, provinceCode }) => ({
        code,
        name,
        province_code: provinceCode,
      }))
    },

    /** The first of the names that is not within the others, in plain words; null when there is such a place. */
    async misplaced(place: { province: string; city: string; barangay: string }): Promise<Level | null> {
      const { provinces, cities, barangays, cityCode } = await gazetteer()
      const wanted = {
        province: plain(place.province),
        city: plain(place.city),
        barangay: plain(place.barangay),
      }
      const inProvinces = provinces.filter((one) => one.plain === wanted.province)
      if (inProvinces.length === 0) return 'province'
      const codes = new Set(inProvinces.map((one) => one.code))
      const inCities = cities.filter((one) => one.plain === wanted.city && codes.has(one.provinceCode ?? ''))
      if (inCities.length === 0) return 'city'
      const all = await barangays()
      const isThere = inCities.some((city) => {
        const [start, end] = all.rangeOf(cityCode(city.code))
        for (let index = start; index < end; index++)
          if (plain(all.nameAt(index)) === wanted.barangay) return true
        return false
      })
      return isThere ? null : 'barangay'
    },

    async barangays(asked: PageRequest & { city_code?: string | undefined }): Promise<LocationPage> {
      const { barangays, cityCode } = await gazetteer()
      const all = await barangays()
      const [start, end] = asked.city_code ? all.rangeOf(cityCode(asked.city_code)) : [0, all.count]
      const show = (index: number): Location => ({
        code: all.codeAt(index),
        name: all.nameAt(index),
        city_code: all.cityAt(index),
      })
      const words = wordsOf(asked.keyword)
      if (words.length === 0) return pageOf(end - start, asked, (index) => show(start + index))
      const found: number[] = []
      for (let index = start; index < end; index++) {
        const name = plain(all.nameAt(index))
        if (words.every((word) => name.includes(word))) found.push(index)
      }
      return pageOf(found.length, asked, (index) => show(found[index] ?? 0))
    },
  }
}
export type LocationService = ReturnType<typeof locationService>
