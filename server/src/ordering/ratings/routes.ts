import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { ratings } from '@botika/common/ratings/endpoints'
import { type Serve, signedIn } from '../../platform'
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
