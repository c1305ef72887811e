import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { asking } from '../lib/asking'

/** A statement that was run; never its parameters. */
export interface Statement {
  name: string
  ms: number
  requestId: string | undefined
  error: Error | null
}

const statements = channel('botika:statement')

export function hearStatements(hear: (statement: Statement) => void): () => void {
  const listener = (message: unknown) => hear(message as Statement)
  statements.subscribe(listener)
  return () => void statements.unsubscribe(listener)
}

/** By its name, without the number of its shape; one without a name by its verb and table. */
export function nameOf(query: string | pg.QueryConfig): string {
  if (typeof query === 'object' && query.name) return query.name.replace(/_\d+$/, '')
  const text = typeof query === 'string' ? query : query.text
  const [, verb = 'unknown'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? []
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

type Ask = (...args: unknown[]) => unknown
type Answered = (error: Error | null, ...rest: unknown[]) => void

/** A connection's `query` that publishes each statement while somebody subscribes; copying rows in or out is none. */
export function publishing<Query>(query: Query): Query {
  const ask = query as Ask
  const observed: Ask = (...args) => {
    const [asked] = args as [string | pg.QueryConfig | pg.Submittable]
    if (!statements.hasSubscribers || (typeof asked !== 'string' && 'submit' in asked)) return ask(...args)
    const { requestId } = asking()
    const start = performance.now()
    const publish = (error: Error | null) =>
      statements.publish({ name: nameOf(asked), ms: performance.now() - start, requestId, error })
    const then = args.at(-1)
    if (typeof then === 'function') {
      const answered: Answered = (error, ...rest) => {
        publish(error)
        ;(then as Answered)(error, ...rest)
      }
      return ask(...args.slice(0, -1), answered)
    }
    const result = ask(...args) as Promise<unknown>
    result.then(() => publish(null), publish)
    return result
  }
  return observed as Query
}
