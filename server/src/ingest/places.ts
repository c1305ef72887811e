import { plain } from '@botika/common/products/words'
import { type Barangays, type Place, psgcFiles, readGazetteer } from '../directory'

/** Names of a place as the Philippine Standard Geographic Code writes them. */
export interface Named {
  barangay: string | null
  city: string | null
  province: string | null
}

export interface Places {
  find(asked: {
    code?: string
    barangay?: string
    city?: string
    province?: string
  }): Named & { isGuess: boolean }
}

const MANILA = '1380600000'

export async function readPlaces(): Promise<Places> {
  const gazetteer = await readGazetteer(psgcFiles)
  const barangays = await gazetteer.barangays()
  const cities = new Map(gazetteer.cities.map((city) => [city.code, city]))
  const provinces = new Map(gazetteer.provinces.map((province) => [province.code, province.name]))
  const cityByNumber = new Map(gazetteer.cities.map((city) => [numberOf(city.code).slice(0, 5), city]))
  const byName = grouped(gazetteer.cities)
  const index = indexOf(barangays)

  const named = (city: Place | undefined, barangay: string | null): Named => ({
    barangay,
    city: city?.name ?? null,
    province: provinces.get(city?.provinceCode ?? '') ?? null,
  })

  return {
    find({ code = '', barangay = '', city = '', province = '' }) {
      const number = numberOf(code.padStart(10, '0'))
      const at = index.get(number)
      if (at !== undefined) {
        return { ...named(cities.get(barangays.cityAt(at)), barangays.nameAt(at)), isGuess: false }
      }
      const provinceName = (one: Place) => provinces.get(one.provinceCode ?? '') ?? ''
      const parent = /city of manila/i.test(province)
        ? cities.get(MANILA)
        : (nearestCity(byName, provinceName, city, province) ?? cityByNumber.get(number.slice(0, 5)))
      return { ...named(parent, barangay.trim() || null), isGuess: true }
    },
  }
}

/** The digits behind the region, which stay while regions come and go. */
const numberOf = (code: string) => code.slice(2)

function indexOf(barangays: Barangays): Map<string, number> {
  const index = new Map<string, number>()
  for (let at = 0; at < barangays.count; at++) index.set(numberOf(barangays.codeAt(at)), at)
  return index
}

const cityKey = (name: string) =>
  plain(name)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(?:city of|municipality of|city|capital)\b/g, ' ')
    .replace(/\bsta\b/g, 'santa')
    .replace(/\bsto\b/g, 'santo')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function grouped(cities: readonly Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>()
  for (const city of cities) {
    const key = cityKey(city.name)
    groups.set(key, [...(groups.get(key) ?? []), city])
  }
  return groups
}

function nearestCity(
  byName: Map<string, Place[]>,
  provinceOf: (city: Place) => string,
  name: string,
  province: string,
): Place | undefined {
  const key = cityKey(name)
  if (!key) return undefined
  const wanted = /\bncr\b|metro manila/i.test(province) ? 'metro manila' : plain(province)
  const isThere = (city: Place) => plain(provinceOf(city)) === wanted
  const same = byName.get(key)
  if (same) return same.find(isThere) ?? (same.length === 1 ? same[0] : undefined)
  const near = [...byName]
    .filter(([other]) => isNear(other, key))
    .flatMap(([, cities]) => cities.filter(isThere))
  return near.length === 1 ? near[0] : undefined
}

function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return (row[other.length] ?? 9) <= 2
}
