import { plainResource } from '../../shared/plain/resource'

export const clinics = plainResource({ name: 'clinics', load: () => import('./spec') })
