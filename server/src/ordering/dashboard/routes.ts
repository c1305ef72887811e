import { dashboard } from '@botika/common/dashboard/endpoints'
import { Problem } from '@botika/common/http/problem'
import type { Serve } from '../../platform'
import type { DashboardService } from './service'

export function dashboardRoutes(serve: Serve, service: DashboardService) {
  serve(dashboard.read, ({ person, reach, query }) => {
    if (!person) throw new Problem('not_signed_in')
    return service.read(person, reach, query)
  })
}
