import type { RouteObject } from 'react-router-dom'
import { Layout } from './features/layout/Layout'
import { browseRoutes } from './routes/browse/routes'
import { cartRoutes } from './routes/cart/routes'
import { contentRoutes } from './routes/content/routes'
import { ErrorPage } from './routes/error/page'
import { searchRoutes } from './routes/search/routes'
import { notFound } from './shared/not-found'

/** Every route of the storefront; each page comes when needed. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...contentRoutes,
          ...browseRoutes,
          ...searchRoutes,
          ...cartRoutes,
          {
            path: '*',
            loader: () => {
              throw notFound()
            },
            Component: ErrorPage,
          },
        ],
      },
    ],
  },
]
