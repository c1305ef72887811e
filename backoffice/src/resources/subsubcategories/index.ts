import { plainResource } from '../../shared/plain/resource'

export const subsubcategories = plainResource({ name: 'subsubcategories', load: () => import('./spec') })
