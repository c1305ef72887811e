import type { FastifyBaseLogger } from 'fastify'
import { sqlStateOf } from '../db/sql-state'
import { hearStatements } from '../db/statements'

interface Described {
  [fact: string]: unknown
  type: string
  message: string
  stack: string
  /** PostgreSQL's code, and what it concerns; never the values. */
  state?: string
  table?: string
  column?: string
  constraint?: string
  cause?: Described
}

// an order number is a guest's key, and whoever has a token is somebody
const KEPT_BACK: [RegExp, string][] = [
  [/^(Failed query: [^]*?)\nparams:[^\n]*/, '$1'],
  [/[\w-]{10,}\.[\w-]{10,}\.[\w-]+/g, '[token]'],
  [/BTK-?[0-9A-Z]{12}/gi, '[order]'],
  [/[^\s"'<>(),:;=]+@[^\s"'<>(),:;=]+\.[^\s"'<>(),:;=]+/g, '[address]'],
  [/\+?\d[\d\s().-]{8,}\d/g, '[number]'],
]

const scrubbed = (text: string) =>
  KEPT_BACK.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)

const placesIn = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const PLACES = ['table', 'column', 'constraint'] as const

/** An error as the log has it: what failed and where, and nothing of what people typed. */
export function describeError(error: Error): Described {
  const state = sqlStateOf(error)
  const facts = error as { [place in (typeof PLACES)[number]]?: unknown }
  const places = PLACES.flatMap((place) =>
    typeof facts[place] === 'string' ? [[place, facts[place]] as const] : [],
  )
  return {
    type: error.name,
    message: scrubbed(error.message),
    stack: placesIn(error.stack),
    ...(state === undefined ? {} : { state }),
    ...Object.fromEntries(places),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

const SLOW_MS = 500

/** A line for each statement that failed or took half a second: its name, its request, no parameter. */
export const logStatements = (log: FastifyBaseLogger) =>
  hearStatements(({ name, ms, requestId, error }) => {
    if (!error && ms < SLOW_MS) return
    const facts = { statement: name, ms: Math.round(ms), reqId: requestId }
    if (error) log.warn({ ...facts, reason: sqlStateOf(error) ?? error.name }, 'A statement failed')
    else log.warn(facts, 'A statement was slow')
  })
