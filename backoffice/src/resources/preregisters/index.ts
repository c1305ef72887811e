import { plainResource } from '../../shared/plain/resource'

export const preregisters = plainResource({
  name: 'preregisters',
  load: () => import('./spec'),
  isMadeElsewhere: true,
})
