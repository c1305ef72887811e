import { plainResource } from '../../collection/plain/resource'

export const doctors = plainResource({ name: 'doctors', load: () => import('./spec') })
