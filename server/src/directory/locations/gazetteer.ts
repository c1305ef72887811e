import { plain } from '@botika/common/products/words'
import type { PsgcFiles } from './psgc-files'

export interface Place {
  code: string
  name: string
  /** Plain words to search and sort by. */
  plain: string
  provinceCode: string | null
}

export interface Gazetteer {
  provinces: readonly Place[]
  cities: readonly Place[]
  /** Barangays are many: read on first use. */
  barangays(): Promise<Barangays>
  /** The city that a code names; Manila's sub-municipalities are parts of it. */
  cityCode(code: string): string
}

/** All barangays in two flat lists, city by city. */
export interface Barangays {
  count: number
  nameAt(index: number): string
  codeAt(index: number): string
  cityAt(index: number): string
  /** From the first to behind the last barangay of a city. */
  rangeOf(cityCode: string): [number, number]
}

export const METRO_MANILA = '1300000000'
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
const sorted = (places: Place[]) =>
  places.sort((a, b) => byName.compare(shortName(a.name), shortName(b.name)) || (a.code < b.code ? -1 : 1))

const place = (code: string, name: string, provinceCode: string | null = null): Place => ({
  code,
  name,
  plain: plain(name),
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
