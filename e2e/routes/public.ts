import type { Samples } from './samples'
import { type Route, unlisted } from './route'

/** The public pages of the specification, and those of ours beside them. */
export const publicRoutes = ({ article, event }: Samples): Route[] => [
  { route: '/', address: '/', h1: /./, title: /^Botika$/ },
  { route: '/about-us', address: '/about-us', h1: /./, title: 'About Us', crumbs: ['About Us'] },
  {
    route: '/become-a-seller',
    address: '/become-a-seller',
    h1: /./,
    title: 'Become a Seller',
    crumbs: ['Become a Seller'],
  },
  { route: '/contact-us', address: '/contact-us', h1: 'Contact Us', crumbs: ['Contact Us'] },
  { route: '/events', address: '/events', h1: 'Events', crumbs: ['Events'] },
  {
    route: '/events/{name}/{id?}',
    address: `/events/${event.slug}/${event.id}`,
    h1: event.name,
    crumbs: ['Events', event.name],
  },
  { route: '/faq', address: '/faq', h1: 'Frequently asked questions', title: 'FAQs', crumbs: ['FAQs'] },
  {
    route: '/how-it-works',
    address: '/how-it-works',
    h1: /./,
    title: 'How it Works',
    crumbs: ['How it Works'],
  },
  {
    route: '/how-to-use-{product}',
    address: '/how-to-use-botika',
    h1: 'How to use Botika',
    title: 'How to use',
    crumbs: ['How to use'],
  },
  { route: '/login', address: '/login', h1: 'Log in' },
  { route: '/callback', address: '/callback', h1: 'Log in', landsAt: '/login', canonical: '/login' },
  { route: '/news', address: '/news', h1: 'News', crumbs: ['News'] },
  {
    route: '/news/{title}/{id?}',
    address: `/news/${article.slug}/${article.id}`,
    h1: article.title,
    crumbs: ['News', article.title],
  },
  {
    route: '/news/{title}',
    address: `/news/${article.slug}`,
    landsAt: `/news/${article.slug}/${article.id}`,
    h1: article.title,
    crumbs: ['News', article.title],
  },
  { route: '/privacy-policy', address: '/privacy-policy', h1: 'Privacy Policy', crumbs: ['Privacy Policy'] },
  { route: '/terms-of-use', address: '/terms-of-use', h1: 'Terms of Use', crumbs: ['Terms of Use'] },
  {
    route: '/register',
    address: '/register',
    h1: 'Create your account',
    title: 'Register',
    crumbs: ['Register'],
  },
  {
    route: '/register/pre-register',
    address: '/register/pre-register',
    h1: 'Pre-register your pharmacy',
    crumbs: ['Become a Seller', 'Pre-register'],
  },
  {
    route: '/my-medicines',
    address: '/my-medicines',
    h1: 'My medicines',
    crumbs: ['My medicines'],
  },
  {
    route: '/track-your-order',
    address: '/track-your-order',
    h1: 'Track your Order',
    crumbs: ['Track your Order'],
  },
  { route: '/forgot-password', address: '/forgot-password', h1: 'Forgot your password?' },
  unlisted({ route: '/confirm-email', address: '/confirm-email', h1: 'Confirm your email address' }),
  unlisted({ route: '/open-my-shop', address: '/open-my-shop', h1: 'Open your shop' }),
  unlisted({ route: '/join-pharmacy', address: '/join-pharmacy', h1: 'Join your pharmacy' }),
  unlisted({ route: '/reset-password', address: '/reset-password', h1: 'Set a new password' }),
]

const missing = (address: string): Route =>
  unlisted({ route: address, address, status: 404, h1: '404 Not Found' })

/** Addresses that lead nowhere, of every kind that has a loader. */
export const missingRoutes: Route[] = [
  '/no-such-page',
  '/browse/products/no-such-product/99999999',
  '/browse/products/categories/no-such-category/99999999',
  '/browse/pharmacies/no-such-pharmacy/99999999',
  '/browse/doctors/no-such-doctor/99999999',
  '/browse/facilities/clinics/no-such-clinic/99999999',
  '/browse/facilities/no-such-kind',
  '/news/no-such-article/99999999',
  '/events/no-such-event/99999999',
].map(missing)
