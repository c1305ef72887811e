import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hearExpected } from '@botika/common/expected'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { constants } from 'node:zlib'
import { auditReadRepository, MOST_COUNTED } from './audit/read-repository'
import { auditRepository } from './audit/repository'
import { auditRoutes } from './audit/routes'
import { type AuditService, auditService } from './audit/service'
import { captchaRepository } from './captcha/repository'
import { captchaRoutes } from './captcha/routes'
import { captchaService } from './captcha/service'
import type { Database } from './db/client'
import { readiness } from './db/startup/readiness'
import { cannotWrite } from './db/sql-state'
import { makeCarrier } from './email/carrier'
import { outboxRepository } from './email/outbox-repository'
import { outboxRoutes } from './email/outbox-routes'
import { outboxService } from './email/outbox-service'
import { mailRepository } from './email/repository'
import { mailService } from './email/service'
import type { Env } from './lib/env'
import { makeFileStores } from './files/stores'
import { admission as admissionOf } from './http/admission'
import { BROTLI_WINDOW } from './http/compressed'
import { acceptBodies } from './http/body'
import { handleErrors, refuseAddress, refuseWhileClosing } from './http/errors'
import { describeError, logStatements } from './http/log'
import { publicCache } from './http/public-cache'
import { changesSeen } from './http/changes-seen'
import { makeServe, refuseEarly, type Serve } from './http/serve'
import { idempotencyKeys } from './idempotency/repository'
import { imageRoutes } from './images/routes'
import { imageService } from './images/service'
import { pictureSweep } from './images/sweep'
import { sweepRepository } from './images/sweep-repository'
import { jobRepository } from './jobs/repository'
import { jobService } from './jobs/service'
import { limitRepository } from './limits/repository'
import { limitService } from './limits/service'
import { serveMetrics } from './metrics/metrics'
import { stateRepository } from './metrics/repository'
import { statusRoutes } from './metrics/status'
import { openApiRoutes } from './openapi/routes'
import { privateFileRepository } from './private-files/repository'
import { privateFileService } from './private-files/service'
import { refusalOf } from './security-log/refusals'
import { securityReadRepository } from './security-log/read-repository'
import { securityLogRepository } from './security-events/repository'
import { securityLogRoutes } from './security-log/routes'
import { securityLog } from './security-events/service'
import { knownDevices } from './sessions/devices'
import { SECOND_FACTOR, sealedWith } from './sessions/sealed'
import type { Person } from './sessions/person'
import { sessionRepository } from './sessions/repository'
import { sessionService } from './sessions/service'

