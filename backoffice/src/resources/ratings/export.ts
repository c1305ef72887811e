import type { ModeratedRating } from '@botika/common/rating-moderation/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

/** A rating as a line of a file. */
export const RATING_COLUMNS: readonly ExportColumn<ModeratedRating>[] = [
  { heading: 'Product', read: (rating) => rating.product_name },
  { heading: 'Stars', read: (rating) => rating.stars },
  { heading: 'Comment', read: (rating) => rating.comment },
  { heading: 'Customer', read: (rating) => rating.author },
  { heading: 'Written', read: (rating) => rating.updated_at },
  { heading: 'Hidden', read: (rating) => rating.hidden_at },
  { heading: 'Hidden because', read: (rating) => rating.hidden_reason },
]
