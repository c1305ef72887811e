import { plainResource } from '../../collection/plain/resource'

export const users = plainResource({ name: 'users', load: () => import('./spec') })
