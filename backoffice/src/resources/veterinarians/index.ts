import { plainResource } from '../../collection/plain/resource'

export const veterinarians = plainResource({ name: 'veterinarians', load: () => import('./spec') })
