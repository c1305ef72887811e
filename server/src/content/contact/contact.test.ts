import { contact } from '@botika/common/contact/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const MESSAGE = {
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  message: 'My diabetes medicine is late.',
}
const send = (facts: object = {}) => world.call(contact.send, { body: { ...MESSAGE, ...facts } })
const found = async (query: object) =>
  (await world.call(contact.list, { query }, asAdmin())).data.map(({ id }) => id)

describe('messages to the people behind the marketplace', () => {
  it('are sent by anybody and read by admins alone', async () => {
    const sent = await send()
    expect(sent).toMatchObject({ ...MESSAGE, subject: '', handled_at: null })
    const list = (as: string | undefined) => world.ask(contact.list, { query: {} }, { as })
    const put = (as: string | undefined) =>
      world.ask(contact.update, { params: { id: sent.id }, body: { is_handled: false } }, { as })
    const expected = { guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 }
    expect(await statusesFor(visitors.tokens, list)).toEqual(expected)
    expect(await statusesFor(visitors.tokens, put)).toEqual(expected)
  })

  it('are refused without an address to answer to, and are cut by nobody', async () => {
    for (const facts of [{ email: 'nobody' }, { message: ' ' }, { name: '' }, { message: 'x'.repeat(5_001) }])
      await expect(send(facts)).rejects.toMatchObject({ status: 422 })
    const message = `${'ñ'.repeat(4_990)}\nEnd`
    expect((await send({ message })).message).toBe(message)
  })

  it('are put aside once answered, and back, without what they say being written down', async () => {
    const { id } = await send({ subject: 'Put aside' })
    const put = (is_handled: boolean) =>
      world.call(contact.update, { params: { id }, body: { is_handled } }, asAdmin())
    expect((await put(true)).handled_at).toEqual(expect.any(String))
    expect(await found({ keyword: 'put aside', is_handled: true })).toEqual([id])
    expect(await found({ keyword: 'put aside', is_handled: false })).toEqual([])
    expect((await put(false)).handled_at).toBeNull()
    expect(await found({ keyword: 'put aside', is_handled: false })).toEqual([id])
    const entries = await world.db.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.resource, 'contact-us'))
    expect(entries.length).toBeGreaterThan(1)
    expect(JSON.stringify(entries)).not.toMatch(/diabetes|ana\.reyes/i)
  })

  it('are answered once, by an email that repeats nothing of them', async () => {
    const { id } = await send({ subject: 'Late' })
    const answer = () =>
      world.ask(
        contact.reply,
        { params: { id }, body: { reply: 'It left today.\n\nIt comes tomorrow.' } },
        asAdmin(),
      )
    expect((await answer()).json).toMatchObject({
      reply: 'It left today.\n\nIt comes tomorrow.',
      handled_at: expect.any(String),
    })
    expect((await answer()).status).toBe(409)
    const { rows } = await world.db.sql.query<{ recipient: string; subject: string; text: string }>(
      "select recipient, subject, text from mails where kind = 'contact_reply'",
    )
    expect(rows).toMatchObject([{ recipient: MESSAGE.email, subject: 'Re: Late' }])
    expect(rows[0]?.text).toContain('It comes tomorrow.')
    expect(rows[0]?.text).not.toContain('diabetes')
  })

  it('are found by what they say, not by what a search language would make of it', async () => {
    const { id } = await send({ message: '100% _sure_ about O’Brien’s \\ order' })
    expect(await found({ keyword: 'O’Brien’s 100%' })).toEqual([id])
    expect(await found({ keyword: '200%' })).toEqual([])
    expect(await found({ keyword: 'about o’brien’s' })).toEqual([id])
    expect(await found({ keyword: "%' or true --" })).toEqual([])
  })
})
