import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { databaseAccount, type Account } from './account'
import {
  addressOf,
  connectionStringOf,
  DATABASE,
  leaveAddress,
  loopbackAddress,
  socketAddress,
  type Address,
} from './address'
import { findBinaries, type Binaries } from './binaries'
import { ensureCluster } from './cluster'
import { EmbeddedDatabaseError } from './error'
import { explain, isDiskFull } from './faults'
import { ELSEWHERE, homeOf } from './home'
import { Held, takeLock, type Lock } from './lock'
import { stopOrphan } from './orphan'
import { supervise, type Say } from './supervisor'

export { EmbeddedDatabaseError } from './error'
export { hasDatabase } from './home'

export interface EmbeddedOptions {
  /** The folder that holds everything of this installation. */
  dataDir: string
  say: Say
  /** More settings of the server; tests do without durability. */
  settings?: Record<string, string>
  /** How to reach it; a socket wherever there are sockets. */
  transport?: 'socket' | 'loopback'
}

export interface EmbeddedDatabase {
  connectionString: string
  /** Where the database's files are, which is elsewhere when its account can't enter the data folder. */
  dataDir: string
  /** Whether the database was made just now. */
  firstStart: boolean
  /** The server's process, which changes when it had to be started again. */
  pid(): number
  /** Why a connection was lost, when its server has said so since it was started; else the error itself. */
  explain(error: unknown): unknown
  stop(): Promise<void>
}

/** The data folder is in use by another process, whose database may be joined. */
export class DataFolderInUse extends EmbeddedDatabaseError {
  constructor(
    dataDir: string,
    readonly pid: number | undefined,
    readonly connectionString: string | null,
  ) {
    const who = pid ? `process ${pid}` : 'another process'
    super(
      `Botika already runs on ${dataDir} (${who}): stop it first, or give this one a folder of its own with BOTIKA_DATA.`,
    )
  }
}

/** Makes, starts and keeps running the built-in PostgreSQL of a data folder. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = makeFolder(options.dataDir)
  const lock = await holdFolder(dataDir)
  try {
    return await start(options, dataDir, lock)
  } catch (error) {
    await lock.release()
    throw error instanceof EmbeddedDatabaseError || !isSystemFault(error)
      ? error
      : explain(String(error), dataDir)
  }
}

async function start(options: EmbeddedOptions, dataDir: string, lock: Lock): Promise<EmbeddedDatabase> {
  const { say, settings = {}, transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options
  const account = databaseAccount(path.join(dataDir, 'postgres'), dataDir)
  const home = await homeOf(dataDir, account)
  const binaries = await findBinaries(account, account.uid === undefined ? dataDir : ELSEWHERE)
  const address = transport === 'socket' ? socketAddress(home, account) : await loopbackAddress(home, account)
  const log = path.join(home, 'postgres.log')
  const from = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const { server, isNew } = await bringUp({ binaries, account, home, log, address, settings, say }).catch(
    (error: unknown) => {
      leaveAddress(address)
      throw error
    },
  )
  lock.tell({ host: address.host, port: address.port })
  return {
    connectionString: connectionStringOf(address),
    dataDir: home,
    firstStart: isNew,
    pid: server.pid,
    explain(error) {
      const said = readFileSync(log).subarray(from).toString('utf8')
      return isDiskFull(said) && !(error instanceof EmbeddedDatabaseError) ? explain(said, home) : error
    },
    async stop() {
      await server.stop()
      leaveAddress(address)
      await lock.release()
    },
  }
}

interface Needs {
  binaries: Binaries
  account: Account
  home: string
  log: string
  address: Address
  settings: Record<string, string>
  say: Say
}

async function bringUp(needs: Needs) {
  const { address, say } = needs
  const { cluster, isNew } = await ensureCluster(needs)
  if (isNew) say('Made a new database')
  if (await stopOrphan({ ...needs, cluster })) say('Stopped the database that an earlier run left behind')

  const server = await supervise({ ...needs, cluster }, say)
  try {
    await ensureDatabase(address)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { server, isNew }
}

function makeFolder(folder: string): string {
  try {
    // the database's account has to pass through, and no more than that
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    return realpathSync(folder)
  } catch (error) {
    throw isSystemFault(error) ? explain(String(error), folder) : error
  }
}

async function holdFolder(dataDir: string): Promise<Lock> {
  try {
    return await takeLock(dataDir)
  } catch (error) {
    if (!(error instanceof Held)) throw isSystemFault(error) ? explain(String(error), dataDir) : error
    const address = addressOf(error.holder, dataDir)
    throw new DataFolderInUse(dataDir, error.holder.pid, address && connectionStringOf(address))
  }
}

async function ensureDatabase(address: Address) {
  const client = new pg.Client({ connectionString: connectionStringOf(address, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!found.rowCount) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
