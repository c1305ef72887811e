import * as z from 'zod'
import { IdParams, int, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { RecordFields } from '../record'

export const Rating = RecordFields.extend({
  product_id: z.number().int(),
  stars: z.number().int(),
  comment: z.string(),
  /** First name and initial: `Ana R.` */
  author: z.string(),
})
export type Rating = z.infer<typeof Rating>

export const RatingFields = z.object({ stars: int().min(1).max(5), comment: text(2_000).default('') })

export const RatingPage = pageOf(Rating).extend({
  rating_average: z.number().nullable(),
  rating_count: z.number().int(),
  stars: z.array(z.number().int()).length(5),
})

export const ratings = {
  list: endpoint({
    method: 'GET',
    path: '/api/products/:id/ratings',
    summary: 'What customers who received the product think of it, newest first',
    permission: 'ratings.read',
    isPublicRead: true,
    params: IdParams,
    query: PageQuery,
    reply: RatingPage,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/products/:id/my-rating',
    summary: 'Whether the signed-in customer may rate the product, and their rating so far',
    permission: 'ratings.create',
    params: IdParams,
    reply: z.object({ may_rate: z.boolean(), rating: Rating.nullable() }),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/products/:id/ratings',
    summary: 'Rate a product that one received; a second time changes the first',
    permission: 'ratings.create',
    params: IdParams,
    body: RatingFields,
    reply: Rating,
    status: 201,
  }),
}
