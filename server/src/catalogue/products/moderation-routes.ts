import { makePage } from '@botika/common/http/paging'
import { type Moderation, moderation } from '@botika/common/moderation/endpoints'
import type { Serve } from '../../platform'
import { ownPharmacy } from '../inventories/service'
import type { ManageService } from './manage-service'
import type { MergeService } from './merge-service'
import type { ModerationRow } from './moderation-repository'
import type { ModerationService } from './moderation-service'
import type { ReviewService } from './review-service'

const present = (row: ModerationRow): Moderation => ({
  product_id: row.product_id,
  suspended_at: row.suspended_at?.toISOString() ?? null,
  suspension_reason: row.suspension_reason,
  hold_reason: row.hold_reason,
  review: row.review,
  review_reason: row.review_reason,
  held_offers: row.held_offers,
})

export function moderationRoutes(
  serve: Serve,
  service: ModerationService,
  merging: MergeService,
  reviews: ReviewService,
  move: ManageService['move'],
) {
  serve(moderation.one, async ({ params, person, reach }) =>
    present(await service.one(params.id, ownPharmacy({ person, reach }))),
  )
  serve(moderation.suspend, async ({ params, person, body }) =>
    present(await service.suspend(person, params.id, body.reason)),
  )
  serve(moderation.unsuspend, async ({ params, person }) =>
    present(await service.unsuspend(person, params.id)),
  )
  serve(moderation.release, async ({ params, person, body }) =>
    present(await service.release(person, params.id, body.reason)),
  )
  serve(moderation.duplicates, async ({ query }) => {
    const { data, total } = await merging.groups(query)
    return makePage({ data, total, path: moderation.duplicates.path, query })
  })
  serve(moderation.reviews, ({ query }) => reviews.list(query))
  serve(moderation.review, ({ person, body }) => reviews.decide(person, body))
  serve(moderation.move, ({ person, reach, body }) => move({ person, reach }, body))
  serve(moderation.report, ({ params, person, reach, body }) =>
    reviews.report({ person, reach }, params.id, body.message),
  )
  serve(moderation.settle, ({ params, person, body }) => reviews.settle(person, params.id, body.answer))
  serve(moderation.merge, ({ params, person, body }) => merging.merge(person, params.id, body))
}
