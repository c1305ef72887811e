import { plainResource } from '../../collection/plain/resource'

export const subcategories = plainResource({ name: 'subcategories', load: () => import('./spec') })
