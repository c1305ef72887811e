import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How an answer may travel besides as it is. */
export type Encoding = 'br' | 'gzip'

const LEAST_BYTES = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What this client reads and is worth the work for an answer of so many bytes; null: as it is. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding | null {
  if (bytes < LEAST_BYTES || !accepted) return null
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : null
}

/** Made smaller off the main thread. */
export const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : zip(body, { level: 6 })
