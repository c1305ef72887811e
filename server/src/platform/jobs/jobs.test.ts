import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { jobRepository } from './repository'
import { type AboutJob, jobService } from './service'

const TIMES_UNTIL_A_PLAN_IS_KEPT = 7

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())
afterEach(() => void vi.useRealTimers())

function aService(repository = jobRepository(database.db)) {
  const failed: { message: string; about: AboutJob }[] = []
  const jobs = jobService({
    repository,
    onError: (error, about) => failed.push({ message: (error as Error).message, about }),
  })
  return { jobs, failed }
}

it('does other jobs, and begins other emails, while a mail server keeps emails waiting', async () => {
  const { jobs } = aService()
  const order: string[] = []
  let begun = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  jobs.handle(
    'mail',
    () => {
      begun++
      return held.then(() => void order.push('email'))
    },
    'mail',
  )
  const isDone = new Promise<void>((resolve) =>
    jobs.handle('recurring-order', async () => {
      order.push('order')
      resolve()
    }),
  )
  const emails = Array.from({ length: 50 }, (_, index) => ({ kind: 'mail', payload: { mail_id: index } }))
  await jobs.add(undefined, [...emails, { kind: 'recurring-order', payload: {} }])
  const all = jobs.runDue()
  await isDone
  await vi.waitFor(() => expect(begun).toBe(50))
  release()
  expect(await all).toBe(51)
  expect(order[0]).toBe('order')
})

it('takes no more jobs at once than it asks for, though there were none when that was planned', async () => {
  const { db } = database
  await db.sql.query('delete from jobs')
  await db.sql.query('vacuum analyze jobs')
  const repository = jobRepository(db)
  for (let times = 0; times < TIMES_UNTIL_A_PLAN_IS_KEPT; times++) await repository.claim(['many'], 12)
  await repository.insert(
    undefined,
    Array.from({ length: 500 }, () => ({ kind: 'many', payload: {} })),
  )
  expect(await repository.claim(['many'], 12)).toHaveLength(12)
  await db.sql.query('delete from jobs')
})

it('keeps no place for what a mail server leaves waiting longer than the rest', async () => {
  const { jobs } = aService()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let sent = 0
  jobs.handle('mail', async (payload) => ((payload as { hangs: boolean }).hangs ? held : void sent++), 'mail')
  const emails = Array.from({ length: 200 }, (_, index) => ({
    kind: 'mail',
    payload: { hangs: index % 6 === 0 },
  }))
  await jobs.add(undefined, emails)
  const all = jobs.runDue()
  await vi.waitFor(() => expect(sent).toBe(166), { timeout: 20_000 })
  release()
  expect(await all).toBe(200)
})

it('names what failed of all that is done now and then, and does the rest', async () => {
  const { jobs, failed } = aService()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const rest = vi.fn<() => Promise<void>>(async () => {})
  jobs.every(1_000, 'delete old emails', () => Promise.reject(new Error('no such column')))
  jobs.every(1_000, 'delete finished jobs', rest)
  jobs.start()
  await vi.advanceTimersByTimeAsync(1_500)
  await jobs.stop()
  expect(failed).toEqual([{ message: 'no such column', about: { kind: 'delete old emails' } }])
  expect(rest).toHaveBeenCalledOnce()
})

it('does again what failed now and then, never twice at a time, and ends when told', async () => {
  let running = 0
  let runs = 0
  const { jobs, failed } = aService()
  await new Promise<void>((resolve) => {
    jobs.every(1, 'count', async () => {
      expect(++running).toBe(1)
      await new Promise(setImmediate)
      running--
      if (++runs === 1) throw new Error('once')
      if (runs === 3) void jobs.stop().then(resolve)
    })
    jobs.start()
  })
  expect(failed).toHaveLength(1)
  expect(runs).toBe(3)
})

it('says once that it cannot look for jobs, not each second', async () => {
  const claim = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('the database is away')))
  const { jobs, failed } = aService({ ...jobRepository(database.db), claim })
  jobs.handle('count', async () => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  jobs.start()
  await vi.advanceTimersByTimeAsync(5_500)
  await jobs.stop()
  expect(claim.mock.calls.length).toBeGreaterThan(2)
  expect(failed).toEqual([{ message: 'the database is away', about: { kind: 'looking for jobs (main)' } }])
})

it('notes what was done although the failure of another job could not be noted', async () => {
  const repository = jobRepository(database.db)
  const { jobs, failed } = aService({
    ...repository,
    markFailed: () => Promise.reject(new Error('no connection')),
  })
  let times = 0
  jobs.handle('works', async () => void times++)
  jobs.handle('fails', () => Promise.reject(new Error('cannot')))
  await jobs.add(undefined, [
    { kind: 'works', payload: {} },
    { kind: 'fails', payload: {} },
  ])
  await jobs.runDue()
  await database.db.sql.query('update jobs set locked_until = null where done_at is null')
  await jobs.runDue()
  expect(times).toBe(1)
  expect(failed.map(({ message }) => message)).toContain('no connection')
})
