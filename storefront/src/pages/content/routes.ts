import type { ComponentType } from 'react'
import { PAGES } from '@botika/common/pages'
import { paths } from '../../lib/paths'
import { page } from '../../lib/router/route'
import { redirect } from '../../lib/router/redirect'

const at = 'src/pages'
// words that change with a release only
const keepSeconds = 3600

interface Words {
  Component: ComponentType
}

/** Pages of words and forms: no data, kept for long. */
const LOADS = import.meta.glob<Words>('./*/page.tsx')
const words = Object.entries(PAGES).map(([folder, path]) => ({
  path,
  chunk: `${at}/content/${folder}/page.tsx`,
  load: LOADS[`./${folder}/page.tsx`] as () => Promise<Words>,
  keepSeconds,
}))

export const contentRoutes = [
  page({
    path: '/',
    chunk: `${at}/home/page.tsx`,
    load: () => import('../home/page'),
    data: () => import('../home/loader'),
  }),
  page({ path: '/login', chunk: `${at}/login/page.tsx`, load: () => import('../login/page'), keepSeconds }),
  { path: '/callback', loader: () => redirect(paths.login()) },
  ...words.map(page),
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
