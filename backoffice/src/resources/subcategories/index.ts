import { plainResource } from '../../shared/plain/resource'

export const subcategories = plainResource({ name: 'subcategories', load: () => import('./spec') })
