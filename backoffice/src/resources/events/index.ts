import { plainResource } from '../../collection/plain/resource'

export const events = plainResource({ name: 'events', load: () => import('./spec') })
