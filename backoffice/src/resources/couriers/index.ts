import { plainResource } from '../../shared/plain/resource'

export const couriers = plainResource({ name: 'couriers', load: () => import('./spec') })
