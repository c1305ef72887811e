import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const LEAST_BYTES = 1024

/** Up to so many bytes, a thread costs more than it saves: compressed at once, a fifth more fresh products a second. */
const MOST_AT_ONCE = 16 * 1024
/**
 * Brotli's window, 64 kB. A wider one needs a table of 1 MB for each answer. Where the allocator returns it to the system
 * in between, its page faults make a fresh product cost 4 ms instead of 1, and answers are no smaller.
 */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 16 }
const GZIP = { level: 6 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What this client reads and is worth the work for an answer of so many bytes; null: as it is. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding | null {
  if (bytes < LEAST_BYTES || !accepted) return null
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : null
}

export interface CompressibleBody {
  body: Buffer
  encoded(encoding: Encoding): Buffer | Promise<Buffer>
}

// answers whose rows have not changed are the same bytes under many addresses: compressed once, a list costs less than half
// of the CPU time
const formsOf = new WeakMap<Buffer, Map<Encoding, Buffer | Promise<Buffer>>>()

export function compressible(body: Buffer): CompressibleBody {
  const forms = formsOf.get(body) ?? new Map<Encoding, Buffer | Promise<Buffer>>()
  formsOf.set(body, forms)
  return {
    body,
    encoded(encoding) {
      const known = forms.get(encoding)
      if (known) return known
      const form = compressed(body, encoding)
      forms.set(encoding, form)
      return form
    },
  }
}

const tags = new WeakMap<Buffer, string>()

/** The ETag of a body: weak, since all its encodings have the same one (RFC 9110, 8.8.3.3). */
export function etagOf(body: Buffer): string {
  const known = tags.get(body)
  if (known) return known
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  tags.set(body, tag)
  return tag
}

interface Sendable extends CompressibleBody {
  etag?: string | undefined
}

/** True where a client has what `etag` names (RFC 9110, 13.1.2); its `no-cache` is for caches on the way. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag })

/** What a handler returns, to send it to this client: its bytes, with the headers set, or a 304 that is sent. */
export function bytesFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, encoded }: Sendable,
): Buffer | Promise<Buffer> | FastifyReply {
  reply.header('Vary', 'Accept-Encoding')
  if (etag !== undefined) reply.header('ETag', etag)
  if (etag !== undefined && isKnown(request, etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'], body.length)
  if (!encoding) return body
  reply.header('Content-Encoding', encoding)
  return encoded(encoding)
}

export function compressed(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const isSmall = body.length <= MOST_AT_ONCE
  if (encoding === 'gzip') return isSmall ? gzipSync(body, GZIP) : zip(body, GZIP)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...BROTLI_WINDOW,
  }
  return isSmall ? brotliCompressSync(body, { params }) : brotli(body, { params })
}
