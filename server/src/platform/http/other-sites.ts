import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a page of another site asks a browser for: by what the browser says of the request
 * (Sec-Fetch-Site), or, over plain http and in old ones, by the page's origin. Programs send neither.
 */
export function refuseOtherSites(
  app: FastifyInstance,
  { publicUrl, isProxyTrusted }: { publicUrl: string | undefined; isProxyTrusted: boolean },
) {
  const ours = publicUrl === undefined ? null : new URL(publicUrl)

  function isOwnOrigin(text: string, { host, protocol, headers }: FastifyRequest): boolean {
    const origin = URL.canParse(text) ? new URL(text) : null
    if (!origin) return false
    // anybody on the way can write a page of plain http in the name of a site that has https
    if (origin.host === ours?.host) return origin.protocol === ours.protocol
    if (origin.host !== host && origin.host !== headers.host) return false
    // a proxy that nobody vouches for may have taken the https off
    const isSchemeKnown = isProxyTrusted && headers['x-forwarded-proto'] !== undefined
    return !isSchemeKnown || origin.protocol === `${protocol}:`
  }

  app.addHook('onRequest', async (request) => {
    const { method, headers } = request
    if (READS.has(method)) return
    const site = headers['sec-fetch-site']
    const isOurs =
      site === undefined
        ? headers.origin === undefined || isOwnOrigin(headers.origin, request)
        : site === 'same-origin' || site === 'none'
    if (!isOurs) throw new Problem('forbidden', phrase(messages.otherSite))
  })
}
