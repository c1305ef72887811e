import { audit } from '@botika/common/audit/endpoints'
import { makePage } from '@botika/common/http/paging'
import type { Serve } from '../http/serve'
import { presentEntry, referredIn } from './present'
import type { AuditReadRepository } from './read-repository'
import type { AuditService } from './service'

export function auditRoutes(
  serve: Serve,
  repository: AuditReadRepository,
  collections: AuditService['collections'],
  mostCounted: number,
) {
  serve(audit.list, async ({ query }) => {
    const { rows, total } = await repository.list(query)
    const names = await repository.namesOf([...rows, ...rows.flatMap(({ changes }) => referredIn(changes))])
    const data = rows.map((row) => presentEntry(row, names, collections.get(row.resource)?.amounts))
    return {
      ...makePage({ data, total: Math.min(total, mostCounted), path: audit.list.path, query }),
      total_is_capped: total > mostCounted,
    }
  })
}
