import { Problem } from '@botika/common/http/problem'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { auditRepository } from './platform/audit/repository'
import { auditService } from './platform/audit/service'
import { captchaRepository } from './platform/captcha/repository'
import { captchaRoutes } from './platform/captcha/routes'
import { captchaService } from './platform/captcha/service'
import { collectionRepository } from './platform/collections/repository'
import { composeAdmin } from './compose-admin'
import { composeAccounts } from './compose-accounts'
import { composeCatalogue } from './compose-catalogue'
import { composeCollections } from './compose-collections'
import { composeOrders } from './compose-orders'
import type { Database } from './platform/db/client'
import { readiness } from './platform/db/readiness'
import { doctorCollection } from './directory/doctors/collection'
import type { Env } from './platform/env'
import { facilityCounts } from './directory/facilities/counts-repository'
import { acceptBodies } from './platform/http/body'
import { AWAY, handleErrors, refuseAddress, sendProblem } from './platform/http/errors'
import { describeError } from './platform/http/log'
import { refuseOtherSites } from './platform/http/other-sites'
import { publicCache } from './platform/http/public-cache'
import { makeServe, type Serve } from './platform/http/serve'
import { jobRepository } from './platform/jobs/repository'
import { type JobService, jobService } from './platform/jobs/service'
import { limitRepository } from './platform/limits/repository'
import { limitService } from './platform/limits/service'
import { mustExistIn } from './directory/locations/must-exist'
import { locationRoutes } from './directory/locations/routes'
import { locationService } from './directory/locations/service'
import { openApiRoutes } from './platform/openapi/routes'
import { projectPath } from './platform/project-path'
import type { RecurringSchedule } from './ordering/recurring-orders/schedule'
import { searchCountRoutes } from './search/counts/routes'
import { knownDevices } from './platform/sessions/devices'
import { sessionRepository } from './platform/sessions/repository'
import { type SessionService, sessionService } from './platform/sessions/service'
import { cannotWrite } from './platform/db/sql-state'
import { webPlugin } from './web'
import { sitemapRepository } from './web/sitemap-repository'

interface Needs {
  env: Env
  db: Database
  /** The clock that recurring orders go by. */
  now?: () => Date
  /** Takes what is logged; standard output unless said. */
  log?: { write(line: string): void }
}

/** Everything that a running application consists of. */
export interface Composed {
  app: FastifyInstance
  serve: Serve
  sessions: SessionService
  jobs: JobService
  /** Looks for recurring orders whose day has come. */
  schedule: RecurringSchedule
  /** Every endpoint that is on the air, for tests and the API document. */
  servedEndpoints: ReturnType<typeof makeServe>['servedEndpoints']
  /** Every address that Fastify answers at, whoever put it there. */
  routes: { method: string; url: string }[]
}

/** The application's front door, ready to listen. */
export const buildApp = async (needs: Needs): Promise<FastifyInstance> => (await compose(needs)).app

