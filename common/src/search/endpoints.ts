import * as z from 'zod'
import { requiredText } from '../http/codecs'
import { endpoint } from '../http/endpoint'

const count = z.number().int().min(0)

export const SearchCounts = z.object({
  products: count,
  products_is_capped: z.boolean(),
  pharmacies: count,
  doctors: count,
  hospitals: count,
  clinics: count,
  laboratories: count,
  veterinarians: count,
})
export type SearchCounts = z.infer<typeof SearchCounts>

export const search = {
  counts: endpoint({
    method: 'GET',
    path: '/api/search/counts',
    summary: 'How many products, pharmacies, doctors and facilities of each kind a keyword finds',
    permission: 'search.read',
    isPublicRead: true,
    query: z.object({ keyword: requiredText(200) }),
    reply: SearchCounts,
  }),
}
