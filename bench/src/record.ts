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

/** Bare routes that send what our server sends to the database for the same addresses. */
export async function openBareRoutes(connectionString: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'botika-bare-'))
  let statements: object[] | null = null
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

  return {
    /** Where the bare route for this work answers; null where it sends no statement. */
    async routeFor(work: Work): Promise<{ url: string; stop(): void } | null> {
      const all: object[][] = []
      for (const url of work.paths.slice(0, MOST)) {
        const ask = () =>
          app.inject({
            url: `${url}${url.includes('?') ? '&' : '?'}fresh=${++asked}`,
            headers: { accept: 'application/json' },
          })
        // the first one also fills what is kept for all
        await ask()
        statements = []
        await ask()
        if (statements.length > 0) all.push(statements)
        statements = null
      }
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
