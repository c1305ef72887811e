import { plainResource } from '../../collection/plain/resource'

export const news = plainResource({ name: 'news', load: () => import('./spec') })
