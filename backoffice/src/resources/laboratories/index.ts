import { plainResource } from '../../shared/plain/resource'

export const laboratories = plainResource({ name: 'laboratories', load: () => import('./spec') })
