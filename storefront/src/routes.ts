import { accountRoutes } from './routes/account/routes'
import { browseRoutes } from './routes/browse/routes'
import { cartRoutes } from './routes/cart/routes'
import { contentRoutes } from './routes/content/routes'
import { searchRoutes } from './routes/search/routes'
import type { PageRoute } from './shared/router/route'

/** Every address of the storefront; each page comes when needed. */
export const routes: readonly PageRoute[] = [
  ...contentRoutes,
  ...browseRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...accountRoutes,
]
