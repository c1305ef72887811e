import { prescriptions } from '../catalogue'
import type { Platform } from '../platform'
import { queueSearchRefresh } from '../search'
import { batchRepository } from './batch-repository'
import { catalogueRepository } from './catalogue-repository'
import { bulkRoutes } from './routes'
import { bulkService } from './service'

export function ingestModule({ serve, db, audit }: Platform) {
  bulkRoutes(
    serve,
    bulkService({
      repository: catalogueRepository(db),
      batches: batchRepository(db),
      audit,
      queueRefresh: queueSearchRefresh,
      prescriptions,
    }),
  )
}
