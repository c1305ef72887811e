import { paths } from '../../lib/paths'
import { page } from '../../lib/router/route'
import { redirect } from '../../lib/router/redirect'

const at = 'src/pages'
// words that change with a release only
const keepSeconds = 3600

/** Pages of words and forms: no data, kept for long. */
const words = [
  { path: '/become-a-seller', folder: 'become-a-seller', load: () => import('./become-a-seller/page') },
  { path: '/register/pre-register', folder: 'pre-register', load: () => import('./pre-register/page') },
  { path: '/contact-us', folder: 'contact-us', load: () => import('./contact-us/page') },
  { path: '/faq', folder: 'faq', load: () => import('./faq/page') },
  { path: '/how-it-works', folder: 'how-it-works', load: () => import('./how-it-works/page') },
  { path: '/how-to-use-botika', folder: 'how-to-use', load: () => import('./how-to-use/page') },
  { path: '/privacy-policy', folder: 'privacy-policy', load: () => import('./privacy-policy/page') },
  { path: '/terms-of-use', folder: 'terms-of-use', load: () => import('./terms-of-use/page') },
  { path: '/register', folder: 'register', load: () => import('./register/page') },
  { path: '/forgot-password', folder: 'forgot-password', load: () => import('./forgot-password/page') },
  { path: '/confirm-email', folder: 'confirm-email', load: () => import('./confirm-email/page') },
  { path: '/open-my-shop', folder: 'open-my-shop', load: () => import('./open-my-shop/page') },
  { path: '/reset-password', folder: 'reset-password', load: () => import('./reset-password/page') },
]

export const contentRoutes = [
  page({
    path: '/',
    chunk: `${at}/home/page.tsx`,
    load: () => import('../home/page'),
    data: () => import('../home/loader'),
  }),
  page({ path: '/login', chunk: `${at}/login/page.tsx`, load: () => import('../login/page'), keepSeconds }),
  { path: '/callback', loader: () => redirect(paths.login()) },
  ...words.map(({ path, folder, load }) =>
    page({ path, chunk: `${at}/content/${folder}/page.tsx`, load, keepSeconds }),
  ),
  page({
    path: '/about-us',
    chunk: `${at}/content/about-us/page.tsx`,
    load: () => import('./about-us/page'),
    data: () => import('./about-us/loader'),
  }),
  page({
    path: '/news',
    chunk: `${at}/content/news/list/page.tsx`,
    load: () => import('./news/list/page'),
    data: () => import('./news/list/loader'),
  }),
  page({
    path: '/news/:title/:id?',
    chunk: `${at}/content/news/article/page.tsx`,
    load: () => import('./news/article/page'),
    data: () => import('./news/article/loader'),
  }),
  page({
    path: '/events',
    chunk: `${at}/content/events/list/page.tsx`,
    load: () => import('./events/list/page'),
    data: () => import('./events/list/loader'),
  }),
  page({
    path: '/events/:name/:id?',
    chunk: `${at}/content/events/event/page.tsx`,
    load: () => import('./events/event/page'),
    data: () => import('./events/event/loader'),
  }),
]
