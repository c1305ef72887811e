import * as z from 'zod'
import { endpointsOf } from '../entity/schemas'
import { IdParams, int } from '../http/codecs'
import { Deleted, ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { synonym } from '../search-synonyms/entity'
import { searchMissesCalls } from './calls'

/** Words that were searched and found nothing, with all their days together. Nobody knows whose they were. */
export const SearchMiss = z.object({
  id: z.number().int(),
  keyword: z.string(),
  /** The dangerous drug that is named, or nearly so: it may not be sold online (RA 9165). */
  refused: z.string().nullable(),
  count: z.number().int(),
  days: z.number().int(),
  first_searched_on: z.string(),
  last_searched_on: z.string(),
})
export type SearchMiss = z.infer<typeof SearchMiss>

export const searchMisses = {
  list: endpoint({
    ...searchMissesCalls.list,
    summary: 'What shoppers searched and did not find, the most wanted first',
    query: ListQuery.extend({ days: int().min(1).max(180).default(30) }),
    reply: pageOf(SearchMiss),
  }),
  remove: endpoint({
    ...searchMissesCalls.remove,
    summary: 'Forget these words; they come back when they are searched in vain again',
    params: IdParams,
    reply: Deleted,
  }),
}

export const searchSynonyms = endpointsOf(synonym)
