import type { ComponentType } from 'react'
import { PAGES } from '@botika/common/pages'
import { FACILITY_SLUGS, paths } from '../lib/paths'
import { redirect } from '../lib/router/redirect'
import { type Loader, page, type PageRoute } from '../lib/router/route'

const COMPONENTS = import.meta.glob<{ Component: ComponentType }>('../pages/**/page.tsx')
const LOADERS = import.meta.glob<{ loader: Loader }>('../pages/**/loader.ts')

function at(path: string, folder: string, keepSeconds?: number): PageRoute {
  const load = COMPONENTS[`../pages/${folder}/page.tsx`]
  const data = LOADERS[`../pages/${folder}/loader.ts`]
  if (!load) throw new Error(`There is no page in ${folder}`)
  return page({
    path,
    chunk: `src/pages/${folder}/page.tsx`,
    load,
    ...(data && { data }),
    ...(keepSeconds !== undefined && { keepSeconds }),
  })
}

const text = (path: string, folder: string) => at(path, folder, 3600)
const cart = (path: string, folder: string) => at(path, `cart/${folder}`, 30)
/** Not cached: it depends on the user, or has a secret in its address. */
const own = (path: string, folder: string) => at(path, folder, 0)
const leadsTo = (path: string, to: string): PageRoute => ({ path, loader: () => redirect(to) })

export const routes: readonly PageRoute[] = [
  at('/', 'home'),
  text('/login', 'login'),
  leadsTo('/callback', paths.login()),
  ...Object.entries(PAGES).map(([folder, path]) => text(path, `content/${folder}`)),
  at('/about-us', 'content/about-us'),
  at('/news', 'content/news/list'),
  at('/news/:title/:id?', 'content/news/article'),
  at('/events', 'content/events/list'),
  at('/events/:name/:id?', 'content/events/event'),

  at('/browse/products', 'browse/products/list'),
  at('/browse/products/categories/:category?/:id', 'browse/products/category'),
  at(
    '/browse/products/categories/:category?/:id?/subcategories/:subcategory?/:scid?',
    'browse/products/category',
  ),
  at('/browse/products/:details/:id?', 'browse/products/product'),
  at('/browse/pharmacies', 'browse/pharmacies/list'),
  at('/browse/pharmacies/:pharmacy/:id?', 'browse/pharmacies/pharmacy'),
  at('/browse/doctors', 'browse/doctors/list'),
  at('/browse/doctors/:doctor/:id?', 'browse/doctors/doctor'),
  at('/browse/facilities', 'browse/facilities/index'),
  at('/search/products/:keyword?', 'search/products'),
  at('/search/pharmacies/:keyword', 'browse/pharmacies/list'),
  at('/search/doctors/:keyword', 'browse/doctors/list'),
  ...FACILITY_SLUGS.flatMap((kind) => [
    at(`/browse/facilities/${kind}`, 'browse/facilities/list'),
    at(`/browse/facilities/${kind}/:name/:id?`, 'browse/facilities/facility'),
    at(`/search/facilities/${kind}/:keyword`, 'browse/facilities/list'),
  ]),

  cart('/cart', 'guest'),
  cart('/cart/guest', 'guest'),
  cart('/cart/guest/checkout', 'checkout'),
  cart('/cart/checkout', 'checkout'),
  cart('/cart/checkout/thank_you', 'thank-you'),
  cart('/cart/checkout/error', 'error'),
  cart('/cart/recurring/checkout', 'recurring'),
  cart('/cart/recurring/checkout/thank_you', 'recurring-thank-you'),
  at('/my-medicines', 'my-medicines'),
  own('/track-your-order', 'track-your-order'),
  own('/checkout/reorder/:id', 'cart/reorder'),
  leadsTo('/checkout/reorder/thank_you', paths.thankYou()),
  leadsTo('/checkout', paths.checkout()),
  leadsTo('/checkout/error', paths.checkoutError()),
  leadsTo('/checkout/thank-you', paths.thankYou()),
  leadsTo('/cart/testcarts', paths.cart()),

  own('/account', 'account/dashboard'),
  own('/account/orders', 'account/orders'),
  own('/account/orders/:details/:id', 'account/order'),
  own('/account/bookmarks', 'account/bookmarks'),
  own('/account/change_password', 'account/change-password'),
  own('/account/recurring/:id', 'account/recurring'),
  own('/account/addresses', 'account/addresses'),
  own('/account/details', 'account/profile'),
  own('/account/ratings', 'account/ratings'),
  own('/account/security', 'account/security'),
  own('/account/privacy', 'account/privacy'),
  leadsTo('/customer', paths.account()),
  leadsTo('/customer/dashboard', paths.account()),
]
