import { Problem } from '@botika/common/http/problem'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Database } from './db/client'
import type { Env } from './env'
import { acceptBodies } from './http/body'
import { handleErrors, sendProblem } from './http/errors'
import { publicCache } from './http/public-cache'
import { makeServe, type Serve } from './http/serve'

interface Needs {
  env: Env
  db: Database
}

/** Everything that a running application consists of. */
export interface Composed {
  app: FastifyInstance
  serve: Serve
}

/** The one place where parts meet: database, services, routes. */
export async function buildApp({ env, db }: Needs): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: env.BOTIKA_LOG,
      // addresses can hold order numbers, which are a guest's key
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    },
    disableRequestLogging: env.BOTIKA_LOG !== 'debug',
    trustProxy: env.BOTIKA_TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
  })
  await app.register(cookie)
  // pages set their own content security policy; the API needs the plain headers alone
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false })
  await acceptBodies(app)
  handleErrors(app)

  const cache = publicCache(env.NODE_ENV === 'test' ? 0 : undefined)
  const { serve } = makeServe({
    app,
    cache,
    readPerson: () => Promise.reject(new Problem('not_signed_in')),
    limit: () => Promise.resolve(),
  })
  void serve
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await db.sql.query('select 1')
    return { status: 'ready' }
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem('not_found', 'There is nothing at this address.')),
  )
  return app
}
