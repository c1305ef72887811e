import { accountRoutes } from '../pages/account/routes'
import { browseRoutes } from '../pages/browse/routes'
import { cartRoutes } from '../pages/cart/routes'
import { contentRoutes } from '../pages/content/routes'
import { searchRoutes } from '../pages/search/routes'
import type { PageRoute } from '../lib/router/route'

export const routes: readonly PageRoute[] = [
  ...contentRoutes,
  ...browseRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...accountRoutes,
]
