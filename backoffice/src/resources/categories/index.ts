import { plainResource } from '../../shared/plain/resource'

export const categories = plainResource({ name: 'categories', load: () => import('./spec') })
