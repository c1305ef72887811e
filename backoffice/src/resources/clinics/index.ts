import { plainResource } from '../../collection/plain/resource'

export const clinics = plainResource({ name: 'clinics', load: () => import('./spec') })
