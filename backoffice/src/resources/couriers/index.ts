import { plainResource } from '../../collection/plain/resource'

export const couriers = plainResource({ name: 'couriers', load: () => import('./spec') })
