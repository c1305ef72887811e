import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sitemaps } from './sitemap'
import type { SitemapRepository } from './sitemap-repository'

/** What is one person's, for programs or without an end; pages that speak of an order say `noindex` themselves. */
const CLOSED = [
  '/api/',
  '/v1/',
  '/account',
  '/checkout/reorder/',
  '/customer',
  '/seller',
  '/admin',
  '/search/',
  '/reset-password',
  '/confirm-email',
  '/open-my-shop',
  '/join-pharmacy',
  '/track-your-order?',
  '/login?',
]

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

interface Needs {
  repository: SitemapRepository
  origin: string
}

export function serveSitemaps(app: FastifyInstance, { repository, origin }: Needs) {
  const maps = sitemaps({ repository, origin })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(robotsText(origin)),
  )
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, maps.index()))
  app.get('/sitemaps/pages.xml', (request, reply) => sendXml(request, reply, maps.pages()))
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) => {
    const file = maps.file(request.params.name)
    return file ? sendXml(request, reply, file) : reply.callNotFound()
  })
}

async function sendXml(request: FastifyRequest, reply: FastifyReply, parts: AsyncGenerator<string>) {
  // what begins is 200 whatever comes: a database that is away has to show before
  const text = Readable.from(joined([await parts.next(), await parts.next()], parts), { objectMode: false })
  reply
    .type('application/xml; charset=utf-8')
    .header('Cache-Control', 'public, max-age=3600')
    .header('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text)
  const zipped = text.on('error', (error) => zipped.destroy(error)).pipe(createGzip({ level: 4 }))
  return reply.header('Content-Encoding', 'gzip').send(zipped)
}

async function* joined(first: IteratorResult<string>[], others: AsyncGenerator<string>) {
  for (const { done, value } of first) if (!done) yield value
  yield* others
}
