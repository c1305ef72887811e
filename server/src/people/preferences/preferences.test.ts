import { preferences } from '@botika/common/preferences/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const put = (as: string, key: string, value: unknown) =>
  world.call(preferences.put, { params: { key }, body: { value: value as string } }, { as })

describe('preferences', () => {
  it('remember any small value by its key, for one person', async () => {
    const as = await world.signIn(await aUser(world))
    const other = await world.signIn(await aUser(world))
    const filters = { tab: 'to_ship', columns: ['id', 'total'], nested: { on: true, none: null } }
    expect(await put(as, 'orders.filters', filters)).toEqual({ key: 'orders.filters', value: filters })
    await put(as, 'orders.filters', { ...filters, tab: 'all' })
    await put(as, 'theme', 'dark')
    expect(await world.call(preferences.list, {}, { as })).toEqual({
      data: [
        { key: 'orders.filters', value: { ...filters, tab: 'all' } },
        { key: 'theme', value: 'dark' },
      ],
    })
    expect(await world.call(preferences.list, {}, { as: other })).toEqual({ data: [] })
    await world.call(preferences.remove, { params: { key: 'theme' } }, { as })
    expect((await world.call(preferences.list, {}, { as })).data).toHaveLength(1)
  })

  it('refuse what is too much or has no proper key', async () => {
    const as = await world.signIn(await aUser(world))
    await expect(put(as, 'big', 'x'.repeat(20_000))).rejects.toMatchObject({ status: 422 })
    for (const value of ['\ud800', 'a\u0000b', { deep: ['\udfff'] }])
      await expect(put(as, 'half', value)).rejects.toMatchObject({ status: 422 })
    expect(await put(as, 'whole', '😀 \\u0000 \\ud800')).toMatchObject({ value: '😀 \\u0000 \\ud800' })
    await expect(put(as, 'a/b', 1)).rejects.toMatchObject({ status: 404 })
    await Promise.all(Array.from({ length: 20 }, (_, n) => put(as, `key${n}`, n)))
    const { rows } = await world.db.sql.query<{ user_id: number }>(
      `select max(user_id) as user_id from preferences`,
    )
    await world.db.sql.query(
      `insert into preferences (user_id, key, value) select $1, 'more' || n, '1' from generate_series(1, 179) n`,
      [rows[0]?.user_id],
    )
    await expect(put(as, 'one.too.many', 1)).rejects.toMatchObject({ status: 409 })
    expect(await put(as, 'key1', 'changed')).toMatchObject({ value: 'changed' })
  })

  it('are for everybody who is signed in', async () => {
    const { tokens } = await fiveVisitors(world)
    expect(await statusesFor(tokens, (as) => world.ask(preferences.list, {}, { as }))).toEqual({
      guest: 401,
      customer: 200,
      seller: 200,
      otherSeller: 200,
      admin: 200,
    })
  })
})
