import { locations } from '@botika/common/locations/endpoints'
import type { Serve } from '../../platform'
import type { LocationService } from './service'

export function locationRoutes(serve: Serve, service: LocationService) {
  serve(locations.provinces, ({ query }) => service.provinces(query))
  serve(locations.cities, ({ query }) => service.cities(query))
  serve(locations.barangays, ({ query }) => service.barangays(query))
}
