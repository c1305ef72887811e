import * as z from 'zod'
import { int } from './codecs'

/** The specification's page sizes and limits (its section 9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_LINKS = 10

/** `page` and `per_page` of every list. */
export const PageQuery = z.object({
  page: int().min(1).max(1_000_000).default(1),
  per_page: int()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size), {
      message: `Choose ${PAGE_SIZES.join(', ')}`,
    })
    .default(DEFAULT_PAGE_SIZE),
})
export type PageQuery = z.output<typeof PageQuery>

export const PageLink = z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() })

/** A page of records in the manner of Laravel. */
export const pageOf = <S extends z.core.$ZodType>(record: S) =>
  z.object({
    data: z.array(record),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    from: z.number().int().nullable(),
    to: z.number().int().nullable(),
    first_page_url: z.string(),
    last_page_url: z.string(),
    prev_page_url: z.string().nullable(),
    next_page_url: z.string().nullable(),
    path: z.string(),
    links: z.array(PageLink),
  })

export interface Page<T> {
  data: T[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  from: number | null
  to: number | null
  first_page_url: string
  last_page_url: string
  prev_page_url: string | null
  next_page_url: string | null
  path: string
  links: { url: string | null; label: string; active: boolean }[]
}

/** Number of pages: ceil(items / perPage), at least 1. */
export const pageCount = (items: number, perPage: number) => Math.max(1, Math.ceil(items / perPage))

/** The numbers of at most ten page links around the current page. */
export function pageNumbers(current: number, last: number): number[] {
  const shown = Math.min(MAX_PAGE_LINKS, last)
  const first = Math.max(1, Math.min(current - Math.floor(shown / 2), last - shown + 1))
  return Array.from({ length: shown }, (_, index) => first + index)
}

interface PageParts<T> {
  data: T[]
  total: number
  page: number
  perPage: number
  /** Path of the list, for example `/api/products`. */
  path: string
  /** The query as it was asked; page links keep it. */
  query?: Record<string, unknown>
}

/** Puts rows and a total into the page's shape. */
export function makePage<T>({ data, total, page, perPage, path, query = {} }: PageParts<T>): Page<T> {
  const last = pageCount(total, perPage)
  const url = (number: number) => {
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(query)) {
      if (key === 'page' || value === undefined || value === null || value === '') continue
      for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
    }
    search.set('page', String(number))
    return `${path}?${search}`
  }
  const previous = page > 1 ? url(Math.min(page - 1, last)) : null
  const next = page < last ? url(page + 1) : null
  return {
    data,
    current_page: page,
    last_page: last,
    per_page: perPage,
    total,
    from: data.length > 0 ? (page - 1) * perPage + 1 : null,
    to: data.length > 0 ? (page - 1) * perPage + data.length : null,
    first_page_url: url(1),
    last_page_url: url(last),
    prev_page_url: previous,
    next_page_url: next,
    path,
    links: [
      { url: previous, label: 'Previous', active: false },
      ...pageNumbers(Math.min(page, last), last).map((number) => ({
        url: url(number),
        label: String(number),
        active: number === page,
      })),
      { url: next, label: 'Next', active: false },
    ],
  }
}
