import { plainResource } from '../../collection/plain/resource'

export const specialties = plainResource({ name: 'specialties', load: () => import('./spec') })
