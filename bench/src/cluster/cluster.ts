import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { aMailServer } from '../../../server/src/testing/mail-server'
import { anS3Server } from '../../../server/src/testing/s3-server'
import { openLink } from './link'
import { account, killPostgres, mustBeFree, programs, type Running, start, until } from './programs'
import { MALLOC } from '../server'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FILES = path.join(ROOT, 'deploy/cluster')
const MAIN = path.join(ROOT, 'server/dist/main.js')
const PASSWORD = 'only-for-trying'

export interface ClusterOptions {
  /** First of the 33 ports among which some are used. */
  port?: number
  servers?: number
  standbys?: number
  /** Whether servers read from the standbys. */
  readsStandbys?: boolean
  isSynchronous?: boolean
  demo?: boolean
  /** Gives every node a disk of its own of this size, which can be filled; as root alone. */
  diskMb?: number
  /** What the servers run at first, where it is not this release. */
  main?: string | undefined
}

export interface Node extends Running {
  /** PostgreSQL's port, which HAProxy hides. */
  port: number
  /** Where its data lies. */
  data: string
  restApi: string
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** What a cluster has on this machine, for whoever ends it at any moment. */
interface Holdings {
  folder: string
  running: Running[]
  disks: string[]
  dataFolders: string[]
  isEnding: boolean
}

/**
 * A whole installation on this machine from the files of deploy/cluster: three nodes, HAProxy, S3 and servers.
 * Ctrl-C ends all of it, also while it starts, and the command with exit code 130.
 */
export async function startCluster(options: ClusterOptions = {}) {
  const { port = 6400 } = options
  const found = needed()
  for (const offset of PORTS) await mustBeFree(port + offset, port)
  const holdings: Holdings = {
    folder: mkdtempSync(path.join(tmpdir(), 'botika-cluster-')),
    running: [],
    disks: [],
    dataFolders: [],
    isEnding: false,
  }
  // Ctrl-C may arrive twice, from the terminal and from npm: the second must not end it half stopped
  const interrupt = () => {
    if (holdings.isEnding) return
    console.log('Stopping the cluster, for up to half a minute')
    void end(holdings).then(() => process.exit(130))
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  const stop = async (kind?: NodeJS.Signals) => {
    await end(holdings, kind)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
  try {
    const cluster = await build(options, holdings, found)
    return {
      ...cluster,
      async stop() {
        await stop()
        await cluster.close()
      },
    }
  } catch (error) {
    // what was to start next fails while all of it ends
    if (holdings.isEnding) return await new Promise<never>(() => {})
    await stop('SIGKILL')
    throw error
  }
}

const needed = () => programs('patroni', 'etcd', 'haproxy', 'pgbackrest', 'postgres')

/** Of the ports from `port` on: HAProxy's three, etcd's two, PostgreSQL's, Patroni's and the servers'. */
const PORTS = [0, 1, 2, 3, 4, 11, 12, 13, 19, 21, 22, 23, 31, 32]

async function end(holdings: Holdings, kind?: NodeJS.Signals) {
  holdings.isEnding = true
  for (const one of holdings.running.toReversed()) await one.stop(kind)
  // PostgreSQL outlives a Patroni that was killed
  for (const data of holdings.dataFolders) killPostgres(data, 'SIGKILL')
  for (const disk of holdings.disks) spawnSync('umount', ['-l', disk])
  rmSync(holdings.folder, { recursive: true, force: true })
}

async function build(options: ClusterOptions, holdings: Holdings, found: ReturnType<typeof needed>) {
  const { folder, running, disks, dataFolders } = holdings
  const { port = 6400, servers: serverCount = 2, standbys = 2, readsStandbys = true } = options
  const { isSynchronous = true, demo = true, diskMb, main = MAIN } = options
  const { patroni, etcd, haproxy, pgbackrest, postgres } = found
  const mine = account()
  const own = (...parts: string[]) => {
    const at = path.join(folder, ...parts)
    mkdirSync(at, { recursive: true, mode: 0o700 })
    if ('uid' in mine) chownSync(at, mine.uid, mine.gid)
    return at
  }
  if ('uid' in mine) chownSync(folder, mine.uid, mine.gid)
  const begin = (asked: Parameters<typeof start>[0]) => {
    if (holdings.isEnding) throw new Error('The cluster is ending')
    const one = start(asked)
    running.push(one)
    return one
  }
  const host = '127.0.0.1'
  const at = (offset: number) => `${host}:${port + offset}`
  const [shopAt, primaryAt, standbysAt, etcdAt] = [at(0), at(1), at(2), at(3)]

  begin({
    name: 'etcd',
    command: etcd,
    folder: own('etcd'),
    args: [
      '--enable-v2',
      '--data-dir=data',
      `--listen-client-urls=http://${etcdAt}`,
      `--advertise-client-urls=http://${etcdAt}`,
      `--listen-peer-urls=http://${at(4)}`,
      `--initial-advertise-peer-urls=http://${at(4)}`,
      `--initial-cluster=default=http://${at(4)}`,
    ],
  })
  await until('etcd', async () => (await fetch(`http://${etcdAt}/health`)).ok)

  const backups = own('backups')
  const patroniFile = path.join(folder, 'patroni.yml')
  writeFileSync(
    patroniFile,
    readFileSync(path.join(FILES, 'patroni.yml'), 'utf8')
      .replaceAll('pgbackrest --', `pgbackrest --config=${folder}/pgbackrest.conf --`)
      .replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`),
  )

  function startNode(number: number): Node {
    const name = `node${number}`
    const nodeFolder = own(name)
    if (diskMb !== undefined && !disks.includes(nodeFolder)) {
      const owner = 'uid' in mine ? `,uid=${mine.uid},gid=${mine.gid}` : ''
      const options = `size=${diskMb}m,mode=700${owner}`
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', nodeFolder])
      if (mounted.status !== 0) throw new Error(`A small disk needs root: ${String(mounted.stderr)}`)
      disks.push(nodeFolder)
    }
    const postgresPort = port + 10 + number
    const restApi = at(20 + number)
    const one = begin({
      name,
      command: patroni,
      args: [patroniFile],
      folder: nodeFolder,
      env: {
        HOME: nodeFolder,
        LANG: 'C.UTF-8',
        PATRONI_NAME: name,
        PATRONI_ETCD_HOSTS: etcdAt,
        PATRONI_RESTAPI_LISTEN: restApi,
        PATRONI_RESTAPI_CONNECT_ADDRESS: restApi,
        PATRONI_POSTGRESQL_LISTEN: `${host}:${postgresPort}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${postgresPort}`,
        PATRONI_POSTGRESQL_DATA_DIR: path.join(nodeFolder, 'data'),
        PATRONI_POSTGRESQL_PGPASS: path.join(nodeFolder, 'pgpass'),
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_PASSWORD: PASSWORD,
        PATRONI_botika_PASSWORD: PASSWORD,
        PATRONI_botika_OPTIONS: 'createdb',
        PGBACKREST_PG1_PATH: path.join(nodeFolder, 'data'),
        PGBACKREST_PG1_PORT: String(postgresPort),
      },
    })
    const data = path.join(nodeFolder, 'data')
    dataFolders.push(data)
    return { ...one, port: postgresPort, data, restApi: `http://${restApi}` }
  }

  writeFileSync(
    path.join(folder, 'pgbackrest.conf'),
    readFileSync(path.join(FILES, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', backups)
      .replace(
        '[global]',
        `[global]\nlog-path=${own('backup-log')}\nlock-path=${own('backup-lock')}\nspool-path=${own('backup-spool')}`,
      )
      .replace(/pg1-.*/g, ''),
  )

  /** Runs pgBackRest for a node; throws what it says. */
  async function backUp({ data, port: postgresPort }: Pick<Node, 'data' | 'port'>, ...args: string[]) {
    await promisify(execFile)(
      pgbackrest,
      [`--config=${folder}/pgbackrest.conf`, '--stanza=botika', ...args],
      {
        ...mine,
        cwd: folder,
        env: {
          ...process.env,
          PGPASSWORD: PASSWORD,
          PGUSER: 'postgres',
          PGBACKREST_PG1_PATH: data,
          PGBACKREST_PG1_PORT: String(postgresPort),
        },
      },
    )
  }

  /** Restores the newest backup as it was at a moment, beside the nodes; answers where it can be read. */
  async function restoreTo(moment: string): Promise<string> {
    const home = own('restored')
    const restored = { data: own('restored', 'data'), port: port + 19 }
    await backUp(restored, '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
    const settings = {
      port: restored.port,
      listen_addresses: host,
      unix_socket_directories: folder,
      archive_mode: 'off',
      synchronous_standby_names: '',
    }
    begin({
      name: 'restored',
      command: postgres,
      folder: home,
      args: [
        '-D',
        restored.data,
        ...Object.entries(settings).flatMap(([name, is]) => ['-c', `${name}=${is}`]),
      ],
      env: { PGBACKREST_PG1_PATH: restored.data },
    })
    const url = `postgres://postgres:${PASSWORD}@${host}:${restored.port}/botika`
    await until('the restored database', async () => {
      const [state] = await statement(url, 'select pg_is_in_recovery() as is_reading_log')
      return state?.['is_reading_log'] === false
    })
    return url
  }

  const isPrimary = async ({ restApi }: Node) => (await fetch(`${restApi}/primary`)).ok
  const isStandby = async ({ restApi }: Node) => (await fetch(`${restApi}/replica`)).ok
  const nodes = [startNode(1)]
  await until('the first node', () => isPrimary(nodes[0] as Node))
  await backUp(nodes[0] as Node, 'stanza-create')
  for (let number = 2; number <= standbys + 1; number++) nodes.push(startNode(number))
  for (const node of nodes.slice(1)) await until(node.name, () => isStandby(node))

  const asSuperuser = (node: Node, database = 'postgres') =>
    `postgres://postgres:${PASSWORD}@${host}:${node.port}/${database}`
  const statement = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  await statement(asSuperuser(nodes[0] as Node), 'create database botika owner botika')

  const node = (number: number) => ({
    [`NODE${number}_HOST`]: host,
    [`NODE${number}_POSTGRES`]: at(10 + number),
    [`NODE${number}_PATRONI_PORT`]: String(port + 20 + number),
  })
  let proxy: Running
  const startProxy = () => {
    proxy = begin({
      name: 'haproxy',
      command: haproxy,
      folder: own('haproxy'),
      args: ['-db', '-f', path.join(FILES, 'haproxy.cfg')],
      env: {
        HAPROXY_SOCKET: path.join(folder, 'haproxy/admin.sock'),
        HAPROXY_PRIMARY: primaryAt,
        HAPROXY_STANDBYS: standbysAt,
        HAPROXY_SHOP: shopAt,
        ...node(1),
        ...node(2),
        ...node(3),
        SHOP1: at(31),
        SHOP2: at(32),
      },
    })
  }
  startProxy()

  const s3 = await anS3Server()
  const mail = await aMailServer()
  // what lies between a server and the primary, to be cut and slowed down
  const link = await openLink({ host, port: port + 1 })
  const database = (address: string) => `postgres://botika:${PASSWORD}@${address}/botika`
  const serverOf = (number: number, serverMain: string, env: NodeJS.ProcessEnv = {}) =>
    begin({
      name: `server${number}`,
      command: process.execPath,
      args: [serverMain, 'serve'],
      folder: own(`server${number}`),
      asAccount: false,
      env: {
        ...MALLOC,
        PORT: String(port + 30 + number),
        BOTIKA_DATA: own(`server${number}`, 'data'),
        BOTIKA_URL: `http://localhost:${port}`,
        BOTIKA_SECRET: 'a key of the cluster for trying, long enough',
        BOTIKA_TRUST_PROXY: '1',
        BOTIKA_RATE_LIMIT: '0',
        BOTIKA_CAPTCHA: '0',
        BOTIKA_DEMO: demo ? '1' : '0',
        BOTIKA_DEMO_OPEN: '1',
        DATABASE_URL: database(link.address),
        SMTP_URL: mail.url,
        ...(readsStandbys && standbys > 0 ? { DATABASE_REPLICA_URL: database(standbysAt) } : {}),
        ...s3.settings,
        ...env,
      },
    })
  /** A server of this release, in place of one that was stopped. */
  const startServer = async (
    number: number,
    env: NodeJS.ProcessEnv = {},
    { serverMain = MAIN, isThere = '/readyz' } = {},
  ) => {
    const one = serverOf(number, serverMain, env)
    const url = `http://${at(30 + number)}`
    await until(one.name, async () => (await fetch(url + isThere)).ok, 300_000)
    return { ...one, url }
  }
  const servers = []
  // one after the other: the first makes the tables and the demo's data
  for (let number = 1; number <= serverCount; number++)
    servers.push(await startServer(number, {}, { serverMain: main }))
  await until('the shop behind HAProxy', async () => (await fetch(`http://${shopAt}/readyz`)).ok)

  return {
    folder,
    url: `http://${shopAt}`,
    primaryUrl: `postgres://postgres:${PASSWORD}@${primaryAt}/botika`,
    nodes,
    servers,
    s3,
    mail,
    link,
    asSuperuser,
    statement,
    isPrimary,
    isStandby,
    startNode,
    startProxy,
    proxy: () => proxy,
    startServer,
    /** The node that is primary now. */
    async primary(): Promise<Node> {
      for (const one of nodes) if (await isPrimary(one).catch(() => false)) return one
      throw new Error('No node is primary')
    },
    backUp,
    restoreTo,
    async close() {
      link.close()
      await Promise.all([s3.close(), mail.close()])
    },
    keepLogs(to: string) {
      for (const { name } of running)
        cpSync(path.join(folder, name, `${name}.log`), path.join(to, `${name}.log`))
    },
  }
}
