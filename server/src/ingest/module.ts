import { prescriptions } from '../catalogue'
import type { Platform } from '../platform'
import { queueSearchRefresh } from '../search'
import { batchRepository } from './bulk/batch-repository'
import { bulkRepository } from './bulk/repository'
import { bulkRoutes } from './bulk/routes'
import { bulkService } from './bulk/service'

/** Lists of offers that a seller uploads. */
export function ingestModule({ serve, db, audit }: Platform) {
  bulkRoutes(
    serve,
    bulkService({
      repository: bulkRepository(db),
      batches: batchRepository(db),
      audit,
      queueRefresh: queueSearchRefresh,
      prescriptions,
    }),
  )
}
