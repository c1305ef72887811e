import { plainResource } from '../../collection/plain/resource'

export const priceCaps = plainResource({ name: 'price-caps', load: () => import('./spec') })
