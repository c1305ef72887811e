import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { type ModeratedRating, ratingModeration } from '@botika/common/rating-moderation/endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { ownRatings, type RateableProduct } from '@botika/common/ratings/own-endpoints'
import { type Serve, signedIn } from '../../platform'
import type { ModeratedRow } from './moderation-repository'
import type { RatingModerationService } from './moderation-service'
import type { OwnRatingRepository, RateableRow } from './own-repository'
import { presentRating as present } from './present'
import type { RatingRepository } from './repository'

export function ratingRoutes(serve: Serve, repository: RatingRepository) {
  serve(ratings.list, async ({ params, query }) => {
    const [sums, rows] = await Promise.all([repository.sums(params.id), repository.list(params.id, query)])
    if (!sums) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct))
    const path = `/api/products/${params.id}/ratings`
    return {
      ...makePage({ data: rows.map(present), total: sums.rating_count, path, query }),
      ...sums,
    }
  })

  serve(ratings.mine, async ({ person, params }) => {
    const userId = signedIn(person).id
    const [row, mayRate] = await Promise.all([
      repository.find(params.id, userId),
      repository.hasReceived(params.id, userId),
    ])
    return { may_rate: mayRate, rating: row ? present(row) : null }
  })

  serve(ratings.rate, async ({ person, params, body, raw }) => {
    const row = await repository.rate(params.id, signedIn(person).id, body.stars, body.comment)
    raw?.reply.header('Location', `/api/products/${params.id}/ratings`)
    return present(row)
  })
}

const presentRateable = ({
  stars,
  comment,
  updated_at,
  is_hidden,
  ordered_at,
  ...product
}: RateableRow): RateableProduct => ({
  ...product,
  ordered_at: ordered_at.toISOString(),
  rating:
    stars === null || comment === null || updated_at === null
      ? null
      : { stars, comment, updated_at: updated_at.toISOString(), is_hidden },
})

export function ownRatingRoutes(serve: Serve, repository: OwnRatingRepository) {
  serve(ownRatings.list, async ({ person, query }) => {
    const { rows, total } = await repository.list(signedIn(person).id, query)
    return makePage({ data: rows.map(presentRateable), total, path: ownRatings.list.path, query })
  })

  serve(ownRatings.remove, async ({ person, params }) => {
    if (!(await repository.remove(params.id, signedIn(person).id)))
      throw new Problem('not_found', phrase(messages.youHaveNotRatedThisProduct))
    return { id: params.id }
  })
}

const presentModerated = (row: ModeratedRow): ModeratedRating => ({
  ...present(row),
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
      ...makePage({ data: rows.map(presentModerated), total, path: ratingModeration.list.path, query }),
      counts,
    }
  })
  serve(ratingModeration.hide, async ({ params, person, body }) =>
    presentModerated(await service.judge(person, params.id, body.reason)),
  )
  serve(ratingModeration.show, async ({ params, person }) =>
    presentModerated(await service.judge(person, params.id, null)),
  )
}
