import * as z from 'zod'
import { flag, IdParams } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'

export const RateableProduct = z.object({
  product_id: z.number().int(),
  name: z.string(),
  generic_name: z.string().nullable(),
  image: z.string().nullable(),
  ordered_at: z.string(),
  rating: z
    .object({
      stars: z.number().int(),
      comment: z.string(),
      updated_at: z.string(),
      is_hidden: z.boolean(),
    })
    .nullable(),
})
export type RateableProduct = z.infer<typeof RateableProduct>

export const ownRatings = {
  list: endpoint({
    method: 'GET',
    path: '/api/my-ratings',
    summary:
      'What the signed-in customer received, latest first, with their ratings; unrated ones alone on request',
    permission: 'ratings.create',
    query: PageQuery.extend({ is_rated: flag().optional() }),
    reply: pageOf(RateableProduct),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/products/:id/my-rating',
    summary: "Delete one's rating of a product",
    permission: 'ratings.create',
    params: IdParams,
    reply: Deleted,
  }),
}
