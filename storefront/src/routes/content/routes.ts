import { redirect } from 'react-router-dom'
import { paths } from '../../paths'
import { page } from '../../shared/page'

const at = 'src/routes'
// words that change with a release only
const keepSeconds = 30

export const contentRoutes = [
  page({
    path: '/',
    chunk: `${at}/home/page.tsx`,
    load: () => import('../home/page'),
    data: () => import('../home/loader'),
  }),
  page({
    path: '/about-us',
    chunk: `${at}/content/about-us.tsx`,
    load: () => import('./about-us'),
    keepSeconds,
  }),
  page({
    path: '/how-it-works',
    chunk: `${at}/content/how-it-works.tsx`,
    load: () => import('./how-it-works'),
    keepSeconds,
  }),
  page({
    path: '/how-to-use-botika',
    chunk: `${at}/content/how-to-use.tsx`,
    load: () => import('./how-to-use'),
    keepSeconds,
  }),
  page({ path: '/faq', chunk: `${at}/content/faq.tsx`, load: () => import('./faq'), keepSeconds }),
  page({
    path: '/privacy-policy',
    chunk: `${at}/content/privacy-policy.tsx`,
    load: () => import('./privacy-policy'),
    keepSeconds,
  }),
  page({
    path: '/terms-of-use',
    chunk: `${at}/content/terms-of-use.tsx`,
    load: () => import('./terms-of-use'),
    keepSeconds,
  }),
  page({
    path: '/contact-us',
    chunk: `${at}/contact-us/page.tsx`,
    load: () => import('../contact-us/page'),
    keepSeconds,
  }),
  page({
    path: '/become-a-seller',
    chunk: `${at}/become-a-seller/page.tsx`,
    load: () => import('../become-a-seller/page'),
    keepSeconds,
  }),
  { path: '/register/pre-register', loader: () => redirect(paths.becomeASeller()) },
  page({ path: '/login', chunk: `${at}/login/page.tsx`, load: () => import('../login/page'), keepSeconds }),
  page({
    path: '/register',
    chunk: `${at}/register/page.tsx`,
    load: () => import('../register/page'),
    keepSeconds,
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
