import { isPrivateWrite, type Permission, type Reach } from '@botika/common/roles/policy'
import type { Language } from '@botika/common/messages/message'
import { readersLanguage } from '@botika/common/messages/reader'
import { EXPORT_HEADER } from '@botika/common/http/call'
import type { AnswerOf, Call, Endpoint, ReplyOf, RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Person, reachFor } from '../sessions/person'
import { networkOf } from '../limits/service'
import type { Admission, Lane } from './admission'
import { HEADERS } from './errors'
import { forRequest, languageOf } from './language'
import { formRoom, readForm } from './body'
import { bodyFieldsOf, validate } from './validate'
import type { PublicReads } from '../db/client'
import type { CachedAnswer, PublicCache } from './public-cache'
import { bytesFor } from './compressed'
import { bytesWriterOf, serializerOf } from './reply'

export type Handling<E extends Endpoint> = RequestOf<E> & {
  /** Null for a guest, and always on public reads. */
  person: Person | null
  /** How far the policy lets this person reach; handlers with `own` must filter by owner. */
  reach: Reach
  isManage: boolean
  language: Language
  ip: string
  idempotencyKey: string | undefined
  raw: { request: FastifyRequest; reply: FastifyReply } | null
}

export type Handler<E extends Endpoint> = (handling: Handling<E>) => Promise<AnswerOf<E>>

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks for which right, as far as that is known when the request is answered. */
    asked: { permission: Permission; person: Person | null } | null
  }
  interface FastifyContextConfig {
    lane?: Lane
  }
}

interface ServeNeeds {
  app: FastifyInstance
  inTurn: Admission['inTurn']
  cache: PublicCache
  reads: PublicReads
  onPublicChange: (reply: FastifyReply) => Promise<void>
  folder: string
  /** Whom an access token belongs to; throws `not_signed_in` when it is no good. */
  readPerson: (token: string) => Promise<Person>
  onExport: (person: Person, resource: string) => void
  /** Throws `too_many_requests` when one asked too often; answers what takes the count back, where failures count. */
  limit: (
    name: string,
    subjects: string[],
    request: FastifyRequest,
  ) => Promise<(() => Promise<void>) | undefined>
}

interface Served {
  endpoint: Endpoint
  answer: (raw: { params?: unknown; query?: unknown }) => Promise<Buffer>
}

function emailOf(body: unknown): string | null {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.toLowerCase() : null
}

const isNew = (endpoint: Endpoint, answer: unknown): answer is { id: unknown } =>
  endpoint.status === 201 && typeof answer === 'object' && answer !== null && 'id' in answer

async function personOf(
  request: FastifyRequest,
  readPerson: ServeNeeds['readPerson'],
): Promise<Person | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return { ...(await readPerson(token)), ip: request.ip }
}

async function admit(
  request: FastifyRequest,
  permission: Permission,
  readPerson: ServeNeeds['readPerson'],
): Promise<{ person: Person | null; reach: Reach }> {
  const isSession = permission.startsWith('session.')
  const isEnrolment = permission.startsWith('second-factor.')
  request.asked = { permission, person: null }
  const person = await personOf(request, readPerson).catch((error: unknown) => {
    // ending or renewing a session must not fail because its access token has just ended
    if (isSession && error instanceof Problem && error.status === 401) return null
    throw error
  })
  request.asked.person = person
  const reach = reachFor(person, permission)
  if (!reach) throw new Problem(person ? 'forbidden' : 'not_signed_in')
  if (person?.mustEnrol && !isSession && !isEnrolment) throw new Problem('second_factor_required')
  return { person, reach }
}

const LOOKING: readonly Permission[] = ['products.read', 'search.read', 'locations.read', 'captcha.read']
const laneOf = ({ permission }: Endpoint): Lane => (LOOKING.includes(permission) ? 'browsing' : 'trade')

const turnOf = (endpoint: Endpoint): { lane?: Lane } =>
  endpoint.bodyKind === 'multipart' ? {} : { lane: endpoint.isPublicRead ? 'browsing' : laneOf(endpoint) }

/** Refuses who is one too many before the other hooks: they cost several times as much as the answer. */
export function refuseEarly(app: FastifyInstance, { refusalFor }: Admission, cache: PublicCache) {
  app.addHook('onRequest', (request, reply, next) => {
    const { lane } = request.routeOptions.config
    const isOpen = !lane || isManaging(request) || cache.has(request.url)
    const problem = isOpen ? null : refusalFor(lane)
    if (!problem) return next()
    const body = Buffer.from(JSON.stringify(problem.toBody(languageOf(request), request.id)))
    reply.hijack()
    reply.raw
      .writeHead(problem.status, {
        ...HEADERS,
        'Cache-Control': 'no-store',
        'Retry-After': String(problem.retryAfter),
        'Content-Type': 'application/problem+json',
        'Content-Length': body.length,
      })
      .end(body)
  })
}

/** What is known of who reads a public answer, which may be kept for others. */
const FOR_EVERYBODY = {
  person: null,
  reach: 'all',
  isManage: false,
  ip: '',
  idempotencyKey: undefined,
  raw: null,
} as const

const isManaging = ({ query }: FastifyRequest) => (query as { scope?: unknown }).scope === 'manage'

