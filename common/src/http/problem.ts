import type { ProblemBody } from './problem-body'

const CATALOGUE = {
  malformed: [400, 'The request could not be read'],
  captcha_failed: [400, 'The check that you are a person failed'],
  not_signed_in: [401, 'Please sign in'],
  wrong_login: [401, 'Wrong email or password'],
  session_ended: [401, 'Your session has ended'],
  forbidden: [403, 'You are not allowed to do this'],
  not_found: [404, 'Not found'],
  order_not_found: [404, 'Order not found'],
  conflict: [409, 'This conflicts with the present state'],
  already_exists: [409, 'This exists already'],
  price_changed: [409, 'Prices have changed'],
  out_of_stock: [409, 'Not enough in stock'],
  step_refused: [409, 'This step is not possible now'],
  stale_record: [409, 'Somebody else changed this meanwhile'],
  in_use: [409, 'This is still in use'],
  too_large: [413, 'Too large'],
  wrong_type: [415, 'This kind of content is not accepted'],
  invalid: [422, 'Some fields are not valid'],
  idempotency_mismatch: [422, 'This key was used for another request'],
  too_many_requests: [429, 'Too many requests'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The service is not available right now'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof CATALOGUE

/** Said where a gateway answers without a word of the service. */
const UNTOLD: { [code in ProblemCode]?: string } = {
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a minute.',
  too_many_requests: 'Too many requests. Please try again in a minute.',
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
  readonly title: string
  readonly errors: Record<string, string[]> | undefined
  readonly extra: unknown
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ProblemCode,
    /** A sentence that says what happened and what to do. */
    detail?: string,
    options: ProblemOptions = {},
  ) {
    const [status, title] = CATALOGUE[code]
    super(detail ?? `${title}.`, { cause: options.cause })
    this.status = status
    this.title = title
    this.errors = options.errors
    this.extra = options.extra
    this.retryAfter = options.retryAfter
  }

  /** One field that can't be taken; `detail` is for who sees no form, and is the same as a sentence unless given. */
  static invalid(field: string, message: string, detail = message.replace(/(?<![.!?])$/, '.')): Problem {
    return new Problem('invalid', detail, { errors: { [field]: [message] } })
  }

  /** One field that can't be taken, which `detail` calls by its name on the wire. */
  static invalidField(field: string, message: string): Problem {
    return Problem.invalid(field, message, `${field}: ${message}`)
  }

  toBody(requestId?: string): ProblemBody {
    return {
      type: `urn:botika:problem:${this.code}`,
      title: this.title,
      status: this.status,
      detail: this.message,
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
    return new Problem(code, UNTOLD[code])
  }
}

// read by hand: every page can fail, and none should load the schemas for it
function isProblemBody(body: unknown): body is ProblemBody & { code: ProblemCode } {
  if (typeof body !== 'object' || body === null) return false
  const { code, detail } = body as { code?: unknown; detail?: unknown }
  return typeof code === 'string' && code in CATALOGUE && typeof detail === 'string'
}
