import { paths } from '../../lib/paths'
import { page } from '../../lib/router/route'
import { redirect } from '../../lib/router/redirect'

const cart = { chunk: 'src/pages/cart/guest/page.tsx', load: () => import('./guest/page') }
const checkout = { chunk: 'src/pages/cart/checkout/page.tsx', load: () => import('./checkout/page') }
const to = (path: string) => () => redirect(path)

// nothing in these pages depends on the server: they may be kept for long
const keepSeconds = 30

export const cartRoutes = [
  page({ path: '/cart', ...cart, keepSeconds }),
  page({ path: '/cart/guest', ...cart, keepSeconds }),
  page({ path: '/cart/guest/checkout', ...checkout, keepSeconds }),
  page({ path: '/cart/checkout', ...checkout, keepSeconds }),
  page({
    path: '/cart/checkout/thank_you',
    chunk: 'src/pages/cart/thank-you/page.tsx',
    load: () => import('./thank-you/page'),
    keepSeconds,
  }),
  page({
    path: '/cart/recurring/checkout',
    chunk: 'src/pages/cart/recurring/page.tsx',
    load: () => import('./recurring/page'),
    keepSeconds,
  }),
  page({
    path: '/cart/recurring/checkout/thank_you',
    chunk: 'src/pages/cart/recurring-thank-you/page.tsx',
    load: () => import('./recurring-thank-you/page'),
    keepSeconds,
  }),
  page({
    path: '/track-your-order',
    chunk: 'src/pages/track-your-order/page.tsx',
    load: () => import('../track-your-order/page'),
    // the number in the address is the guest's key
    keepSeconds: 0,
  }),
  page({
    path: '/cart/checkout/error',
    chunk: 'src/pages/cart/error/page.tsx',
    load: () => import('./error/page'),
    keepSeconds,
  }),
  page({
    path: '/checkout/reorder/:id',
    chunk: 'src/pages/cart/reorder/page.tsx',
    load: () => import('./reorder/page'),
    keepSeconds: 0,
  }),
  { path: '/checkout/reorder/thank_you', loader: to(paths.thankYou()) },
  { path: '/checkout', loader: to(paths.checkout()) },
  { path: '/checkout/error', loader: to(paths.checkoutError()) },
  { path: '/checkout/thank-you', loader: to(paths.thankYou()) },
  { path: '/cart/testcarts', loader: to(paths.cart()) },
]
