import { plainResource } from '../../shared/plain/resource'

export const priceCaps = plainResource({ name: 'price-caps', load: () => import('./spec') })
