import { plainResource } from '../../shared/plain/resource'

export const pharmacies = plainResource({ name: 'pharmacies', load: () => import('./spec') })