/** The one place where parts meet: database, services, routes. */
export async function compose({ env, db, now = () => new Date(), log }: Needs): Promise<Composed> {
  const app = Fastify({
    logger: {
      level: env.BOTIKA_LOG,
      // addresses can hold order numbers, which are a guest's key
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        err: describeError,
      },
      ...(log ? { stream: log } : {}),
    },
    // the nearest proxies wrote the end of X-Forwarded-For; what stands before that anybody may have sent
    trustProxy: env.BOTIKA_TRUST_PROXY > 0 && ((_address, hop) => hop < env.BOTIKA_TRUST_PROXY),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    // time enough for a picture over a poor line, and an end to those who never finish
    requestTimeout: 5 * 60_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
    frameworkErrors: refuseAddress,
  })
  const routes: Composed['routes'] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  await app.register(cookie)
  // pages and pictures come compressed already
  await app.register(compress, {
    threshold: 1024,
    customTypes: /json|csv|svg/,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  // pages set their own content security policy; the API needs the plain headers alone
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false })
  refuseOtherSites(app, { publicUrl: env.BOTIKA_URL, isProxyTrusted: env.BOTIKA_TRUST_PROXY > 0 })
  await acceptBodies(app)
  const ready = readiness(db.sql)
  handleErrors(app, ready.doubt)

  const cache = publicCache(env.NODE_ENV === 'test' ? 0 : undefined)
  const { BOTIKA_SECRET: secret } = env
  if (!secret) throw new Error('There is no key to sign access tokens with')
  const sessions = sessionService({ repository: sessionRepository(db), secret })
  const devices = knownDevices(secret)
  const limits = limitService({ repository: limitRepository(db), isOn: env.BOTIKA_RATE_LIMIT })
  const { serve, callPublic, servedEndpoints } = makeServe({
    app,
    cache,
    readPerson: sessions.readPerson,
    limit: (name, subjects, { cookies }) =>
      limits.check(name, name === 'login' ? devices.subjects(cookies, subjects) : subjects),
  })

  const audit = auditService(auditRepository)
  const jobs = jobService({
    repository: jobRepository(db),
    onError: (error, about) => {
      if (cannotWrite(error)) ready.doubt()
      app.log.error({ err: error, ...about }, 'A job failed')
    },
  })
  app.addHook('onListen', () => jobs.start())
  app.addHook('onClose', () => jobs.stop())

  const locations = locationService()
  locationRoutes(serve, locations)
  const mustExist = mustExistIn(locations)

  const ordering = composeOrders({
    serve,
    db,
    env,
    audit,
    jobs,
    mustExist,
    log: (sentence) => app.log.error(sentence),
  })
  app.addHook('onListen', () =>
    ordering.files
      .check()
      .then(ordering.files.hashOld)
      .catch((error: unknown) => app.log.error(error, 'Private files were not looked for')),
  )

  jobs.every(3_600_000, 'delete expired sessions', sessions.deleteExpired)
  jobs.every(3_600_000, 'delete expired rate limits', limits.deleteExpired)

  const captcha = captchaService({ repository: captchaRepository(db), isRequired: env.BOTIKA_CAPTCHA })
  captchaRoutes(serve, captcha)
  const { correspondence, schedule } = composeAccounts({
    serve,
    db,
    audit,
    jobs,
    sessions,
    devices,
    isSecure: env.BOTIKA_URL?.startsWith('https:') ?? false,
    captcha,
    limit: limits.check,
    ordering,
    mustExist,
    now,
  })
  const { products, pharmacies, forgetTree } = composeCatalogue({
    env,
    app,
    serve,
    db,
    audit,
    jobs,
    now,
    correspondence,
  })
  composeCollections({ serve, db, audit, captcha, correspondence })
  searchCountRoutes(serve, {
    products: products.count,
    pharmacies: pharmacies.count,
    doctors: (keyword) => collectionRepository(db, doctorCollection).count({ isManage: false }, keyword),
    facilities: (keyword) => facilityCounts(db, keyword),
  })
  composeAdmin({ serve, db, env, audit, jobs, onTreeChange: forgetTree })

  openApiRoutes(serve, servedEndpoints)

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ready.check()
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Not ready')
      return sendProblem(request, reply, new Problem('unavailable', AWAY, { retryAfter: 2 }))
    }
    return { status: 'ready' }
  })
  if (env.BOTIKA_WEB) {
    const web = await webPlugin(app, {
      callPublic,
      listed: sitemapRepository(db),
      env,
      storefrontDist: projectPath('storefront/dist'),
      backofficeDist: projectPath('backoffice/dist'),
      dev: env.BOTIKA_DEV,
    })
    cache.onClear(() => web.invalidate())
  }
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem('not_found', 'There is nothing at this address.')),
  )
  return { app, serve, sessions, jobs, schedule, servedEndpoints, routes }
}