/** Where endpoints become routes: sign-in, policy, limits, validation, caching and replies in one place. */
export function makeServe({ app, inTurn, cache, reads, folder, readPerson, ...on }: ServeNeeds) {
  const { onExport, onPublicChange, limit } = on
  const served = new Map<string, Served>()
  const forms = formRoom(folder)
  app.decorateRequest('asked', null)

  const serve: Serve = (endpoint, handler) => {
    const stringify = serializerOf(endpoint.reply)
    const toBytes = bytesWriterOf(endpoint.reply, stringify)
    const invalidates = endpoint.method !== 'GET' && !isPrivateWrite(endpoint.permission)

    const publicAnswer = async (raw: { params?: unknown; query?: unknown }) => {
      const handling = { ...validate(endpoint, raw), ...FOR_EVERYBODY, language: readersLanguage() }
      return toBytes(await reads.run(() => handler(handling)))
    }
    served.set(`${endpoint.method} ${endpoint.path}`, { endpoint, answer: publicAnswer })

    const handle = (request: FastifyRequest, reply: FastifyReply) => {
      const isManage = endpoint.managePermission !== undefined && isManaging(request)
      reply.type(endpoint.replyType ?? 'application/json; charset=utf-8')

      if (endpoint.isPublicRead && !isManage) {
        const { params, query } = request
        const answer = cache.get(request.url, () =>
          forRequest(request, () => inTurn('browsing', () => publicAnswer({ params, query }))),
        )
        // what is kept goes out without a promise: 1.05 to 1.09 times as many a second on Node 20
        const send = (made: CachedAnswer) =>
          bytesFor(request, reply.header('Cache-Control', 'public, no-cache'), made)
        return answer instanceof Promise ? answer.then(send) : send(answer)
      }

      return forRequest(request, () =>
        // a form may come over a poor line: what reads it has bounds of its own
        endpoint.bodyKind === 'multipart' && request.isMultipart()
          ? ownAnswer(request, reply, isManage)
          : inTurn(isManage ? 'trade' : laneOf(endpoint), () => ownAnswer(request, reply, isManage)),
      )
    }

    const ownAnswer = async (request: FastifyRequest, reply: FastifyReply, isManage: boolean) => {
      // who left before their turn has no address any more, and nobody to read an answer
      if (request.socket.destroyed) return reply.hijack()
      reply.header('Cache-Control', 'no-store')
      const permission: Permission = isManage
        ? (endpoint.managePermission ?? endpoint.permission)
        : endpoint.permission
      const { person, reach } = await admit(request, permission, readPerson)

      if (endpoint.rateLimit) {
        const subjects = [`ip:${networkOf(request.ip)}`, ...(person ? [`user:${person.id}`] : [])]
        await limit(endpoint.rateLimit, subjects, request)
      }

      const form = forms.open(networkOf(request.ip), (reason) => request.raw.destroy(reason))
      try {
        const isForm = endpoint.bodyKind === 'multipart' && request.isMultipart()
        const checked = validate(endpoint, {
          params: request.params,
          query: request.query,
          body: isForm
            ? await readForm(request, bodyFieldsOf(endpoint), form, endpoint.maxUploadBytes)
            : (request.body ?? undefined),
        })
        // counted as it is looked up: marks that validation removes would make one address many
        const email = emailOf(checked.body)
        const uncount =
          endpoint.rateLimit && email && (await limit(endpoint.rateLimit, [`email:${email}`], request))
        const key = request.headers['idempotency-key']
        const answer = await handler({
          ...checked,
          person,
          reach,
          isManage,
          language: readersLanguage(),
          ip: request.ip,
          idempotencyKey: typeof key === 'string' ? key : undefined,
          raw: { request, reply },
        }).catch(async (error: unknown) => {
          // the right password, which asks for the code next, is no failure
          if (uncount && error instanceof Problem && error.code === 'otp_required') await uncount()
          throw error
        })
        if (uncount) await uncount()
        if (person && request.headers[EXPORT_HEADER] !== undefined)
          onExport(person, permission.split('.')[0] ?? '')
        if (reply.sent) return reply
        if (invalidates) await onPublicChange(reply)
        if (isNew(endpoint, answer) && !reply.hasHeader('location')) {
          reply.header('Location', `${endpoint.path}/${String(answer.id)}`)
        }
        return reply.code(endpoint.status ?? 200).send(endpoint.replyType ? answer : stringify(answer))
      } finally {
        await form.release()
      }
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: turnOf(endpoint),
      handler: handle,
    })
  }

  const callPublic: Call = async <E extends Endpoint>(
    endpoint: E,
    input: { params?: unknown; query?: unknown },
  ): Promise<ReplyOf<E>> => {
    const found = served.get(`${endpoint.method} ${endpoint.path}`)
    if (!found?.endpoint.isPublicRead) throw new Problem('not_found')
    const key = `in-process ${endpoint.path} ${JSON.stringify([input.params, input.query])}`
    const { body } = await cache.get(key, () => found.answer(input))
    return JSON.parse(body.toString()) as ReplyOf<E>
  }

  return { serve, callPublic, servedEndpoints: () => [...served.values()].map(({ endpoint }) => endpoint) }
}
