import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/src/app/compose'
import { type Database, openDatabase, type Queryable } from '../../server/src/platform/db/client'
import { readEnv } from '../../server/src/platform/lib/env'
import type { Work } from './works'

const MOST = 50

interface Statement {
  name?: string | undefined
  text: string
  values: unknown[]
}

/** Bare routes that send what our server sends to the database for the same addresses. */
export async function openBareRoutes(connectionString: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'botika-bare-'))
  let statements: Statement[] | null = null
  const db = openDatabase(connectionString)
  const query: Queryable['query'] = (asked, values) => {
    statements?.push(
      typeof asked === 'string'
        ? { text: asked, values: values ?? [] }
        : { name: asked.name, text: asked.text, values: asked.values ?? values ?? [] },
    )
    return db.pool.query(asked, values)
  }
  const pool = new Proxy(db.pool, {
    get: (target, name) => {
      const value: unknown = name === 'query' ? query : Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const recording: Database = { ...db, sql: { query }, pool }
  const env = readEnv({
    NODE_ENV: 'production',
    BOTIKA_DATA: folder,
    BOTIKA_LOG: 'silent',
    BOTIKA_RATE_LIMIT: '0',
    BOTIKA_WEB: '0',
    BOTIKA_SECRET: 'a key for recording statements, long enough',
  })
  const { app } = await compose({ env, db: recording })
  await app.ready()
  const children: ChildProcess[] = []
  let asked = 0

  /** For each of the first addresses of a work, the statements that its answer took, once all is kept that is kept for all. */
  async function record({ paths }: Work, most: number): Promise<Statement[][]> {
    const all: Statement[][] = []
    for (const url of paths.slice(0, most)) {
      const ask = () =>
        app.inject({
          url: `${url}${url.includes('?') ? '&' : '?'}fresh=${++asked}`,
          headers: { accept: 'application/json' },
        })
      await ask()
      statements = []
      await ask()
      if (statements.length > 0) all.push(statements)
      statements = null
    }
    return all
  }

  return {
    /** Where the bare route for this work answers; null where it sends no statement. */
    async routeFor(work: Work): Promise<{ url: string; stop(): void } | null> {
      const all = await record(work, MOST)
      if (all.length === 0) return null
      const file = path.join(folder, 'statements.json')
      writeFileSync(file, JSON.stringify(all))
      const child = fork(path.join(import.meta.dirname, 'bare.ts'), [connectionString, file], {
        execArgv: ['--import', 'tsx'],
      })
      children.push(child)
      const [port] = (await once(child, 'message')) as [number]
      return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
    },
    async close() {
      for (const child of children) child.kill()
      await app.close()
      await db.close()
    },
  }
}
