import { plainResource } from '../../collection/plain/resource'

export const preregisters = plainResource({
  name: 'preregisters',
  load: () => import('./spec'),
  isMadeElsewhere: true,
})
