import { plainResource } from '../../shared/plain/resource'

export const promotions = plainResource({ name: 'promotions', load: () => import('./spec') })
