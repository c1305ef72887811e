import { plainResource } from '../../shared/plain/resource'

export const users = plainResource({ name: 'users', load: () => import('./spec') })
