import { Problem } from '@botika/common/http/problem'
import type { FastifyInstance } from 'fastify'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a page of another site asks a browser for: by what the browser says of the request
 * (Sec-Fetch-Site), or, over plain http and in old ones, by the page's origin. Programs send neither.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | undefined) {
  const ours = publicUrl === undefined ? [] : [new URL(publicUrl).host]
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (READS.has(method)) return
    const site = headers['sec-fetch-site']
    const isOurs =
      site === undefined
        ? headers.origin === undefined || [...ours, host, headers.host].includes(hostOf(headers.origin))
        : site === 'same-origin' || site === 'none'
    if (!isOurs) throw new Problem('forbidden', 'This was asked for by a page of another site.')
  })
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
