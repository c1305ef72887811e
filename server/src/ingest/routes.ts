import { bulk } from '@botika/common/bulk/endpoints'
import type { Reach } from '@botika/common/roles/policy'
import type { FastifyReply } from 'fastify'
import { type Person, type Serve, signedIn } from '../platform'
import type { BulkService } from './service'

interface Asking {
  person: Person | null
  reach: Reach
  raw: { reply: FastifyReply } | null
}

const askerOf = ({ person, reach, raw }: Asking) => ({
  person: signedIn(person),
  reach,
  isGone: () => raw?.reply.raw.destroyed ?? false,
})

const ATTACHED = 'attachment; filename="to-mend.csv"'

export function bulkRoutes(serve: Serve, service: BulkService) {
  serve(bulk.upload, (handling) => service.upload(askerOf(handling), handling.body))
  serve(bulk.dryErrorSheet, async (handling) => {
    const csv = await service.dryErrorSheet(askerOf(handling), handling.body)
    handling.raw?.reply.header('Content-Disposition', ATTACHED)
    return csv
  })
  serve(bulk.list, (handling) => service.list(askerOf(handling), handling.query))
  serve(bulk.one, (handling) => service.one(askerOf(handling), handling.params.id))
  serve(bulk.errorSheet, async (handling) => {
    const csv = await service.errorSheet(askerOf(handling), handling.params.id)
    handling.raw?.reply.header('Content-Disposition', ATTACHED)
    return csv
  })
  serve(bulk.undo, (handling) => service.undo(askerOf(handling), handling.params.id))
}
