import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { Problem } from '@botika/common/http/problem'
import type { Pharmacy, PharmacyQuery } from '@botika/common/pharmacies/endpoints'
import { plain } from '@botika/common/products/words'
import type * as z from 'zod'
import { isOpenNow } from '../opening-hours/open-now'
import { kmFrom, type PharmacyDirectory, type PharmacyRow, type Position } from './directory'
import { presentPharmacy } from './present'
import { type Sorting, sortingOf } from '../../platform'

type Query = z.output<typeof PharmacyQuery>

const searched = (row: PharmacyRow) =>
  plain(`${row.name} ${row.address} ${row.barangay ?? ''} ${row.city ?? ''} ${row.province ?? ''}`)

const wordsOf = (keyword: string) =>
  plain(keyword)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isSame = (one: string | null, other: string) => one !== null && plain(one) === plain(other)

const SORTS = {
  id: 'id',
  name: 'name_sort',
  city: 'city',
  province: 'province',
  status: 'status',
  license_number: 'license_number',
  license_expires_on: 'license_expires_on',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const satisfies Record<string, keyof PharmacyRow>
type SortField = (typeof SORTS)[keyof typeof SORTS]

function sortedBy(rows: readonly PharmacyRow[], { by, isDown }: Sorting<SortField>): PharmacyRow[] {
  const direction = isDown ? -1 : 1
  return [...rows].sort((a, b) => {
    const [one, other] = [a[by], b[by]]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a.id - b.id
    return direction * (one < other ? -1 : one > other ? 1 : 0) || a.id - b.id
  })
}

export function pharmacyService(directory: PharmacyDirectory) {
  const texts = new WeakMap<PharmacyRow, string>()
  const textOf = (row: PharmacyRow) => {
    const text = texts.get(row) ?? searched(row)
    texts.set(row, text)
    return text
  }

  const hasAll = (row: PharmacyRow, words: readonly string[]) => {
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  }

  return {
    async count(keyword: string): Promise<number> {
      const words = wordsOf(keyword)
      return (await directory.list()).listed.filter((row) => hasAll(row, words)).length
    },

    async list(query: Query): Promise<{ data: Pharmacy[]; total: number }> {
      const position: Position | undefined =
        query.lat === undefined || query.lng === undefined ? undefined : { lat: query.lat, lng: query.lng }
      if (query.filter === 'nearest' && !position) {
        throw Problem.invalid('filter', t(messages.sortingByDistanceNeedsLatAndLng))
      }
      const sorting = sortingOf<SortField>(SORTS, query.sort)
      const now = new Date()
      const words = wordsOf(query.keyword ?? '')
      const ids = query.ids ? new Set(query.ids.split(',').map(Number)) : null
      const [{ listed }, counts] = await Promise.all([directory.list(), directory.offerCounts()])
      const found = listed.filter(
        (row) =>
          (!ids || ids.has(row.id)) &&
          (query.status === undefined || row.status === query.status) &&
          (query.city === undefined || isSame(row.city, query.city)) &&
          (query.province === undefined || isSame(row.province, query.province)) &&
          hasAll(row, words) &&
          (query.open_now === undefined || (isOpenNow(row.opening_hours, now) === true) === query.open_now),
      )
      if (query.filter === 'nearest' && !sorting) {
        const away = new Map(found.map((row) => [row.id, kmFrom(position, row) ?? Infinity]))
        const km = (row: PharmacyRow) => away.get(row.id) ?? Infinity
        found.sort((a, b) => (km(a) === km(b) ? a.id - b.id : km(a) - km(b)))
      }
      const start = (query.page - 1) * query.per_page
      return {
        total: found.length,
        data: (sorting ? sortedBy(found, sorting) : found)
          .slice(start, start + query.per_page)
          .map((row) => presentPharmacy(row, { position, now, productsCount: counts.get(row.id) ?? 0 })),
      }
    },

    async one(id: number, position?: Position): Promise<Pharmacy> {
      const [list, counts] = await Promise.all([directory.list(), directory.offerCounts()])
      // the page stays while the licence is missing or over, and says why nothing can be bought
      const row = list.getActive(id)
      if (!row) throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
      return presentPharmacy(row, { position, productsCount: counts.get(id) ?? 0 })
    },
  }
}
export type PharmacyService = ReturnType<typeof pharmacyService>
