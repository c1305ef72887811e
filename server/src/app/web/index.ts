import type { Call } from '@botika/common/http/endpoint'
import middie from '@fastify/middie'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import path from 'node:path'
import { serveHashed, servePublic } from './assets'
import { serveBackOffice } from './back-office'
import { builtSite } from './built-site'
import { devSite } from './dev-site'
import { languageOf, serveLanguageSwitch } from './language'
import { sendAgainPage, serveOffline } from './offline'
import { pageCache, type KeptPage } from './page-cache'
import type { OutsideLinks, Site } from './renderer'
import type { SitemapRepository } from './sitemap-repository'
import { serveSitemaps } from './sitemap-routes'
import {
  type Admission,
  type CacheCounts,
  bytesFor,
  forRequest,
  isUnavailable,
  logProblem,
  problemOf,
} from '../../platform'

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  policy: ((styleHash: string) => string) | null,
) {
  if (page.location !== undefined) return reply.redirect(page.location, page.status)
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', page.isPrivate ? 'no-store' : 'no-cache')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .header('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()')
  if (policy) reply.header('Content-Security-Policy', policy(page.styleHash))
  return bytesFor(request, reply, page)
}

interface WebOptions {
  admission: Admission
  callPublic: Call
  listed: SitemapRepository
  env: {
    BOTIKA_URL?: string | undefined
    PORT: number
    SOCIAL_URLS?: string | undefined
    CHAT_URL?: string | undefined
  }
  storefrontDist: string
  backofficeDist: string
  dev?: boolean | undefined
}

export interface Web {
  counts: CacheCounts
  invalidate(): void
}

const TRADE = /^\/(cart|checkout|login|track-your-order)(\/|$|\?)/
const laneOf = (url: string) => (TRADE.test(url) ? 'trade' : 'browsing')

const NOT_PAGES = /^\/(api|v1|img|assets|backoffice|healthz|readyz)(\/|$|\?)/

export async function webPlugin(app: FastifyInstance, options: WebOptions): Promise<Web> {
  const { admission, callPublic, listed, env, storefrontDist, backofficeDist, dev } = options
  const origin = (env.BOTIKA_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const outside = outsideLinks(env)
  const cache = pageCache()
  if (dev) await app.register(middie)
  // first, because the storefront's vite would look for the back office's files among its own
  await serveBackOffice(app, { dist: backofficeDist, dev: dev ?? false })
  const site = await openSite(app, storefrontDist, dev)

  await serveHashed(app, { root: path.join(storefrontDist, 'client/assets'), prefix: '/assets/' })
  await serveOffline(app, { client: path.join(storefrontDist, 'client'), dev: dev ?? false })
  await servePublic(app, path.join(path.dirname(storefrontDist), 'public'))
  serveSitemaps(app, { repository: listed, origin })

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    if (NOT_PAGES.test(request.url)) return reply.callNotFound()
    const { renderer, assets, policy } = await site()
    const url = pageKey(request.url, renderer.KNOWN_QUERY)
    const language = languageOf(request)
    const render = async () => {
      const page = {
        url,
        origin,
        call: callPublic,
        assets: assets[language ?? 'en'],
        outside,
        language,
      }
      const rendered = await admission.inTurn(laneOf(url), () =>
        forRequest(request, () => renderer.render(page)),
      )
      // an address that asks for what can't be is its visitor's fault, and no news
      if (rendered.error instanceof Error && rendered.status >= 500) {
        const problem = problemOf(rendered.error)
        logProblem(request, problem, rendered.error)
        // what is kept is shown instead, as for want of room
        if (isUnavailable(problem)) throw problem
      }
      return dev ? { ...rendered, keepSeconds: 0 } : rendered
    }
    const page = await cache.get(language ? `${language}:${url}` : url, render, admission.isCrowded())
    return sendPage(request, reply, page, policy)
  }
  const pages: RouteShorthandOptions = {
    errorHandler(error, request, reply) {
      if (!isUnavailable(error) || NOT_PAGES.test(request.url)) throw error
      return sendAgainPage(reply, languageOf(request) ?? 'en', error)
    },
  }
  serveLanguageSwitch(app)
  app.get('/', pages, showPage)
  app.get('/*', pages, showPage)

  return { counts: cache.counts, invalidate: () => cache.invalidate() }
}

async function openSite(app: FastifyInstance, dist: string, dev = false): Promise<() => Promise<Site>> {
  if (dev) return devSite(app, path.dirname(dist))
  const built = await builtSite(dist)
  return () => Promise.resolve(built)
}

function outsideLinks({ SOCIAL_URLS = '', CHAT_URL }: WebOptions['env']): OutsideLinks | undefined {
  const social = SOCIAL_URLS.split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (social.length === 0 && !CHAT_URL) return undefined
  return { ...(social.length > 0 && { social }), ...(CHAT_URL && { chat: CHAT_URL }) }
}

/** Path and the query parameters that count, in one order: the address that a page is rendered for and kept under. */
function pageKey(url: string, known: readonly string[]): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const asked = [...new URLSearchParams(query)].filter(
    ([name, value]) => known.includes(name) && value !== '',
  )
  if (asked.length === 0) return path
  asked.sort(([a, x], [b, y]) => known.indexOf(a) - known.indexOf(b) || (x < y ? -1 : x > y ? 1 : 0))
  return `${path}?${new URLSearchParams(asked)}`
}
