import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../platform'
import type { KeptPage } from './page-cache'

/** Sends a page in the smallest form that the browser reads, or says that it has it already. */
export async function sendPage(
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
    .header('Vary', 'Accept-Encoding')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .header('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()')
  if (policy) reply.header('Content-Security-Policy', policy(page.styleHash))
  if (page.status === 200 && !page.isPrivate) {
    reply.header('ETag', page.etag)
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'], page.body.length)
  if (!encoding) return reply.send(page.body)
  return reply.header('Content-Encoding', encoding).send(await page.encoded(encoding))
}
