import { plainResource } from '../../shared/plain/resource'

export const doctors = plainResource({ name: 'doctors', load: () => import('./spec') })
