import type { Answer } from './client'

const PROBLEM_FIELDS = new Set(['type', 'title', 'status', 'detail', 'code', 'request_id', 'errors', 'extra'])

/** What a stranger should never read of the inside. */
const INSIDE = [
  /\bat \S+ \(|\.[cm]?[jt]s:\d+/,
  /node_modules|\/server\/src\/|\/dist\//,
  /"stack"|password_hash|\$argon2/,
  /syntax error at or near|relation "|column "|violates .*constraint|invalid input syntax|duplicate key value/i,
  /\b(ZodError|TypeError|ReferenceError|SyntaxError|FST_ERR|ECONNREFUSED|DrizzleQueryError)\b/,
]

/** What is wrong with an answer to mischief, or null. */
export function faultOf({ status, type, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return null
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type || 'nothing'}`
  const leak = INSIDE.find((pattern) => pattern.test(text))
  if (leak) return `answered ${status} and told of the inside (${String(leak)})`
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    return `answered ${status} with something that is not JSON`
  }
  const unknown = Object.keys(body).find((field) => !PROBLEM_FIELDS.has(field))
  if (unknown) return `answered ${status} with the unknown field ${unknown}`
  if (body['status'] !== status || typeof body['detail'] !== 'string' || body['detail'] === '')
    return `answered ${status} without a sentence, or with another status in it`
  return null
}
