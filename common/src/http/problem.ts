import { type Label, type Language, say } from '../messages/message'
import * as problem from '../messages/problem'
import { type Phrase, phrase, readersLanguage } from '../messages/reader'
import type { ProblemBody } from './problem-body'

const CATALOGUE = {
  malformed: [400, problem.malformed],
  captcha_failed: [400, problem.captchaFailed],
  not_signed_in: [401, problem.notSignedIn],
  wrong_login: [401, problem.wrongLogin],
  session_ended: [401, problem.sessionEnded],
  otp_required: [401, problem.otpRequired],
  wrong_otp: [401, problem.wrongOtp],
  forbidden: [403, problem.forbidden],
  second_factor_required: [403, problem.secondFactorRequired],
  not_found: [404, problem.notFound],
  order_not_found: [404, problem.orderNotFound],
  conflict: [409, problem.conflict],
  already_exists: [409, problem.alreadyExists],
  price_changed: [409, problem.priceChanged],
  price_doubt: [409, problem.priceDoubt],
  out_of_stock: [409, problem.outOfStock],
  step_refused: [409, problem.stepRefused],
  stale_record: [409, problem.staleRecord],
  in_use: [409, problem.inUse],
  too_large: [413, problem.tooLarge],
  wrong_type: [415, problem.wrongType],
  invalid: [422, problem.invalid],
  idempotency_mismatch: [422, problem.idempotencyMismatch],
  too_many_requests: [429, problem.tooManyRequests],
  internal: [500, problem.internal],
  unavailable: [503, problem.unavailable],
} as const satisfies Record<string, readonly [number, Label]>

export type ProblemCode = keyof typeof CATALOGUE

/** Said where a gateway answers without a word of the service. */
const BARE: { [code in ProblemCode]?: Label } = {
  internal: problem.internalTryAgain,
  unavailable: problem.unavailableTryAgain,
  too_many_requests: problem.tooManyRequestsTryAgain,
}

interface ProblemOptions {
  errors?: Record<string, string[]>
  extra?: unknown
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected failure; thrown by services, sent as the error body, and thrown again by clients. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly extra: unknown
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ProblemCode,
    /** What happened and what to do. */
    readonly detail: Phrase | string = phrase(CATALOGUE[code][1]),
    options: ProblemOptions = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.in(readersLanguage()), { cause: options.cause })
    this.status = CATALOGUE[code][0]
    this.errors = options.errors
    this.extra = options.extra
    this.retryAfter = options.retryAfter
  }

  /** One field that can't be taken; `detail` is for who sees no form, and is the same as a sentence unless given. */
  static invalid(
    field: string,
    message: string,
    detail: Phrase | string = message.replace(/(?<![.!?])$/, '.'),
  ): Problem {
    return new Problem('invalid', detail, { errors: { [field]: [message] } })
  }

  /** One field that can't be taken, which `detail` calls by its name on the wire. */
  static invalidField(field: string, message: string): Problem {
    return Problem.invalid(field, message, phrase(problem.ofField, { field, message }))
  }

  get title(): string {
    return say('en', CATALOGUE[this.code][1]).slice(0, -1)
  }

  toBody(language: Language, requestId?: string): ProblemBody {
    return {
      type: `urn:botika:problem:${this.code}`,
      title: this.title,
      status: this.status,
      ...(typeof this.detail === 'string'
        ? { detail: this.detail }
        : { detail: this.detail.in(language), ...(this.detail.ref as object) }),
      code: this.code,
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      ...(this.extra === undefined ? {} : { extra: this.extra }),
    }
  }

  /** Reads an error body from the wire; anything unreadable becomes a bland problem by its status. */
  static fromBody(body: unknown, status: number): Problem {
    if (isProblemBody(body)) {
      const { code, detail, errors, extra } = body
      return new Problem(code, detail, { ...(errors && { errors }), extra })
    }
    const known = Object.entries(CATALOGUE).find(([, [knownStatus]]) => knownStatus === status)
    const code = (known?.[0] as ProblemCode | undefined) ?? (status >= 500 ? 'internal' : 'malformed')
    return new Problem(code, BARE[code] && phrase(BARE[code]))
  }
}

// read by hand: every page can fail, and none should load the schemas for it
function isProblemBody(body: unknown): body is ProblemBody & { code: ProblemCode } {
  if (typeof body !== 'object' || body === null) return false
  const { code, detail } = body as { code?: unknown; detail?: unknown }
  return typeof code === 'string' && code in CATALOGUE && typeof detail === 'string'
}
