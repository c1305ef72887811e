import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { ownRatings, type RateableProduct } from '@botika/common/ratings/own-endpoints'
import { type Serve, signedIn } from '../../platform'
import type { OwnRatingRepository, RateableRow } from './own-repository'

const present = ({
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
    return makePage({ data: rows.map(present), total, path: ownRatings.list.path, query })
  })

  serve(ownRatings.remove, async ({ person, params }) => {
    if (!(await repository.remove(params.id, signedIn(person).id)))
      throw new Problem('not_found', phrase(messages.youHaveNotRatedThisProduct))
    return { id: params.id }
  })
}
