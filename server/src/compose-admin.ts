import { searchSynonyms } from '@botika/common/search-misses/endpoints'
import { auditReadRepository, MOST_COUNTED } from './audit/read-repository'
import { auditRoutes } from './audit/routes'
import type { AuditService } from './audit/service'
import { categoryTreeRepository } from './category-tree/repository'
import { categoryTreeRoutes } from './category-tree/routes'
import { categoryTreeService } from './category-tree/service'
import { collectionsOn } from './collections/collection'
import type { Database } from './db/client'
import type { Env } from './env'
import type { Serve } from './http/serve'
import type { JobService } from './jobs/service'
import { outboxRepository } from './mail/outbox-repository'
import { outboxRoutes } from './mail/outbox-routes'
import { outboxService } from './mail/outbox-service'
import { prescriptions } from './prescription-repository'
import { mergeRepository } from './products/merge-repository'
import { mergeService } from './products/merge-service'
import { moderationRepository } from './products/moderation-repository'
import { moderationRoutes } from './products/moderation-routes'
import { moderationService } from './products/moderation-service'
import { twinsRepository } from './products/twins-repository'
import { ratingModerationRepository } from './ratings/moderation-repository'
import { ratingModerationRoutes } from './ratings/moderation-routes'
import { ratingModerationService } from './ratings/moderation-service'
import { queueSearchRefresh } from './search/refresh-repository'
import { searchMissRepository } from './search-misses/repository'
import { searchMissRoutes } from './search-misses/routes'
import { searchMissService } from './search-misses/service'
import { synonymCollection } from './search-synonyms/collection'
import { settingsRoutes } from './settings/routes'

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
