import { expected } from '@botika/common/expected'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataFolderInUse, startEmbedded } from '@botika/embedded-postgres'
import pg from 'pg'
import {
  type Database,
  openDatabase,
  CliError,
  type Env,
  REQUEST_LIMITS,
  type Say,
  STARTUP_OPTIONS,
  withStandbys,
} from '../../platform'
import { build, rowOf, sql } from '../../platform/db/query'

interface StoreNeeds {
  env: Pick<Env, 'BOTIKA_DATA'> & Partial<Pick<Env, 'DATABASE_URL' | 'DATABASE_REPLICA_URL'>>
  say: Say
  /** Joins the database of a server that runs on the same data folder, instead of being refused. */
  join?: boolean
}

export interface Store {
  /** For commands: statements may take as long as they need. */
  db: Database
  /** For answering people: what takes too long is given up. */
  requests: Database
  where: string
  /** Why the database failed, when that is known better than by the error. */
  explain(error: unknown): unknown
  close(): Promise<void>
}

const PATIENCE = 5_000

const itself = (error: unknown) => error

/** The database that the environment asks for: another's server, or the built-in one of the data folder. */
export async function openStore({ env, say, join = false }: StoreNeeds): Promise<Store> {
  if (env.DATABASE_URL) return openRemote(env.DATABASE_URL, env.DATABASE_REPLICA_URL, say)
  try {
    const server = await startEmbedded({ dataDir: env.BOTIKA_DATA, say })
    const pools = openPools(server.connectionString)
    const close = async () => {
      await pools.close()
      await server.stop()
    }
    const explain = (error: unknown) => (error instanceof CliError ? error : server.explain(error))
    return { ...pools, where: server.dataDir, explain, close }
  } catch (error) {
    if (!join || !(error instanceof DataFolderInUse) || !error.connectionString) throw error
    say(`Using the database of the server that runs already (process ${error.pid})`)
    return { ...openPools(error.connectionString), where: env.BOTIKA_DATA, explain: itself }
  }
}

function openPools(connectionString: string, standbyUrl?: string) {
  const db = openDatabase(connectionString)
  const primary = openDatabase(connectionString, REQUEST_LIMITS)
  const requests = standbyUrl ? withStandbys(primary, standbyUrl) : primary
  return { db, requests, close: async () => void (await Promise.all([db.close(), requests.close()])) }
}

async function openRemote(
  connectionString: string,
  standbyUrl: string | undefined,
  say: Say,
): Promise<Store> {
  const where = `PostgreSQL at ${nameOf(connectionString)}`
  let hasSaid = false
  for (const end = Date.now() + PATIENCE; ; await sleep(250)) {
    const fault = await faultOf(connectionString)
    if (!fault) break
    if (fault.sentence) throw new CliError(fault.sentence)
    if (Date.now() > end || !fault.mayPass)
      throw new CliError(`${where} does not answer (${fault.reason}): check DATABASE_URL.`)
    if (!hasSaid) say(`Waiting for ${where}`)
    hasSaid = true
  }
  return { ...openPools(connectionString, standbyUrl), where, explain: itself }
}

interface Fault {
  reason: string
  mayPass: boolean
  sentence?: string
}

const OLDEST = 150_000

async function faultOf(connectionString: string): Promise<Fault | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    options: STARTUP_OPTIONS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await rowOf(
      client,
      build.selectNoFrom([
        sql<string>`current_setting('server_version')`.as('version'),
        sql<number>`current_setting('server_version_num')::int`.as('number'),
      ]),
    )
    const { version = '', number = OLDEST } = found ?? {}
    if (number >= OLDEST) return null
    const sentence = `PostgreSQL ${version} is too old: Botika needs 15 or newer.`
    return { reason: '', mayPass: false, sentence }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = (error instanceof Error && error.message) || code
    if (/unsupported startup parameter/.test(reason))
      return {
        reason,
        mayPass: false,
        sentence:
          'The pooler at DATABASE_URL refuses the settings of a connection: set ignore_startup_parameters = options and pool_mode = session in it (docs/operations.md), or name PostgreSQL itself.',
      }
    return { reason, mayPass: ['ECONNREFUSED', '57P03', 'ENOENT'].includes(code) }
  } finally {
    await client.end().catch(expected('The connection is gone already'))
  }
}

function nameOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(connectionString)
  return `${searchParams.get('host') ?? host}${pathname}`
}
