import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from './admission'
import { languageOf } from './language'
import { cannotWrite, sqlStateOf } from '../db/sql-state'

/** For whoever asks while the database is away or can't write. */
export const AWAY = phrase(messages.serviceAway)

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
])

function isDatabaseAway(error: Error): boolean {
  const code = sqlStateOf(error) ?? ''
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return (
    CONNECTION_CODES.has(code) ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout/i.test(
      `${error.message} ${cause}`,
    )
  )
}

/** Turns whatever was thrown into the one error body; what nobody expected is logged and answered blandly. */
export function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Problem('too_large', phrase(messages.bodyTooLarge))
  if (status === 415) return new Problem('wrong_type')
  if (status === 429) return new Problem('too_many_requests')
  if (status !== undefined && status >= 400 && status < 500) return new Problem('malformed')
  if (isDatabaseAway(error) || cannotWrite(error)) {
    return new Problem('unavailable', AWAY, { retryAfter: 2, cause: error })
  }
  const sqlState = sqlStateOf(error)
  if (sqlState === '23505') return new Problem('already_exists', phrase(messages.thisExistsAlready))
  if (sqlState === '23503') return new Problem('in_use', phrase(messages.stillReferredTo))
  if (sqlState === '22021' || sqlState === '22P05')
    return new Problem('malformed', phrase(messages.unstorableText))
  return new Problem('internal', phrase(messages.somethingWentWrongOnOur), { cause: error })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(Math.ceil(problem.retryAfter)))
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem.toBody(languageOf(request), request.id)))
}

export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Answers an address that no route was asked about, because it is too long or broken. */
export function refuseAddress(
  { code }: Pick<FastifyError, 'code'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (code === 'FST_ERR_MAX_PARAM_LENGTH')
    return void sendProblem(
      request,
      reply.headers(HEADERS),
      new Problem('not_found', phrase(messages.nothingHere)),
    )
  const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '')
  const readable = readableAddress(request.url)
  if (isPage && readable !== request.url) return void reply.headers(HEADERS).redirect(readable)
  void sendProblem(
    request,
    reply.headers(HEADERS),
    new Problem('malformed', phrase(messages.addressUnreadable)),
  )
}

/** The address with the percent signs of what can't be decoded taken for percent signs; always one of this site. */
export function readableAddress(url: string): string {
  const { path, rest } = /^(?<path>[^?#]*)(?<rest>.*)$/s.exec(url)?.groups ?? {}
  const parts = (path ?? '').replace(/^[/\\]+/, '').split('/')
  return `/${parts.map((part) => (decoded(part) === null ? part.replaceAll('%', '%25') : part)).join('/')}${rest ?? ''}`
}

// the bundler drops a decoding whose result nobody reads, and with it what it throws
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Whether there is no room or no database, and soon may be. */
export const isUnavailable = (error: unknown): error is Problem =>
  error instanceof Problem && error.status === 503

/** A line for what is news to the operator: none for a caller's mistake or for who is too many. */
export function logProblem({ log }: FastifyRequest, problem: Problem, error: Error) {
  if (problem.status < 500 || isBusy(problem)) return
  if (cannotWrite(error)) log.error({ reason: error.message, code: sqlStateOf(error) }, problem.title)
  // while the database is away every call fails alike: no stack
  else if (problem.status === 503) log.warn({ reason: sqlStateOf(error) ?? error.message }, problem.title)
  else log.error({ err: problem.cause ?? error }, problem.title)
}

interface Heard {
  onCannotWrite?: (error: Error) => void
  /** Every way into the API ends here, whoever refused. */
  onRefused?: (request: FastifyRequest, problem: Problem) => void
}

export function handleErrors(app: FastifyInstance, { onCannotWrite, onRefused }: Heard = {}) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    onRefused?.(request, problem)
    if (cannotWrite(error)) onCannotWrite?.(error)
    logProblem(request, problem, error)
    return sendProblem(request, reply, problem)
  })
}

/** Begins nothing new once the server is going down: what comes on connections that are kept is for another one. */
export function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, _reply, next) =>
    next(isClosing ? new Problem('unavailable', AWAY, { retryAfter: 5 }) : undefined),
  )
}
