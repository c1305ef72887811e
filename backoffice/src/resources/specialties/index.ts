import { plainResource } from '../../shared/plain/resource'

export const specialties = plainResource({ name: 'specialties', load: () => import('./spec') })
