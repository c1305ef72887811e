import { plainResource } from '../../collection/plain/resource'

export const promotions = plainResource({ name: 'promotions', load: () => import('./spec') })
