import { searchSynonyms } from '@botika/common/search-misses/endpoints'
import { auditReadRepository, MOST_COUNTED } from './platform/audit/read-repository'
import { auditRoutes } from './platform/audit/routes'
import type { AuditService } from './platform/audit/service'
import { categoryTreeRepository } from './catalogue/category-tree/repository'
import { categoryTreeRoutes } from './catalogue/category-tree/routes'
import { categoryTreeService } from './catalogue/category-tree/service'
import { collectionsOn } from './platform/collections/collection'
import type { Database } from './platform/db/client'
import type { Env } from './platform/env'
import type { Serve } from './platform/http/serve'
import type { JobService } from './platform/jobs/service'
import { outboxRepository } from './platform/email/outbox-repository'
import { outboxRoutes } from './platform/email/outbox-routes'
import { outboxService } from './platform/email/outbox-service'
import { prescriptions } from './catalogue/medicines/prescription-repository'
import { mergeRepository } from './catalogue/products/merge-repository'
import { mergeService } from './catalogue/products/merge-service'
import { moderationRepository } from './catalogue/products/moderation-repository'
import { moderationRoutes } from './catalogue/products/moderation-routes'
import { moderationService } from './catalogue/products/moderation-service'
import { twinsRepository } from './catalogue/products/twins-repository'
import { ratingModerationRepository } from './ordering/ratings/moderation-repository'
import { ratingModerationRoutes } from './ordering/ratings/moderation-routes'
import { ratingModerationService } from './ordering/ratings/moderation-service'
import { queueSearchRefresh } from './search/refresh-repository'
import { searchMissRepository } from './search/misses/repository'
import { searchMissRoutes } from './search/misses/routes'
import { searchMissService } from './search/misses/service'
import { synonymCollection } from './search/synonyms/collection'
import { settingsRoutes } from './content/settings/routes'

interface Needs {
  serve: Serve
  db: Database
  env: Env
  audit: AuditService
  jobs: JobService
  /** Told when the category tree was rearranged. */
  onTreeChange: () => void
}

const DAY_MS = 86_400_000

/** What admins alone do: the books of changes and letters, what was searched in vain, moderation, the tree. */
export function composeAdmin({ serve, db, env, audit, jobs, onTreeChange }: Needs) {
  auditRoutes(serve, auditReadRepository(db), MOST_COUNTED)
  outboxRoutes(serve, outboxService({ repository: outboxRepository(db), audit }))
  const misses = searchMissService({ repository: searchMissRepository(db), audit })
  searchMissRoutes(serve, misses)
  jobs.every(DAY_MS, 'delete old searches without results', misses.deleteOld)
  collectionsOn({ serve, db, audit })(searchSynonyms, synonymCollection)
  categoryTreeRoutes(
    serve,
    categoryTreeService({ repository: categoryTreeRepository(db), audit, prescriptions }),
    onTreeChange,
  )
  moderationRoutes(
    serve,
    moderationService({
      repository: moderationRepository(db),
      audit,
      queueRefresh: queueSearchRefresh,
    }),
    mergeService({
      repository: mergeRepository(db),
      twins: twinsRepository(db),
      audit,
      queueRefresh: queueSearchRefresh,
      prescriptions,
    }),
  )
  ratingModerationRoutes(
    serve,
    ratingModerationService({ repository: ratingModerationRepository(db), audit }),
  )
  settingsRoutes(serve, env)
}
