import { plainResource } from '../../shared/plain/resource'

export const events = plainResource({ name: 'events', load: () => import('./spec') })
