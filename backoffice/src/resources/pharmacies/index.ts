import { plainResource } from '../../collection/plain/resource'

export const pharmacies = plainResource({ name: 'pharmacies', load: () => import('./spec') })
