import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf as chosenLanguage, LANGUAGE_COOKIE } from '../../platform'

export type Language = 'fil'

const YEAR_SECONDS = 365 * 24 * 3600
const SWITCH = '/language'

export const languageOf = (request: Pick<FastifyRequest, 'headers' | 'cookies'>): Language | undefined =>
  chosenLanguage(request) === 'fil' ? 'fil' : undefined

/** `GET /language?to=fil` keeps the choice in a cookie (any other value: English) and returns to the page before. */
export function serveLanguageSwitch(app: FastifyInstance) {
  app.get<{ Querystring: { to?: unknown } }>(SWITCH, async (request, reply) => {
    const cookie = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
    if (request.query.to === 'fil')
      reply.setCookie(LANGUAGE_COOKIE, 'fil', { ...cookie, maxAge: YEAR_SECONDS })
    else reply.clearCookie(LANGUAGE_COOKIE, cookie)
    return reply.header('Cache-Control', 'no-store').redirect(wayBack(request.headers.referer), 303)
  })
}

/** Path and query of the page before, whichever host it names: an address of our own in every case. */
export function wayBack(referer: string | undefined): string {
  const before = referer && URL.canParse(referer) ? new URL(referer) : null
  if (!before || before.pathname === SWITCH) return '/'
  // two slashes at the start would name a host
  return `/${before.pathname.replace(/^[/\\]+/, '')}${before.search}`
}
