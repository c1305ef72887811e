import { plainResource } from '../../shared/plain/resource'

export const veterinarians = plainResource({ name: 'veterinarians', load: () => import('./spec') })
