import { type Route, unlisted } from './route'
import type { Samples } from './samples'

const login = (address: string) => `/login?next=${encodeURIComponent(address)}`

interface OfAccount {
  route: string
  address: string
  h1: string | RegExp
  crumbs?: string[]
  /** True where it is about one order of the customer, which is not the seller's to see. */
  isOfOrder?: boolean
}

/** Pages of ours beside the specification's. */
const OWN = [
  { address: '/account/addresses', h1: 'My Addresses' },
  { address: '/account/details', h1: 'My Details' },
  { address: '/account/ratings', h1: 'My Ratings' },
  { address: '/account/security', h1: 'Security' },
  { address: '/account/privacy', h1: 'My Data' },
]

const ofAccount = ({ id, order_number }: Samples['order']): OfAccount[] => [
  { route: '/account', address: '/account', h1: 'My Account', crumbs: ['My Account'] },
  {
    route: '/account/bookmarks',
    address: '/account/bookmarks',
    h1: 'My Bookmarks',
    crumbs: ['My Account', 'My Bookmarks'],
  },
  {
    route: '/account/change_password',
    address: '/account/change_password',
    h1: 'Change password',
    crumbs: ['My Account', 'Change password'],
  },
  {
    route: '/account/orders',
    address: '/account/orders',
    h1: 'My Orders',
    crumbs: ['My Account', 'My Orders'],
  },
  {
    route: '/account/orders/{details}/{id}',
    address: `/account/orders/${order_number}/${id}`,
    h1: /Order/,
    isOfOrder: true,
  },
  ...OWN.map((page) => ({ ...page, route: page.address, crumbs: ['My Account', page.h1] })),
  {
    route: '/checkout/reorder/{id}',
    address: `/checkout/reorder/${id}`,
    h1: 'Buy again',
    crumbs: ['My Orders', 'Buy again'],
    isOfOrder: true,
  },
]

/** What belongs to one person: sellers shop as well, and guests log in and come back. */
export const accountRoutes = ({ order }: Samples): Route[] =>
  ofAccount(order).flatMap(({ route, address, h1, crumbs, isOfOrder }) => {
    const shown = unlisted({ route, address, h1, title: /./, ...(crumbs ? { crumbs } : {}) })
    const closed = { address, h1: 'Log in', canonical: '/login' }
    return [
      { ...shown, route: `${route} (customer)`, as: 'customer' as const },
      ...(isOfOrder ? [] : [{ ...shown, route: `${route} (seller)`, as: 'seller' as const }]),
      { ...closed, route: `${route} (guest)`, landsAt: login(address) },
    ]
  })

const cart: Route = {
  route: '/cart',
  address: '/cart',
  canonical: '/cart',
  h1: 'Your cart',
  crumbs: ['Cart'],
}
const checkout: Route = {
  route: '/cart/guest/checkout',
  address: '/cart/guest/checkout',
  canonical: '/cart/checkout',
  h1: 'Checkout',
  crumbs: ['Cart', 'Checkout'],
}
const thanks = unlisted({
  route: '/cart/checkout/thank_you',
  address: '/cart/checkout/thank_you',
  h1: 'Thank you',
})
const failed = unlisted({
  route: '/cart/checkout/error',
  address: '/cart/checkout/error',
  h1: 'Your order was not placed',
})
const account = { h1: 'Log in', landsAt: login('/account'), canonical: '/login' }

/** The cart and checkout with their guards, and the addresses that only lead to others. */
export const cartRoutes: Route[] = [
  cart,
  { ...cart, route: '/cart (with something in it)', as: 'shopper' },
  { ...cart, route: '/cart/guest', address: '/cart/guest' },
  { ...cart, route: '/cart/testcarts', address: '/cart/testcarts', landsAt: '/cart' },
  { ...cart, route: '/cart/checkout (nothing to check out)', address: '/cart/checkout', landsAt: '/cart' },
  {
    ...cart,
    route: '/cart/guest/checkout (nothing to check out)',
    address: '/cart/guest/checkout',
    landsAt: '/cart',
  },
  { ...cart, route: '/checkout (nothing to check out)', address: '/checkout', landsAt: '/cart' },
  { ...checkout, as: 'shopper' },
  {
    ...checkout,
    route: '/cart/checkout (guest)',
    address: '/cart/checkout',
    as: 'shopper',
    landsAt: '/cart/guest/checkout',
  },
  {
    ...checkout,
    route: '/cart/recurring/checkout',
    address: '/cart/recurring/checkout',
    canonical: '/cart/recurring/checkout',
    as: 'shopper',
    h1: 'Recurring order',
    crumbs: ['Cart', 'Recurring order'],
  },
  {
    ...cart,
    route: '/cart/recurring/checkout (nothing to check out)',
    address: '/cart/recurring/checkout',
    landsAt: '/cart',
  },
  { ...checkout, route: '/checkout', address: '/checkout', as: 'shopper', landsAt: '/cart/guest/checkout' },
  thanks,
  { ...thanks, route: '/checkout/thank-you', address: '/checkout/thank-you', landsAt: thanks.address },
  {
    ...thanks,
    route: '/checkout/reorder/thank_you',
    address: '/checkout/reorder/thank_you',
    landsAt: thanks.address,
  },
  {
    ...thanks,
    route: '/cart/recurring/checkout/thank_you',
    address: '/cart/recurring/checkout/thank_you',
  },
  failed,
  { ...failed, route: '/checkout/error', address: '/checkout/error', landsAt: failed.address },
  { ...account, route: '/customer', address: '/customer' },
  { ...account, route: '/customer/dashboard', address: '/customer/dashboard' },
]
