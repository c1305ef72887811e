import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedDatabaseError } from './error'
import { DataFolderInUse, startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '.'

// making a database is slow on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let running: EmbeddedDatabase[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'botika-test-'))
  chmodSync(folder, 0o711)
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()))
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = () => path.join(folder, `with spaces and ${'a very '.repeat(12)}long name`)

async function start(options: Partial<EmbeddedOptions> = {}) {
  const database = await startEmbedded({ dataDir: dataDir(), say: () => {}, ...options })
  running.push(database)
  return database
}

async function stop(database: EmbeddedDatabase) {
  running = running.filter((other) => other !== database)
  await database.stop()
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat() as unknown[]
  } finally {
    await client.end()
  }
}

/** Asks again while the database is away. */
async function queryWhenBack(connectionString: string, sql: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(connectionString, sql)
    } catch (error) {
      if (attempt > 1_000) throw error
      await sleep(50)
    }
  }
}

/** Another process that starts the database, writes a row and is killed. */
async function dieWithDatabaseOpen() {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))})
    const pg = (await import('pg')).default
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir())}, say: () => {} })
    const client = new pg.Client({ connectionString: database.connectionString })
    await client.connect()
    await client.query('create table kept (word text); insert into kept values (\\'acknowledged\\')')
    console.log(JSON.stringify({ postmaster: database.pid() }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGKILL')
  await once(child, 'exit')
  return JSON.parse(line.toString()) as { postmaster: number }
}

describe('the built-in database', () => {
  it('is made at the first start and keeps what was written', async () => {
    const first = await start()
    expect(first.firstStart).toBe(true)
    await query(first.connectionString, `create table kept as select 'Ñ' as word`)
    await stop(first)

    const second = await start()
    expect(second.firstStart).toBe(false)
    expect(await query(second.connectionString, 'select word from kept')).toEqual(['Ñ'])
  })

  it('is kept where its account gets in, also when that is not in the project', async () => {
    chmodSync(folder, 0o700)
    const database = await start()
    const isElsewhere = database.dataDir.startsWith('/var/lib/botika/')
    expect(isElsewhere).toBe(process.getuid?.() === 0)
    await query(database.connectionString, `create table kept as select 'here' as word`)
    await stop(database)

    const again = await start()
    expect(again.dataDir).toBe(database.dataDir)
    expect(await query(again.connectionString, 'select word from kept')).toEqual(['here'])
    await stop(again)
    if (isElsewhere) rmSync(again.dataDir, { recursive: true })
  })

  it('speaks UTF-8, is durable and takes no connection over TCP', async () => {
    const { connectionString } = await start()
    const show = async (name: string) => (await query(connectionString, `show ${name}`))[0]
    expect(await show('server_encoding')).toBe('UTF8')
    expect(await show('fsync')).toBe('on')
    expect(await show('synchronous_commit')).toBe('on')
    expect(await show('listen_addresses')).toBe('')
    expect(await show('jit')).toBe('off')
  })

  it('refuses a second opener and tells it where the first one answers', async () => {
    const first = await start()
    const refusal = await startEmbedded({ dataDir: dataDir(), say: () => {} }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect(refusal).toMatchObject({ pid: process.pid, connectionString: first.connectionString })
    expect(String(refusal)).toContain('BOTIKA_DATA')
    expect(await query(first.connectionString, 'select 1')).toEqual([1])
  })

  it('takes over from a process that was killed and left the database running', async () => {
    await dieWithDatabaseOpen()
    const said: string[] = []
    const next = await start({ say: (line) => said.push(line) })
    expect(said).toContain('Stopped the database that an earlier run left behind')
    expect(await query(next.connectionString, 'select word from kept')).toEqual(['acknowledged'])
  })

  it('keeps what was acknowledged when process and database are killed together', async () => {
    const { postmaster } = await dieWithDatabaseOpen()
    process.kill(postmaster, 'SIGKILL')
    const next = await start()
    expect(await query(next.connectionString, 'select word from kept')).toEqual(['acknowledged'])
  })

  it('comes back by itself when its server is killed', async () => {
    const database = await start()
    await query(database.connectionString, `create table kept as select 'acknowledged' as word`)
    const before = database.pid()
    process.kill(before, 'SIGKILL')
    expect(await queryWhenBack(database.connectionString, 'select word from kept')).toEqual(['acknowledged'])
    expect(database.pid()).not.toBe(before)
  })

  it('knows from what its server said that a connection was lost because the disk is full', async () => {
    const log = path.join(dataDir(), 'postgres.log')
    mkdirSync(dataDir(), { recursive: true, mode: 0o711 })
    writeFileSync(log, 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n')
    const database = await start()
    const lost = new Error('Connection terminated unexpectedly')
    expect(database.explain(lost)).toBe(lost)
    appendFileSync(log, 'PANIC:  could not write to file "pg_wal/xlogtemp.2": No space left on device\n')
    expect(String(database.explain(lost))).toMatch(/^EmbeddedDatabaseError: The disk that holds .* is full: /)
    const refusal = new EmbeddedDatabaseError('Another import is running.')
    expect(database.explain(refusal)).toBe(refusal)
  })

  it('asks for its password where it has to use a port', async () => {
    const { connectionString } = await start({ transport: 'loopback' })
    expect(await query(connectionString, 'select 1')).toEqual([1])
    const guess = new URL(connectionString)
    guess.password = 'guess'
    await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  it('leaves the files of another PostgreSQL alone', async () => {
    const cluster = path.join(dataDir(), 'postgres')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(path.join(cluster, 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 16 and this release brings 17/)
  })
})
