import { plainResource } from '../../collection/plain/resource'

export const hospitals = plainResource({ name: 'hospitals', load: () => import('./spec') })
