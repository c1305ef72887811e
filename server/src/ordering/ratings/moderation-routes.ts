import { makePage } from '@botika/common/http/paging'
import { type ModeratedRating, ratingModeration } from '@botika/common/rating-moderation/endpoints'
import type { Serve } from '../../platform'
import type { ModeratedRow } from './moderation-repository'
import type { RatingModerationService } from './moderation-service'
import { presentRating } from './present'

const present = (row: ModeratedRow): ModeratedRating => ({
  ...presentRating(row),
  product_name: row.product_name,
  user_id: row.user_id,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  hidden_reason: row.hidden_reason,
})

export function ratingModerationRoutes(serve: Serve, service: RatingModerationService) {
  serve(ratingModeration.list, async ({ query }) => {
    const { rows, counts } = await service.list(query)
    const total = counts[query.status ?? 'all']
    return {
      ...makePage({ data: rows.map(present), total, path: ratingModeration.list.path, query }),
      counts,
    }
  })
  serve(ratingModeration.hide, async ({ params, person, body }) =>
    present(await service.judge(person, params.id, body.reason)),
  )
  serve(ratingModeration.show, async ({ params, person }) =>
    present(await service.judge(person, params.id, null)),
  )
}
