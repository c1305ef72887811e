import { status } from '@botika/common/status/endpoints'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAdmin } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const read = () => world.call(status.read, {}, { as: admin })

it('says how everything is while there is nothing to do', async () => {
  const found = await read()
  expect(found).toMatchObject({
    version: '1.0.0',
    database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
    replicas: [],
    jobs: { waiting: [], given_up: [] },
    mails_waiting: 0,
    storage: { kind: 'disk', is_reachable: true },
    requests: { at_work: 1, waiting: { trade: 0, browsing: 0 } },
    last_backup_at: null,
  })
  expect(Date.parse(found.started_at)).toBeLessThanOrEqual(Date.now())
  expect(found.disk?.total_bytes).toBeGreaterThan(found.disk?.free_bytes ?? Infinity)
})

it('counts jobs that wait and jobs that were given up, by kind', async () => {
  const runAt = new Date(Date.now() - 3_600_000)
  await world.jobs.add(undefined, [
    { kind: 'of a test', payload: {}, runAt },
    { kind: 'of a test', payload: {} },
    { kind: 'hopeless', payload: {}, maxAttempts: 0 },
    { kind: 'of tomorrow', payload: {}, runAt: new Date(Date.now() + 86_400_000) },
  ])
  const { jobs } = await read()
  expect(jobs.waiting).toEqual([{ kind: 'of a test', count: 2, oldest_seconds: expect.any(Number) }])
  expect(jobs.waiting[0]?.oldest_seconds).toBeGreaterThanOrEqual(3_600)
  expect(jobs.given_up).toEqual([{ kind: 'hopeless', count: 1 }])
})

it('knows the newest backup that is whole', async () => {
  const data = world.env.BOTIKA_DATA
  for (const name of ['monday', 'tuesday.unfinished']) {
    mkdirSync(path.join(data, 'backups', name), { recursive: true })
    writeFileSync(path.join(data, 'backups', name, 'manifest.json'), '{}')
  }
  const before = await read()
  expect(Date.parse(before.last_backup_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000)
  renameSync(path.join(data, 'backups', 'monday'), path.join(data, 'backups', 'monday.unfinished'))
  expect((await read()).last_backup_at).toBeNull()
})

it('says when the storage is away', async () => {
  const account = { S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'nothing' }
  const away = await makeWorld({ S3_BUCKET: 'none', S3_ENDPOINT: 'http://127.0.0.1:9', ...account })
  const as = await away.signIn(await anAdmin(away))
  expect((await away.call(status.read, {}, { as })).storage).toEqual({ kind: 's3', is_reachable: false })
  await away.close()
})
