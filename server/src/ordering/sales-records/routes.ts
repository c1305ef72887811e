import { salesRecords } from '@botika/common/sales-records/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { SalesRecordService } from './service'

export function salesRecordRoutes(serve: Serve, service: SalesRecordService) {
  serve(salesRecords.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(salesRecords.export, async ({ person, reach, query, raw }) => {
    const csv = await service.export(signedIn(person), reach, query.month, query.pharmacy_id)
    raw?.reply.header('Content-Disposition', `attachment; filename="sales-record-${query.month}.csv"`)
    return csv
  })
}
