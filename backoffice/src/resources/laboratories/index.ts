import { plainResource } from '../../collection/plain/resource'

export const laboratories = plainResource({ name: 'laboratories', load: () => import('./spec') })
