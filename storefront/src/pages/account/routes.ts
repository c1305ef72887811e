import { paths } from '../../lib/paths'
import { page } from '../../lib/router/route'
import { redirect } from '../../lib/router/redirect'

const toAccount = () => redirect(paths.account())

const at = 'src/pages/account'

const pages = [
  { path: '/account', folder: 'dashboard', load: () => import('./dashboard/page') },
  { path: '/account/orders', folder: 'orders', load: () => import('./orders/page') },
  { path: '/account/orders/:details/:id', folder: 'order', load: () => import('./order/page') },
  { path: '/account/bookmarks', folder: 'bookmarks', load: () => import('./bookmarks/page') },
  {
    path: '/account/change_password',
    folder: 'change-password',
    load: () => import('./change-password/page'),
  },
  { path: '/account/recurring/:id', folder: 'recurring', load: () => import('./recurring/page') },
  { path: '/account/addresses', folder: 'addresses', load: () => import('./addresses/page') },
  { path: '/account/details', folder: 'profile', load: () => import('./profile/page') },
  { path: '/account/ratings', folder: 'ratings', load: () => import('./ratings/page') },
  { path: '/account/privacy', folder: 'privacy', load: () => import('./privacy/page') },
]

/** What belongs to one person: filled in by the browser, and kept nowhere. */
export const accountRoutes = [
  ...pages.map(({ path, folder, load }) =>
    page({ path, chunk: `${at}/${folder}/page.tsx`, load, keepSeconds: 0 }),
  ),
  { path: '/customer', loader: toAccount },
  { path: '/customer/dashboard', loader: toAccount },
]
