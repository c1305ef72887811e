import * as z from 'zod'
import { int, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { locationsCalls } from './calls'

export const Location = z.object({
  code: z.string(),
  name: z.string(),
  province_code: z.string().nullable().optional(),
  city_code: z.string().nullable().optional(),
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
})
export type Location = z.infer<typeof Location>

const LocationPage = z.object({
  data: z.array(Location),
  pagination: z.object({
    page: z.number().int(),
    perPage: z.number().int(),
    total: z.number().int(),
    lastPage: z.number().int(),
  }),
})

const paging = {
  page: int().min(1).max(100_000).default(1),
  per_page: int().min(1).max(2000).default(1000),
  keyword: text(100).optional(),
}

const list = <Q extends z.core.$ZodType>(level: keyof typeof locationsCalls, summary: string, query: Q) =>
  endpoint({
    ...locationsCalls[level],
    summary,
    query,
    reply: LocationPage,
  })

/** Cities of Metro Manila and highly urbanised cities stand under the province people write. */
export const locations = {
  provinces: list('provinces', 'Provinces by name (Metro Manila among them)', z.object(paging)),
  cities: list(
    'cities',
    'Cities and municipalities',
    z.object({ ...paging, province_code: text(20).optional() }),
  ),
  barangays: list('barangays', 'Barangays', z.object({ ...paging, city_code: text(20).optional() })),
}
