import { plainResource } from '../../shared/plain/resource'

export const hospitals = plainResource({ name: 'hospitals', load: () => import('./spec') })
