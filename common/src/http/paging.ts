import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { int } from './codecs'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageCount, pageNumbers } from './page-numbers'

export * from './page-numbers'

export const PageQuery = z.object({
  page: int().min(1).max(1_000_000).default(1),
  per_page: int()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size), {
      error: () => t(messages.chooseSize, { one: PAGE_SIZES.join(', ') }),
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

interface PageParts<T> {
  data: T[]
  total: number
  path: string
  /** The query as it was asked; page links keep it. */
  query: { page: number; per_page: number }
}

export function makePage<T>({ data, total, path, query }: PageParts<T>): Page<T> {
  const { page, per_page: perPage } = query
  const last = pageCount(total, perPage)
  const url = (number: number) => {
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries<unknown>(query)) {
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
