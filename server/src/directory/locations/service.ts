import { plain } from '@botika/common/products/words'
import { distanceKm } from '@botika/common/distance'
import { centreOf, isRough } from './city-centres'
import { type PsgcFiles, psgcFiles } from './psgc-files'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { Problem } from '@botika/common/http/problem'
import type { DeliveryArea, Destination } from '@botika/common/delivery-terms/rules'
import type { Location } from '@botika/common/locations/endpoints'

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

interface Spot {
  lat: number
  lng: number
}

export interface SaidPlace {
  province?: string | null | undefined
  city?: string | null | undefined
  barangay?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

// measured: of 4,080 pharmacies on OpenStreetMap half lie within 1.2 km of their city's centre, 99.9 % within 22 and all
// within 36; of 1,656 centres each has its neighbour within 57, but for three islands'
const MOST_KM_TO_CITY = 60

const wordsOf = (keyword: string | undefined) =>
  plain(keyword ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

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

const citiesIn = ({ citiesOf }: Gazetteer, province: string | null): readonly Place[] =>
  province === null ? [] : (citiesOf.get(plain(province)) ?? [])

/** A city by its listed name or as people write it; no two of a province share their short name. */
function cityOf(gazetteer: Gazetteer, province: string | null, city: string): Place | null {
  const [exact, short] = [plain(city), withoutKind(plain(city))]
  const here = citiesIn(gazetteer, province).find((one) => one.short === short)
  if (here) return here
  const among = gazetteer.cities.filter((one) => one.short === short)
  const named = among.filter((one) => one.plain === exact)
  return [named, among].find((found) => found.length === 1)?.[0] ?? null
}

/** A pin lies near its city, or in the province of a name that is not listed. */
function mustBeNear(pin: Spot, name: string, places: readonly Place[]) {
  const centres = places.flatMap(({ code }) => (isRough(code) ? [] : (centreOf(code) ?? [])))
  const km = Math.min(...centres.map((centre) => distanceKm(pin, centre)))
  if (centres.length > 0 && km > MOST_KM_TO_CITY)
    throw Problem.invalid('city', t(messages.pinFarFromCity, { city: name, km: Math.round(km) }))
}

function nearestCity({ provinces, cities }: Gazetteer, spot: Spot) {
  const away = (city: Place) => {
    const centre = centreOf(city.code)
    return centre ? distanceKm(spot, centre) : Infinity
  }
  let nearest: Place | null = null
  let least = MOST_KM_TO_CITY
  for (const city of cities) {
    const km = away(city)
    if (km < least) [nearest, least] = [city, km]
  }
  const province = provinces.find((one) => one.code === nearest?.provinceCode)
  return { province: province?.name ?? null, city: nearest?.name ?? null }
}

export function locationService(files: PsgcFiles = psgcFiles) {
  let reading: Promise<Gazetteer> | null = null
  const gazetteer = () =>
    (reading ??= readGazetteer(files).catch((error: unknown) => {
      reading = null
      throw error
    }))

  async function misplaced(place: {
    province: string
    city: string
    barangay: string
  }): Promise<Level | null> {
    const all = await gazetteer()
    const inProvince = citiesIn(all, place.province)
    if (inProvince.length === 0) return 'province'
    const city = plain(place.city)
    const inCities = inProvince.filter((one) => one.plain === city)
    if (inCities.length === 0) return 'city'
    const barangays = await all.barangays()
    const hasOne = (isIt: (name: string) => boolean) =>
      inCities.some(({ code }) => {
        const [start, end] = barangays.rangeOf(all.cityCode(code))
        for (let index = start; index < end; index++) if (isIt(barangays.nameAt(index))) return true
        return false
      })
    // most are chosen from these names; making hundreds of them plain takes half a millisecond
    if (hasOne((name) => name === place.barangay)) return null
    const barangay = plain(place.barangay)
    return hasOne((name) => plain(name) === barangay) ? null : 'barangay'
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
        latitude: centreOf(code)?.lat ?? null,
        longitude: centreOf(code)?.lng ?? null,
      }))
    },

    /** Where something goes: a pin says about which city it is in, and a city about where it is. */
    async destinationOf({ latitude, longitude, ...named }: SaidPlace): Promise<Destination | null> {
      const { province = null, city = null, barangay = null } = named
      const pin = latitude == null || longitude == null ? null : { lat: latitude, lng: longitude }
      if (city) {
        const all = await gazetteer()
        const known = cityOf(all, province, city)
        const name = known?.name ?? city
        if (pin) mustBeNear(pin, name, known ? [known] : citiesIn(all, province))
        return { province, city: name, barangay, spot: pin ?? (known && centreOf(known.code)) }
      }
      if (!pin) return province ? { province, city, barangay, spot: null } : null
      return { ...nearestCity(await gazetteer(), pin), barangay: null, spot: pin }
    },

    async isKnown({ province, city, barangay }: DeliveryArea): Promise<boolean> {
      if (city && barangay) return (await misplaced({ province, city, barangay })) === null
      const all = await gazetteer()
      if (!city) return all.citiesOf.has(plain(province)) && !barangay
      return citiesIn(all, province).some((one) => one.plain === plain(city))
    },

    misplaced,

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

