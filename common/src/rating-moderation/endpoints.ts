import * as z from 'zod'
import { Id, IdParams, int, requiredText } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { Rating } from '../ratings/endpoints'
import { ratingModerationCalls } from './calls'

export const RATING_STATUSES = ['shown', 'hidden'] as const

export const ModeratedRating = Rating.extend({
  product_name: z.string(),
  user_id: z.number().int(),
  hidden_at: z.string().nullable(),
  hidden_reason: z.string().nullable(),
})
export type ModeratedRating = z.infer<typeof ModeratedRating>

export const ratingModeration = {
  list: endpoint({
    ...ratingModerationCalls.list,
    summary: 'Ratings of all products, the latest first, hidden ones as well',
    query: ListQuery.extend({
      status: z.enum(RATING_STATUSES).optional(),
      stars: int().min(1).max(5).optional(),
      product_id: Id.optional(),
    }),
    reply: pageOf(ModeratedRating).extend({
      counts: z.record(z.enum(['all', ...RATING_STATUSES]), z.number().int()),
    }),
  }),
  hide: endpoint({
    ...ratingModerationCalls.hide,
    summary: 'Hide a rating; the average of its product goes on without it',
    params: IdParams,
    body: z.object({ reason: requiredText(300) }),
    reply: ModeratedRating,
  }),
  show: endpoint({
    ...ratingModerationCalls.show,
    summary: 'Show a hidden rating again',
    params: IdParams,
    body: z.object({}).optional(),
    reply: ModeratedRating,
  }),
}