export interface PlatformNeeds {
  env: Env
  db: Database
  now?: () => Date
  log?: { write(line: string): void }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** HTTP, sessions, limits, jobs, email, files and the audit log: what knows no product and no order. */
export async function platformModule({ env, db, now = () => new Date(), log }: PlatformNeeds) {
  const { BOTIKA_SECRET: secret } = env
  if (!secret) throw new Error('There is no key to sign access tokens with')
  const admission = admissionOf()
  const cache = publicCache(env.NODE_ENV === 'test' ? 0 : undefined)
  const { app, routes } = await httpServer(env, log, (server) => refuseEarly(server, admission, cache))
  const ready = readiness(db.sql)
  const refusals = { oversold: 0 }
  const securityEvents = securityEventsOn(app, { env, db, secret, ready, refusals })
  hearExpected((why, error) => app.log.debug({ err: error }, why))

  const sessions = sessionService({
    repository: sessionRepository(db),
    secret,
    security: securityEvents,
    adminsNeedSecondFactor: env.adminsNeedSecondFactor,
  })
  const devices = knownDevices(secret)
  const limits = limitService({ repository: limitRepository(db), isOn: env.BOTIKA_RATE_LIMIT })
  const caches = new Map([['answers', cache.counts]])
  const state = stateRepository(db)
  serveMetrics(env, { app, pool: db.pool, admission, caches, state, refusals })
  const serving = makeServe({
    app,
    inTurn: admission.inTurn,
    cache,
    reads: db.reads,
    onPublicChange: changesSeen(app, { env, db, cache, secret }),
    folder: path.resolve(env.BOTIKA_DATA, 'unfinished'),
    readPerson: sessions.readPerson,
    onExport: (person, resource) =>
      securityEvents.note({ kind: 'exported', userId: person.id, what: resource, ip: person.ip }),
    limit: (name, subjects, { cookies }) =>
      limits.check(name, name === 'login' ? devices.subjects(cookies, subjects) : subjects),
  })
  const { serve, servedEndpoints } = serving

  const jobs = jobService({
    repository: jobRepository(db),
    onError: (error, about) => {
      if (cannotWrite(error)) ready.doubt()
      app.log.error({ err: error, ...about }, 'A job failed')
    },
  })
  app.addHook('onListen', () => jobs.start())

  const audit = auditService(auditRepository, securityEvents)
  securityLogRoutes(serve, securityReadRepository(db), securityEvents)
  auditRoutes(serve, auditReadRepository(db, audit.collections), audit.collections, MOST_COUNTED)

  app.addHook('onClose', () => jobs.stop())
  const folder = path.resolve(env.BOTIKA_DATA, 'mail')
  const carry = makeCarrier({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder })
  const mail = mailService({ repository: mailRepository(db), jobs, carry })
  outboxRoutes(serve, outboxService({ repository: outboxRepository(db), audit }))

  const stores = makeFileStores(env)
  const files = privateFilesOn(app, { env, db, store: stores.privateFiles })

  statusRoutes(serve, { env, state, store: stores.pictures, admission, caches })
  const sweep = picturesOn(app, { env, db, serve, audit, store: stores.pictures, now })

  const captcha = captchaService({ repository: captchaRepository(db), isRequired: env.BOTIKA_CAPTCHA })
  captchaRoutes(serve, captcha)
  openApiRoutes(app, serve, servedEndpoints)

  jobs.every(HOUR_MS, 'delete expired sessions', sessions.deleteExpired)
  jobs.every(HOUR_MS, 'delete expired rate limits', limits.deleteExpired)
  jobs.every(HOUR_MS, 'delete expired private files', files.deleteExpired)
  const idempotency = idempotencyKeys(db)
  jobs.every(HOUR_MS, 'delete old idempotency keys', idempotency.deleteOld)
  jobs.every(HOUR_MS, 'delete finished jobs', jobs.deleteDone)
  jobs.every(HOUR_MS, 'delete old emails', mail.deleteOld)
  jobs.every(DAY_MS, 'delete unused pictures', sweep)
  jobs.every(DAY_MS, 'delete old entries of the security log', async () => {
    await securityEvents.deleteOld()
    await files.deleteOldReads(env.SECURITY_LOG_DAYS)
  })

  return {
    ...serving,
    admission,
    app,
    env,
    db,
    now,
    audit,
    cache,
    caches,
    captcha,
    devices,
    files,
    idempotency,
    jobs,
    limits,
    mail,
    ready,
    securityEvents,
    sealed: sealedWith(secret, SECOND_FACTOR),
    sealedFor: (purpose: string) => sealedWith(secret, purpose),
    sessions,
    linkTo: (where: string) => new URL(where, env.BOTIKA_URL ?? `http://localhost:${env.PORT}`).href,
    routes,
  }
}

export type Platform = Awaited<ReturnType<typeof platformModule>>

interface SecurityNeeds {
  env: Env
  db: Database
  secret: string
  ready: ReturnType<typeof readiness>
  refusals: { oversold: number }
}

function securityEventsOn(app: FastifyInstance, { env, db, secret, ready, refusals }: SecurityNeeds) {
  const securityEvents = securityLog({
    repository: securityLogRepository(db),
    secret,
    keepDays: env.SECURITY_LOG_DAYS,
    onError: (error) => app.log.error({ err: error }, 'The security log was not written'),
  })
  app.addHook('onClose', securityEvents.flush)
  handleErrors(app, {
    onCannotWrite: ready.doubt,
    onRefused: (request, problem) => {
      if (problem.code === 'out_of_stock') refusals.oversold++
      const refusal = refusalOf(request, problem)
      if (refusal) securityEvents.note(refusal)
    },
  })
  return securityEvents
}

function privateFilesOn(
  app: FastifyInstance,
  {
    env,
    db,
    store,
  }: Pick<PictureNeeds, 'env' | 'db'> & { store: Parameters<typeof privateFileService>[0]['store'] },
) {
  const files = privateFileService({
    repository: privateFileRepository(db),
    store,
    keepDays: env.PRIVATE_FILE_DAYS,
    log: (sentence) => app.log.error(sentence),
  })
  app.addHook('onListen', () =>
    files
      .check()
      .then(files.hashOld)
      .catch((error: unknown) => app.log.error(error, 'Private files were not looked for')),
  )
  return files
}

interface PictureNeeds {
  env: Env
  db: Database
  serve: Serve
  audit: AuditService
  store: Parameters<typeof pictureSweep>[0]['store']
  now: () => Date
}

function picturesOn(app: FastifyInstance, { env, db, serve, audit, store, now }: PictureNeeds) {
  const written = (person: Person | null, action: string, image: string) =>
    audit.record(db, { person, action, resource: 'images', recordId: null, changes: { image } })
  imageRoutes({
    app,
    serve,
    service: imageService({
      store,
      cacheFolder: path.resolve(env.BOTIKA_DATA, 'cache', 'images'),
    }),
    record: (person, image) => written(person, 'create', image),
  })
  return pictureSweep({
    repository: sweepRepository(db),
    store,
    now,
    record: (image) => written(null, 'delete', image),
  })
}

async function httpServer(env: Env, log: PlatformNeeds['log'], first: (app: FastifyInstance) => void) {
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
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
  })
  refuseWhileClosing(app)
  const endLog = logStatements(app.log)
  app.addHook('onClose', async () => endLog())
  const routes: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  await app.register(cookie)
  first(app)
  // pages and pictures come compressed already
  await app.register(compress, {
    threshold: 1024,
    customTypes: /json|csv|svg/,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, ...BROTLI_WINDOW } },
  })
  // pages set their own content security policy; the API needs the plain headers alone
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false })
  refuseOtherSites(app, { publicUrl: env.BOTIKA_URL, isProxyTrusted: env.BOTIKA_TRUST_PROXY > 0 })
  await acceptBodies(app)
  return { app, routes }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** By Sec-Fetch-Site, or over plain http and in old browsers by the page's origin. Programs send neither. */
function refuseOtherSites(
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

  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers } = request
    if (READS.has(method)) return next()
    const site = headers['sec-fetch-site']
    const isOurs =
      site === undefined
        ? headers.origin === undefined || isOwnOrigin(headers.origin, request)
        : site === 'same-origin' || site === 'none'
    next(isOurs ? undefined : new Problem('forbidden', phrase(messages.otherSite)))
  })
}
