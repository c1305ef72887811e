import { makePage } from '@botika/common/http/paging'
import { securityLog as log } from '@botika/common/security-log/endpoints'
import type { Serve } from '../http/serve'
import { shortNetworkOf } from '../limits/service'
import { MOST_COUNTED, type SecurityReadRepository } from './read-repository'
import type { SecurityLog } from '../security-events/service'

/** The log for admins. What waits on this server is written first, so that nothing that just happened is missing. */
export function securityLogRoutes(
  serve: Serve,
  repository: SecurityReadRepository,
  { flush, hashOf }: Pick<SecurityLog, 'flush' | 'hashOf'>,
) {
  serve(log.list, async ({ query }) => {
    await flush()
    const { keyword, network } = query
    const { rows, total } = await repository.list({
      ...query,
      keywordHash: keyword?.includes('@') ? hashOf(keyword) : undefined,
      network: network && (shortNetworkOf(network) ?? network),
    })
    const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    return {
      ...makePage({ data, total: Math.min(total, MOST_COUNTED), path: log.list.path, query }),
      total_is_capped: total > MOST_COUNTED,
    }
  })
}
