import { contact } from '@botika/common/contact/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const counted = async (table: string) =>
  (await world.db.sql.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

const MESSAGE = { name: 'Ana Reyes', email: 'ana@example.com', message: 'Do you deliver to Taytay?' }
const APPLICATION = {
  pharmacy_name: 'Botica Taytay',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  contact_number: '0917 123 4567',
}

describe.each([
  [
    'a message',
    'contact_messages',
    (facts: object, idempotencyKey?: string) =>
      world.call(
        contact.send,
        { body: { ...MESSAGE, ...facts } },
        { ...(idempotencyKey && { idempotencyKey }) },
      ),
  ],
  [
    'an application',
    'preregisters',
    (facts: object, idempotencyKey?: string) =>
      world.call(
        preregisters.create,
        { body: { ...APPLICATION, ...facts } },
        { ...(idempotencyKey && { idempotencyKey }) },
      ),
  ],
] as const)('%s that is sent again because its answer was lost', (_, table, send) => {
  it('is kept once, with one email, and answered as at first, also when both come at once', async () => {
    const before = { kept: await counted(table), emails: await counted('mails') }
    const key = `lost-${table}`
    const answers = await Promise.all([
      send({ altcha: 'one' }, key),
      send({ altcha: 'another' }, key),
      send({ altcha: 'a third' }, key),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await counted(table)).toBe((before.kept ?? 0) + 1)
    expect((await counted('mails')) ?? 0).toBeLessThanOrEqual((before.emails ?? 0) + 1)
  })

  it('is another one with another key or without any', async () => {
    const ids = [await send({}, `a-${table}`), await send({}, `b-${table}`), await send({}), await send({})]
    expect(new Set(ids.map(({ id }) => id)).size).toBe(4)
  })

  it('is refused where the key was used for other words', async () => {
    await send({}, `c-${table}`)
    await expect(send({ name: 'Another' }, `c-${table}`)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    })
  })

  it('may take its key again where it was refused before', async () => {
    const key = `d-${table}`
    await expect(send({ email: 'nobody' }, key)).rejects.toMatchObject({ status: 422 })
    expect(await send({}, key)).toMatchObject({ email: 'ana@example.com' })
  })
})
