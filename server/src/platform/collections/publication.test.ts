import { events as eventCalls } from '@botika/common/events/endpoints'
import { news as newsCalls } from '@botika/common/news/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { sitemaps } from '../../app/web/sitemap'
import { sitemapRepository } from '../../app/web/sitemap-repository'

let world: World
let as: string
beforeAll(async () => {
  world = await makeWorld()
  as = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const FIELDS = {
  published_at: TOMORROW,
  date: '2090-01-01',
  title: 'Dengue',
  name: 'Dengue',
  body: 'Cover water.',
}

/** News and events are scheduled alike; what differs is how they are called. */
const KINDS = [
  {
    table: 'news' as const,
    calls: { create: newsCalls.create, update: newsCalls.update, list: newsCalls.list, one: newsCalls.one },
    fields: { title: FIELDS.title, body: FIELDS.body },
  },
  {
    table: 'events' as const,
    calls: {
      create: eventCalls.create,
      update: eventCalls.update,
      list: eventCalls.list,
      one: eventCalls.one,
    },
    fields: { name: FIELDS.name, date: FIELDS.date },
  },
]

/** Every place where the public would meet it: list, search, page, sitemap. */
async function placesOf({ table, calls }: (typeof KINDS)[number], id: number): Promise<boolean[]> {
  const listed = async (query: object) => {
    const answer = await world.ask(calls.list, { query })
    return (answer.json as { data: { id: number }[] }).data.some((one) => one.id === id)
  }
  let map = ''
  const maps = sitemaps({ repository: sitemapRepository(world.db), origin: 'https://botika.example' })
  for await (const part of maps.file(`${table}-1`) ?? []) map += part
  return [
    await listed({}),
    await listed({ keyword: 'dengue' }),
    await listed({ standing: 'scheduled' }),
    (await world.ask(calls.one, { params: { id }, query: {} })).status === 200,
    map.includes(`/${id}<`),
  ]
}

describe.each(KINDS)('what is scheduled among $table', (kind) => {
  const make = (facts: object) =>
    world.ask(kind.calls.create, { body: { ...kind.fields, ...facts } as never }, { as })
  const idOf = async (facts: object) => ((await make(facts)).json as { id: number }).id
  /** As hours going by: nobody writes through the API. */
  const pass = (id: number) =>
    world.db.sql.query(`update ${kind.table} set published_at = now() - interval '1 second' where id = $1`, [
      id,
    ])

  it('is nowhere before its moment, and everywhere from then on', async () => {
    const id = await idOf({ published_at: TOMORROW })
    expect(await placesOf(kind, id)).toEqual([false, false, false, false, false])
    const managed = await world.ask(
      kind.calls.list,
      { query: { scope: 'manage', standing: 'scheduled' } },
      { as },
    )
    expect(managed.json).toMatchObject({ data: [{ id, published_at: TOMORROW }] })
    await pass(id)
    expect(await placesOf(kind, id)).toEqual([true, true, false, true, true])
  })

  it('can be put off again, and a draft is never out', async () => {
    const id = await idOf({ published_at: TOMORROW })
    await pass(id)
    const body = { published_at: TOMORROW } as never
    expect((await world.ask(kind.calls.update, { params: { id }, body }, { as })).status).toBe(200)
    expect(await placesOf(kind, id)).toEqual([false, false, false, false, false])
    const draft = await idOf({ published_at: null, is_draft: true })
    expect(await placesOf(kind, draft)).toEqual([false, false, false, false, false])
  })
})
