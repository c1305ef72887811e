import type { Problem } from '@botika/common/http/problem'
import { reachOf } from '@botika/common/roles/policy'
import type { FastifyRequest } from 'fastify'
import type { SecurityEvent } from '../security-events/service'

/**
 * A refused request as the log has it: who, which call, from which network; the route and never the address, which
 * holds what was asked. A 401 counts where the call needs a right, so that a wrong password is one event and not two.
 */
export function refusalOf(request: FastifyRequest, { status }: Problem): SecurityEvent | null {
  const { asked, method, routeOptions, ip } = request
  const needsRight = asked !== null && reachOf([], asked.permission) === null
  const kind = {
    401: needsRight ? ('not-signed-in' as const) : null,
    403: 'denied',
    429: 'rate-limited',
  } as const
  const found = kind[status as keyof typeof kind]
  if (!found) return null
  return { kind: found, userId: asked?.person?.id, what: `${method} ${routeOptions.url ?? ''}`.trim(), ip }
}
