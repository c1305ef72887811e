import type { Rating } from '@botika/common/ratings/endpoints'
import type { RatingRow } from './repository'

/** The public part of a rating: never more of a name than `Ana R.` */
export const presentRating = (row: RatingRow): Rating => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  product_id: row.product_id,
  stars: row.stars,
  comment: row.comment,
  author: row.is_former
    ? 'Former customer'
    : [row.first_name, row.last_name && `${row.last_name.slice(0, 1)}.`].filter(Boolean).join(' '),
})
