import { page } from '../../shared/page'

const at = 'src/routes/browse'

export const browseRoutes = [
  page({
    path: '/browse/products',
    chunk: `${at}/products/list/page.tsx`,
    load: () => import('./products/list/page'),
    data: () => import('./products/list/loader'),
  }),
]
