import { readFileSync } from 'node:fs'
import type { Database } from '../../server/src/platform/db/client'
import type { Work } from './works'

/** PostgreSQL's own record of each statement's plan, for connections made from now on. */
const SETTINGS: Record<string, string> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_parameter_max_length': '0',
}
const LONG_LIST = /\{[\d,.]{100,}\}/g
/** An entry of the log begins at the margin with its time. */
const ENTRIES = /\n(?=\d{4}-)/
const PLAN = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n\tQuery Text: ([^]*)/

/**
 * How the database answers the statements of one request of each work: plan, times in ms, pages read. The server's jobs
 * ask it too, so a statement of theirs may stand among them.
 */
export async function showPlans(works: Work[], url: string, db: Database, log: string): Promise<void> {
  async function forAll(change: (name: string, value: string) => string) {
    for (const [name, value] of Object.entries(SETTINGS))
      await db.pool.query(`alter role current_user ${change(name, value)}`)
    await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
  }
  let asked = 0
  const ask = async ({ call, paths: [path = '/'], headers }: Work) =>
    call
      ? call()
      : fetch(`${url}${path}${path.includes('?') ? '&' : '?'}plan=${++asked}`, { headers: { ...headers } })
  await forAll((name, value) => `set ${name} = '${value}'`)
  try {
    for (const work of works.filter(({ isFresh }) => isFresh)) {
      // what is kept for all is there by the second
      await ask(work)
      const before = readFileSync(log).length
      await ask(work)
      const entries = readFileSync(log).subarray(before).toString().split(ENTRIES)
      console.log(`\n== ${work.name}`)
      for (const entry of entries) {
        const [, ms, plan] = PLAN.exec(entry) ?? []
        if (plan)
          console.log(`\n${ms} ms: ${plan.replaceAll('\n\t', '\n').replaceAll(LONG_LIST, '{…}').trim()}`)
      }
    }
  } finally {
    await forAll((name) => `reset ${name}`)
  }
}
