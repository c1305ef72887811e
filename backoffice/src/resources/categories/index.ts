import { plainResource } from '../../collection/plain/resource'

export const categories = plainResource({ name: 'categories', load: () => import('./spec') })
