import { preferences } from '@botika/common/preferences/endpoints'
import { teamPrefix } from '@botika/common/preferences/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anAdmin, aPharmacy, aSeller, aUser } from '../../testing/makers'
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
      shared: [],
    })
    expect(await world.call(preferences.list, {}, { as: other })).toEqual({ data: [], shared: [] })
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

  it('of a team are read by those who work there, as long as their maker does, and by no other', async () => {
    const [pharmacy, other] = [await aPharmacy(world), await aPharmacy(world)]
    const maker = await aSeller(world, pharmacy)
    const as = await world.signIn(maker)
    const clerk = await world.signIn(await aSeller(world, pharmacy, 'clerk'))
    const strangers = [
      await world.signIn(await aSeller(world, other)),
      await world.signIn(await anAdmin(world)),
      await world.signIn(await aUser(world)),
    ]
    const key = `${teamPrefix(pharmacy.id)}filters.products`
    const sharedFor = async (reader: string) =>
      (await world.call(preferences.list, {}, { as: reader })).shared
    await put(as, key, [{ name: 'Low' }])
    await put(as, 'filters.products', [{ name: 'Private' }])
    await put(as, `${teamPrefix(null)}filters.products`, 'for admins, by no admin')
    await put(strangers[0] ?? '', `${teamPrefix(pharmacy.id)}filters.orders`, 'of another pharmacy')

    expect(await sharedFor(clerk)).toEqual([
      { key, value: [{ name: 'Low' }], by: `${maker.first_name} ${maker.last_name}` },
    ])
    for (const reader of [as, ...strangers]) expect(await sharedFor(reader)).toEqual([])
    await put(clerk, key, 'mine')
    expect(await sharedFor(clerk)).toHaveLength(1)
    expect(await sharedFor(as)).toMatchObject([{ key, value: 'mine' }])
    await world.db.sql.query('update users set pharmacy_id = $1 where id = $2', [other.id, maker.id])
    expect(await sharedFor(clerk)).toEqual([])
    expect(await sharedFor(strangers[0] ?? '')).toEqual([])
  })

  it('of admins are read by admins', async () => {
    const [maker, reader] = [await anAdmin(world), await anAdmin(world)]
    const key = `${teamPrefix(null)}filters.users`
    await put(await world.signIn(maker), key, ['x'])
    const { shared } = await world.call(preferences.list, {}, { as: await world.signIn(reader) })
    expect(shared).toMatchObject([{ key, value: ['x'] }])
    const seller = await world.signIn(await aSeller(world, await aPharmacy(world)))
    expect((await world.call(preferences.list, {}, { as: seller })).shared).toEqual([])
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
