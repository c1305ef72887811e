import { expected } from '@botika/common/expected'
import { status, type Status } from '@botika/common/status/endpoints'
import { readdir, readFile, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../files/store'
import type { Admission } from '../http/admission'
import type { Serve } from '../http/serve'
import type { CacheCounts } from '../lib/cache-counts'
import type { Env } from '../lib/env'
import { projectPath } from '../lib/project-path'
import type { StateRepository } from './repository'

interface Needs {
  env: Pick<Env, 'BOTIKA_DATA' | 'S3_BUCKET'>
  state: StateRepository
  store: FileStore
  admission: Admission
  caches: ReadonlyMap<string, CacheCounts>
}

/** Nobody's picture: whether it is there is asked to see whether the storage answers. */
const PROBE = 'status-probe.webp'
const STORAGE_MS = 3_000

export function statusRoutes(serve: Serve, { env, state, store, admission, caches }: Needs) {
  const answers = () =>
    Promise.race([
      store.age(PROBE).then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, STORAGE_MS, false).unref()),
    ]).catch((error: unknown) => expected('The storage is away')(error) ?? false)

  async function read(): Promise<Status> {
    const [facts, replicas, waiting, givenUp, mails, isReachable, version, backup, disk] = await Promise.all([
      state.facts(),
      state.replicas(),
      state.waiting(),
      state.givenUp(),
      state.mailsWaiting(),
      answers(),
      versionOf(),
      lastBackup(path.resolve(env.BOTIKA_DATA, 'backups')),
      roomIn(env.BOTIKA_DATA),
    ])
    const { atWork, ...turns } = admission.counts()
    return {
      version,
      started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      database: facts ?? { version: '', bytes: 0 },
      replicas,
      jobs: { waiting, given_up: givenUp },
      mails_waiting: mails,
      storage: { kind: env.S3_BUCKET ? 's3' : 'disk', is_reachable: isReachable },
      caches: [...caches].map(([name, counts]) => ({ name, ...counts })),
      requests: { at_work: atWork, ...turns },
      last_backup_at: backup,
      disk,
    }
  }

  serve(status.read, read)
}

const versionOf = async () =>
  (JSON.parse(await readFile(projectPath('package.json'), 'utf8')) as { version: string }).version

/** When the newest backup that is whole was made; those that went elsewhere are not known. */
async function lastBackup(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(expected('There is no backup yet'))
  const times = await Promise.all(
    (names ?? [])
      .filter((name) => !name.endsWith('.unfinished'))
      .map((name) => stat(path.join(folder, name, 'manifest.json')).catch(expected('No backup'))),
  )
  const newest = Math.max(...times.map((found) => found?.mtimeMs ?? 0), 0)
  return newest > 0 ? new Date(newest).toISOString() : null
}

async function roomIn(folder: string): Promise<Status['disk']> {
  const found = await statfs(folder).catch(expected('The disk tells nothing'))
  return found ? { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize } : null
}
