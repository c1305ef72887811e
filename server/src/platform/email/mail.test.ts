import { eq, sql } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs as jobTable, mails } from '../../schema'
import { jobRepository } from '../jobs/repository'
import { jobService, waitAfter } from '../jobs/service'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { makeCarrier } from './carrier'
import type { MailRow } from './repository'
import { mailRepository } from './repository'
import { mailService } from './service'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

const received = (to: string) => ({
  kind: 'order_placed',
  to,
  subject: () => 'We have your order\r\nBcc: everybody@example.com',
  greeting: () => 'Hello <b>Ana</b>,',
  paragraphs: [() => 'Thank you & see you soon.'],
  link: { label: () => 'Track your order', href: 'https://example.com/track-your-order?order_number=BTK-1' },
})

/** An outbox whose carrier fails so often, and whose database does when emails are first noted as sent. */
function anOutbox(failures: number, isAway = false) {
  const carried: MailRow[] = []
  const repository = mailRepository(database.db)
  const errors: unknown[] = []
  const jobs = jobService({ repository: jobRepository(database.db), onError: (error) => errors.push(error) })
  const mail = mailService({
    repository: {
      ...repository,
      markSent: (ids) => {
        if (!isAway) return repository.markSent(ids)
        isAway = false
        return Promise.reject(new Error('The database is away'))
      },
    },
    jobs,
    carry: (one) => {
      if (failures-- > 0) return Promise.reject(new Error('The mail server is asleep'))
      carried.push(one)
      return Promise.resolve()
    },
  })
  return { jobs, mail, carried, errors }
}

const makeDue = () =>
  database.db.orm
    .update(jobTable)
    .set({ run_at: sql`now()` })
    .where(sql`done_at is null`)

describe('the outbox', () => {
  it('sends an email once, though the database goes away before it is noted', async () => {
    const { mail, jobs, carried, errors } = anOutbox(0, true)
    await database.db.transaction((tx) => mail.queue(tx, [received('noted@example.com')]))
    await jobs.runDue()
    await makeDue()
    await jobs.runDue()
    expect(carried.map((one) => one.recipient)).toEqual(['noted@example.com'])
    expect(errors).toEqual([])
  })

  it('sends an email once, however many servers look', async () => {
    const { mail, jobs, carried } = anOutbox(0)
    await database.db.transaction((tx) => mail.queue(tx, [received('once@example.com')]))
    const other = anOutbox(0)
    await Promise.all([jobs.runDue(), other.jobs.runDue(), jobs.runDue()])
    await jobs.runDue()
    expect([...carried, ...other.carried].map((one) => one.recipient)).toEqual(['once@example.com'])
  })

  it('holds nothing of a transaction that was given up', async () => {
    const { mail, jobs, carried } = anOutbox(0)
    const failing = database.db.transaction(async (tx) => {
      await mail.queue(tx, [received('never@example.com')])
      throw new Error('no order after all')
    })
    await expect(failing).rejects.toThrow('no order after all')
    await jobs.runDue()
    expect(carried).toEqual([])
  })

  it('tries again later when the mail server fails, and keeps why', async () => {
    const { mail, jobs, carried, errors } = anOutbox(2)
    await database.db.transaction((tx) => mail.queue(tx, [received('patient@example.com')]))
    await jobs.runDue()
    // not due again at once
    await jobs.runDue()
    expect(errors).toHaveLength(1)
    const row = async () =>
      (await database.db.orm.select().from(mails).where(eq(mails.recipient, 'patient@example.com')))[0]
    expect(await row()).toMatchObject({ sent_at: null, last_error: 'The mail server is asleep', attempts: 1 })
    for (let tries = 0; tries < 2; tries++) {
      await makeDue()
      await jobs.runDue()
    }
    expect(carried).toHaveLength(1)
    expect(await row()).toMatchObject({ last_error: null, attempts: 3, sent_at: expect.any(Date) })
  })

  it('escapes what people wrote, and lets no header into the subject', async () => {
    const { mail } = anOutbox(0)
    await database.db.transaction((tx) => mail.queue(tx, [received('safe@example.com')]))
    const [row] = await database.db.orm.select().from(mails).where(eq(mails.recipient, 'safe@example.com'))
    expect(row?.subject).toBe('We have your order Bcc: everybody@example.com')
    expect(row?.html).not.toContain('<b>')
    expect(row?.text).toContain('https://example.com/track-your-order?order_number=BTK-1')
  })
})

describe('jobs', () => {
  it('with a key are added once', async () => {
    const jobs = jobService({ repository: jobRepository(database.db), onError: () => {} })
    const seen: unknown[] = []
    jobs.handle('count', (payload) => Promise.resolve(void seen.push(payload)))
    const job = { kind: 'count', key: 'subscription:2026-01-05', payload: { id: 1 } }
    await jobs.add(undefined, [job, { ...job, payload: { id: 2 } }])
    await jobs.add(undefined, [job])
    await jobs.runDue()
    await jobs.add(undefined, [job])
    await jobs.runDue()
    expect(seen).toEqual([{ id: 1 }])
  })

  it('wait twice as long after each failure, an hour at most', () => {
    expect([1, 2, 3, 20].map(waitAfter)).toEqual([10, 20, 40, 3_600])
  })
})

describe('emails as files', () => {
  it('are for the account of the server alone, also in a folder that others could enter before', async () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'botika-mail-'))
    const folder = path.join(parent, 'mail')
    mkdirSync(folder, { mode: 0o755 })
    const { mail, jobs } = anOutbox(0)
    await database.db.transaction((tx) => mail.queue(tx, [received('closed@example.com')]))
    const [row] = await database.db.orm.select().from(mails).where(eq(mails.recipient, 'closed@example.com'))
    const carry = makeCarrier({ smtpUrl: undefined, from: 'Botika <a@example.com>', folder })
    await carry(row as MailRow)
    await jobs.runDue()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const [file = ''] = readdirSync(folder)
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
    rmSync(parent, { recursive: true })
  })
})
