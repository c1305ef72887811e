import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { type Rating, ratings } from '@botika/common/ratings/endpoints'
import type { Serve } from '../http/serve'
import { signedIn } from '../session/signed-in'
import type { RatingRepository, RatingRow } from './repository'

const present = ({ first_name, last_name, is_former, ...row }: RatingRow): Rating => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  author: is_former
    ? 'Former customer'
    : [first_name, last_name && `${last_name.slice(0, 1)}.`].filter(Boolean).join(' '),
})

export function ratingRoutes(serve: Serve, repository: RatingRepository) {
  serve(ratings.list, async ({ params, query }) => {
    const [sums, rows] = await Promise.all([repository.sums(params.id), repository.list(params.id, query)])
    if (!sums) throw new Problem('not_found', 'There is no such product.')
    const { page, per_page: perPage } = query
    const path = `/api/products/${params.id}/ratings`
    return {
      ...makePage({ data: rows.map(present), total: sums.rating_count, page, perPage, path, query }),
      ...sums,
    }
  })

  serve(ratings.mine, async ({ person, params }) => {
    const userId = signedIn(person).id
    const [row, mayRate] = await Promise.all([
      repository.find(params.id, userId),
      repository.hasReceived(params.id, userId),
    ])
    return { may_rate: mayRate, rating: row && present(row) }
  })

  serve(ratings.rate, async ({ person, params, body, raw }) => {
    const row = await repository.rate(params.id, signedIn(person).id, body.stars, body.comment)
    raw?.reply.header('Location', `/api/products/${params.id}/ratings`)
    return present(row)
  })
}
