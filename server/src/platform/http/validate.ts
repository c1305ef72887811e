import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import type { Endpoint, RequestOf } from '@botika/common/http/endpoint'
import { issueWords } from '@botika/common/http/issue-words'
import * as problem from '@botika/common/messages/problem'
import { Problem } from '@botika/common/http/problem'
import * as z from 'zod'
import { bodyFieldsOf, shapeOf, sortFields } from './body-fields'

function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  unknownFields: readonly string[] = [],
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value, { error: issueWords })
  if (result.success && unknownFields.length === 0) return result.data
  const errors: Record<string, string[]> = {}
  for (const name of unknownFields) errors[name] = [t(messages.unknownField)]
  for (const issue of result.error?.issues.filter(isTightest) ?? []) {
    const field = issue.path.join('.') || '_'
    ;(errors[field] ??= []).push(issue.message)
  }
  const [field, [first] = []] = Object.entries(errors)[0] ?? ['_']
  const message = first ?? t(messages.notValid)
  throw new Problem('invalid', field === '_' ? message : phrase(problem.ofField, { field, message }), {
    errors,
  })
}

/** A number beyond its field's bound may be beyond every number's as well: the field's own says all. */
function isTightest(issue: z.core.$ZodIssue, _index: number, issues: readonly z.core.$ZodIssue[]) {
  const field = issue.path.join('.')
  return !issues.some((other) => {
    if (other.path.join('.') !== field) return false
    if (issue.code === 'too_big') return other.code === 'too_big' && other.maximum < issue.maximum
    return issue.code === 'too_small' && other.code === 'too_small' && other.minimum > issue.minimum
  })
}

/** Checks a request against its endpoint; throws `invalid` with every field's faults. */
export function validate<E extends Endpoint>(
  endpoint: E,
  raw: { params?: unknown; query?: unknown; body?: unknown },
): RequestOf<E> {
  let params: unknown
  try {
    params = parse(endpoint.params, raw.params ?? {})
  } catch {
    // an address that can't name a record names none
    throw new Problem('not_found')
  }
  return {
    params,
    query: parseQuery(endpoint, withoutBlanks(raw.query)),
    body: parseBody(endpoint, raw.body),
  } as RequestOf<E>
}

/** A form that is sent by its address names every field, the empty ones too; those were not asked for. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== ''),
  )
}

/** A list has an order of its own, or sorts that it declares: another order than the one asked for would go unseen. */
function parseQuery(endpoint: Endpoint, query: Record<string, unknown>): unknown {
  if ('sort' in query && answersRows(endpoint) && !('sort' in (shapeOf(endpoint.query) ?? {}))) {
    throw Problem.invalid('sort', t(messages.notSortable))
  }
  return parse(endpoint.query, query)
}

const answersRows = ({ method, reply }: Endpoint) =>
  method === 'GET' &&
  (reply instanceof z.core.$ZodArray || shapeOf(reply)?.['data'] instanceof z.core.$ZodArray)

/** A field that nothing reads is refused, since a slip in its name would be lost unseen. */
function parseBody(endpoint: Endpoint, body: unknown): unknown {
  const fields = bodyFieldsOf(endpoint)
  if (!fields || typeof body !== 'object' || body === null || Array.isArray(body))
    return parse(endpoint.body, body)
  const { read, unknown } = sortFields(fields, body as Record<string, unknown>)
  return parse(endpoint.body, read, unknown)
}
