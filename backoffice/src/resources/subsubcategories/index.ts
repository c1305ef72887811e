import { plainResource } from '../../collection/plain/resource'

export const subsubcategories = plainResource({ name: 'subsubcategories', load: () => import('./spec') })