type Triple = Record<'province' | 'city' | 'barangay', string>

export type MustExist = (place: Triple) => Promise<void>

const WHERE = {
  province: messages.noSuchProvince,
  city: messages.noSuchCity,
  barangay: messages.noSuchBarangay,
}

/** The check of every address that something is sent to: an account's saved ones, and those of orders. */
export function mustExistIn({ misplaced }: Pick<LocationService, 'misplaced'>): MustExist {
  return async ({ province, city, barangay }) => {
    const wrong = await misplaced({ province, city, barangay })
    if (wrong) throw Problem.invalid(wrong, t(WHERE[wrong]))
  }
}

export interface Place {
  code: string
  name: string
  plain: string
  /** Plain, without what says that it is a city: `makati`. */
  short: string
  provinceCode: string | null
}

interface Gazetteer {
  provinces: readonly Place[]
  cities: readonly Place[]
  /** Cities by the plain name of their province. */
  citiesOf: ReadonlyMap<string, readonly Place[]>
  /** Barangays are many: read on first use. */
  barangays(): Promise<Barangays>
  cityCode(code: string): string
}

export interface Barangays {
  count: number
  nameAt(index: number): string
  codeAt(index: number): string
  cityAt(index: number): string
  rangeOf(cityCode: string): [number, number]
}

const METRO_MANILA = '1300000000'
const MANILA = '1380600000'

// cities that belong to no province by law, and the province that people write after their name
const WRITTEN_PROVINCE: Readonly<Record<string, string>> = {
  'City of Angeles': 'Pampanga',
  'City of Bacolod': 'Negros Occidental',
  'City of Baguio': 'Benguet',
  'City of Butuan': 'Agusan del Norte',
  'City of Cagayan De Oro': 'Misamis Oriental',
  'City of Cebu': 'Cebu',
  'City of Davao': 'Davao del Sur',
  'City of General Santos': 'South Cotabato',
  'City of Iligan': 'Lanao del Norte',
  'City of Iloilo': 'Iloilo',
  'City of Isabela': 'Basilan',
  'City of Lapu-Lapu': 'Cebu',
  'City of Lucena': 'Quezon',
  'City of Mandaue': 'Cebu',
  'City of Olongapo': 'Zambales',
  'City of Puerto Princesa': 'Palawan',
  'City of Tacloban': 'Leyte',
  'City of Zamboanga': 'Zamboanga del Sur',
}
// the Special Geographic Area of the Bangsamoro lies in Cotabato
const SPECIAL_AREA = { code: '999', province: 'Cotabato' }

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const shortName = (name: string) => name.replace(/^City of /, '')
const withoutKind = (name: string) =>
  name.replace(/^(?:.*\b)?(?:city|municipality) of /, '').replace(/ city$/, '')
const sorted = (places: Place[]) =>
  places.sort((a, b) => byName.compare(shortName(a.name), shortName(b.name)) || (a.code < b.code ? -1 : 1))

