import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@botika/common/http/page-numbers'
import { readListQuery } from '../listing/list-query'

export interface DirectoryQuery {
  page: number
  per_page: number
  filter: 'alphabetical' | 'nearest'
  keyword?: string
  city?: string
  open_now?: boolean
  lat?: number
  lng?: number
}

export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  const { page, per_page, keyword, lat, lng } = readListQuery(search)
  const isPlaced = lat !== undefined && lng !== undefined
  const city = search.get('city')?.trim().slice(0, 100)
  return {
    page,
    per_page: PAGE_SIZES.find((size) => size === per_page) ?? DEFAULT_PAGE_SIZE,
    filter: isPlaced && search.get('filter') === 'nearest' ? 'nearest' : 'alphabetical',
    ...(keyword ? { keyword } : {}),
    ...(city ? { city } : {}),
    ...(search.get('open_now') === 'true' ? { open_now: true } : {}),
    ...(isPlaced ? { lat, lng } : {}),
  }
}
