import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptPage } from './page-cache'

/** Sends a page in the smallest form that the browser reads, or says that it has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  policy: string | null,
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
  if (policy) reply.header('Content-Security-Policy', policy)
  if (page.status === 200 && !page.isPrivate) {
    reply.header('ETag', page.etag)
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(page.gzip)
  return reply.send(page.identity)
}
