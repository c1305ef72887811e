import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mails } from '@botika/common/mails/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails as mailTable } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { makeWorld, type World } from '../../testing/world'
import { withoutSecrets } from './outbox-service'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

async function aEmail(facts: Partial<typeof mailTable.$inferInsert> = {}) {
  const [row] = await world.db.orm
    .insert(mailTable)
    .values({
      kind: 'password_reset',
      recipient: 'ana@example.com',
      subject: 'Set a new password',
      text: 'Set it: https://example.com/reset-password?token=very-secret',
      html: '<p>Set it</p>',
      ...facts,
    })
    .returning()
  return row?.id ?? 0
}

describe('the outbox', () => {
  it('is for admins alone', async () => {
    const id = await aEmail()
    const only = { guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 }
    const { tokens } = visitors
    expect(await statusesFor(tokens, (as) => world.ask(mails.list, { query: {} }, { as }))).toEqual(only)
    expect(await statusesFor(tokens, (as) => world.ask(mails.one, { params: { id } }, { as }))).toEqual(only)
  })

  it('shows words without what opens an account, and writes down who read them', async () => {
    const id = await aEmail()
    const received = await world.call(mails.one, { params: { id } }, asAdmin())
    expect(received.text).toBe('Set it: https://example.com/reset-password?token=…')
    const { rows } = await world.db.sql.query(
      `select action from audit_entries where resource = 'mails' and record_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ action: 'view' }])
  })

  it('cuts every secret in an address short and nothing else', () => {
    const text = 'See https://b.ph/track?order_number=BTK-123&x=1#t and https://b.ph/news?page=2'
    expect(withoutSecrets(text)).toBe(
      'See https://b.ph/track?order_number=…&x=1#t and https://b.ph/news?page=2',
    )
  })

  it('counts and finds by what became of emails', async () => {
    const recipient = 'counted@example.com'
    await aEmail({ recipient })
    await aEmail({ recipient, sent_at: new Date() })
    const failed = await aEmail({ recipient, last_error: 'No such mailbox', attempts: 10 })
    const list = (status?: 'failed') =>
      world.call(mails.list, { query: { keyword: 'counted', ...(status ? { status } : {}) } }, asAdmin())
    expect((await list()).counts).toEqual({ all: 3, waiting: 1, sent: 1, failed: 1 })
    expect((await list('failed')).data).toMatchObject([
      { id: failed, status: 'failed', last_error: 'No such mailbox', gave_up: true },
    ])
  })

  it('sends again what was sent, and what was given up', async () => {
    const id = await aEmail({ last_error: 'Asleep', attempts: 10 })
    const resent = await world.call(mails.resend, { params: { id }, body: {} }, asAdmin())
    expect(resent).toMatchObject({ status: 'waiting', gave_up: false, next_try_at: expect.any(String) })
    await world.jobs.runDue()
    const [row] = await world.db.orm.select().from(mailTable).where(eq(mailTable.id, id))
    expect(row?.sent_at).toBeInstanceOf(Date)
    await world.call(mails.resend, { params: { id }, body: {} }, asAdmin())
    await world.jobs.runDue()
    const { rows } = await world.db.sql.query<{ n: number }>(
      `select count(*)::int as n from jobs where key = 'mail:' || $1::int`,
      [id],
    )
    expect(rows).toEqual([{ n: 1 }])
    // a second received, also to mail programs, which show what has one message id once
    const folder = path.join(world.env.BOTIKA_DATA, 'mail')
    const files = readdirSync(folder).filter((name) => name.startsWith(String(id).padStart(8, '0')))
    const ids = files.map(
      (name) => /^Message-ID: (.*)$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1],
    )
    expect(new Set(ids).size).toBe(2)
    expect((await world.ask(mails.resend, { params: { id: 999_999 }, body: {} }, asAdmin())).status).toBe(404)
  })
})
