import { dashboard } from '@botika/common/dashboard/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { DashboardService } from './service'

export function dashboardRoutes(serve: Serve, service: DashboardService) {
  serve(dashboard.read, ({ person, reach, query }) => service.read(signedIn(person), reach, query))
}