const place = (code: string, name: string, provinceCode: string | null = null): Place => ({
  code,
  name,
  plain: plain(name),
  short: withoutKind(plain(name)),
  provinceCode,
})

// cities of a province's rank carry the short code of their municipality level
const cityCodeOf = (psgcCode: string, regCode: string, munCityCode: string) =>
  psgcCode.length === 10 ? psgcCode : `${regCode}${munCityCode}000`

export async function readGazetteer(files: PsgcFiles): Promise<Gazetteer> {
  const [provinceRows, cityRows] = await Promise.all([files.provinces(), files.cities()])
  const provinces = provinceRows
    .filter((row) => row.cityClass === null)
    .map((row) => place(row.psgcCode, row.provName.trim()))
  const codeByName = new Map(provinces.map(({ name, code }) => [name, code]))
  const codeByNumber = new Map(
    provinceRows.filter((row) => row.cityClass === null).map((row) => [row.provCode, row.psgcCode]),
  )
  provinces.push(place(METRO_MANILA, 'Metro Manila'))

  const cityOf = new Map<string, string>()
  const cities: Place[] = []
  for (const row of cityRows) {
    const code = cityCodeOf(row.psgcCode, row.regCode, row.munCityCode)
    // Manila's districts are no cities: their barangays are Manila's
    const isDistrict = code.startsWith('13806') && code !== MANILA
    cityOf.set(row.munCityCode, isDistrict ? MANILA : code)
    if (isDistrict) continue
    const name = row.munCityName.trim()
    const written = row.provCode === SPECIAL_AREA.code ? SPECIAL_AREA.province : WRITTEN_PROVINCE[name]
    const province =
      row.regCode === '13'
        ? METRO_MANILA
        : (codeByNumber.get(row.provCode) ?? codeByName.get(written ?? '') ?? null)
    cities.push(place(code, name, province))
  }
  sorted(provinces)
  sorted(cities)

  let reading: Promise<Barangays> | null = null
  return {
    provinces,
    cities,
    citiesOf: new Map(
      provinces.map(({ plain: name, code }) => [name, cities.filter((city) => city.provinceCode === code)]),
    ),
    cityCode: (code) => (code.startsWith('13806') ? MANILA : code),
    barangays() {
      reading ??= readBarangays(files, cityOf, cities).catch((error: unknown) => {
        reading = null
        throw error
      })
      return reading
    },
  }
}

async function readBarangays(
  files: PsgcFiles,
  cityOf: ReadonlyMap<string, string>,
  cities: readonly Place[],
): Promise<Barangays> {
  const rows = await files.barangays()
  const rowsOf = new Map<string, typeof rows>(cities.map(({ code }) => [code, []]))
  for (const row of rows) rowsOf.get(cityOf.get(row.munCityCode) ?? '')?.push(row)

  const count = rows.length
  const names: string[] = []
  const codes = new Float64Array(count)
  const cityIndex = new Uint16Array(count)
  const ranges = new Map<string, [number, number]>()
  // most barangays share their name with another: one copy of each is kept
  const kept = new Map<string, string>()
  for (const [index, { code }] of cities.entries()) {
    const start = names.length
    const own = (rowsOf.get(code) ?? []).map((row) => ({ code: row.psgcCode, name: row.brgyName.trim() }))
    own.sort((a, b) => byName.compare(a.name, b.name) || (a.code < b.code ? -1 : 1))
    for (const { code: barangayCode, name } of own) {
      codes[names.length] = Number(barangayCode)
      cityIndex[names.length] = index
      const copy = kept.get(name) ?? Buffer.from(name).toString()
      kept.set(name, copy)
      names.push(copy)
    }
    ranges.set(code, [start, names.length])
  }
  return {
    count: names.length,
    nameAt: (index) => names[index] ?? '',
    codeAt: (index) => String(codes[index]).padStart(10, '0'),
    cityAt: (index) => cities[cityIndex[index] ?? 0]?.code ?? '',
    rangeOf: (code) => ranges.get(code) ?? [0, 0],
  }
}
