import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, type Database } from '../db/client'
import { DataFolderInUse, startEmbedded } from '../db/embedded'
import { Refusal } from '../refusal'
import type { Say } from '../say'

interface StoreNeeds {
  env: { DATABASE_URL?: string | undefined; BOTIKA_DATA: string }
  say: Say
  /** Joins the database of a server that runs on the same data folder, instead of being refused. */
  join?: boolean
}

export interface Store {
  db: Database
  /** Where the data lies, in words for the person at the terminal. */
  where: string
  /** Why the database failed, when that is known better than by the error. */
  explain(error: unknown): unknown
  close(): Promise<void>
}

const PATIENCE = 5_000

const itself = (error: unknown) => error

/** The database that the environment asks for: another's server, or the built-in one of the data folder. */
export async function openStore({ env, say, join = false }: StoreNeeds): Promise<Store> {
  if (env.DATABASE_URL) return openRemote(env.DATABASE_URL, say)
  try {
    const server = await startEmbedded({ dataDir: env.BOTIKA_DATA, say })
    const db = openDatabase(server.connectionString)
    const close = async () => {
      await db.close()
      await server.stop()
    }
    return { db, where: server.dataDir, explain: server.explain, close }
  } catch (error) {
    if (!join || !(error instanceof DataFolderInUse) || !error.connectionString) throw error
    say(`Using the database of the server that runs already (process ${error.pid})`)
    const db = openDatabase(error.connectionString)
    return { db, where: env.BOTIKA_DATA, explain: itself, close: () => db.close() }
  }
}

async function openRemote(connectionString: string, say: Say): Promise<Store> {
  const where = `PostgreSQL at ${nameOf(connectionString)}`
  let hasSaid = false
  for (const end = Date.now() + PATIENCE; ; await sleep(250)) {
    const fault = await faultOf(connectionString)
    if (!fault) break
    if (Date.now() > end || !fault.mayPass)
      throw new Refusal(`${where} does not answer (${fault.reason}): check DATABASE_URL.`)
    if (!hasSaid) say(`Waiting for ${where}`)
    hasSaid = true
  }
  const db = openDatabase(connectionString)
  return { db, where, explain: itself, close: () => db.close() }
}

async function faultOf(connectionString: string): Promise<{ reason: string; mayPass: boolean } | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = (error instanceof Error && error.message) || code
    return { reason, mayPass: ['ECONNREFUSED', '57P03', 'ENOENT'].includes(code) }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Without the password. */
function nameOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(connectionString)
  return `${searchParams.get('host') ?? host}${pathname}`
}
