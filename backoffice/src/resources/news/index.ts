import { plainResource } from '../../shared/plain/resource'

export const news = plainResource({ name: 'news', load: () => import('./spec') })
