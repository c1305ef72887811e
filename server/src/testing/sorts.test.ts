import { fillPath } from '@botika/common/http/call'
import type { Endpoint } from '@botika/common/http/endpoint'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories, subcategories, subsubcategories } from '../schema'
import { refreshSearch } from '../search/engine/repository'
import { anAdmin, anOffer, aPharmacy, aSeller } from './makers'
import { sampleOf } from './sample'
import { makeWorld, type World } from './world'

let world: World
let admin: string
/** For what pharmacies alone may read. */
let seller: string
/** What answers with rows. */
let lists: Endpoint[]
/** Those of them whose order may be chosen. */
let sortable: Endpoint[]

/** Names that no list has, among them what every object of JavaScript has. */
const UNKNOWN = ['nonsense', '-nonsense', 'constructor', '-constructor', '__proto__']

beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
  seller = await world.signIn(await aSeller(world, await aPharmacy(world)))
  const place = { name: 'A', slug: 'a', position: 1 }
  await world.db.orm.insert(categories).values(place)
  await world.db.orm.insert(subcategories).values({ ...place, category_id: 1 })
  await world.db.orm.insert(subsubcategories).values({ ...place, subcategory_id: 1 })
  await anOffer(world)
  await refreshSearch(world.db, 'all')
  lists = world.servedEndpoints().filter(({ method, reply }) => method === 'GET' && hasRows(reply))
  sortable = lists.filter(({ query }) => query instanceof z.ZodObject && 'sort' in query.shape)
})
afterAll(() => world.close())

const hasRows = (reply: z.core.$ZodType) =>
  reply instanceof z.ZodArray || (reply instanceof z.ZodObject && reply.shape['data'] instanceof z.ZodArray)

async function ask(endpoint: Endpoint, query: Record<string, string>) {
  const sample = (sampleOf(endpoint.query) ?? {}) as Record<string, unknown>
  const params = new URLSearchParams({
    ...Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)])),
    ...query,
  })
  const url = `${fillPath(endpoint.path, { id: 1, userId: 1, orderId: 1 })}?${params}`
  const askAs = (token: string) => world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const first = await askAs(admin)
  const { statusCode, body } = first.statusCode === 403 ? await askAs(seller) : first
  return {
    status: statusCode,
    body: JSON.parse(body) as { errors?: Record<string, string[]>; data?: unknown[] },
  }
}

describe('a sort that a list does not have', () => {
  it('is refused by name in every list, for shoppers and for the back office', async () => {
    expect(sortable.length).toBeGreaterThan(25)
    expect(lists.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/recurring-orders',
        '/api/audit-entries',
        '/api/products/bulk',
        '/api/cart-items',
      ]),
    )
    const wrong: unknown[] = []
    for (const endpoint of lists)
      for (const scope of ['public', 'manage'])
        for (const sort of UNKNOWN) {
          const { status, body } = await ask(endpoint, { sort, scope })
          if (status !== 422 || !body.errors?.['sort']) wrong.push([endpoint.path, scope, sort, status])
        }
    expect(wrong).toEqual([])
  })

  it('is told from one that it has', async () => {
    const told = new Map<string, string[]>()
    for (const endpoint of sortable)
      for (const scope of ['public', 'manage']) {
        const { body } = await ask(endpoint, { sort: 'nonsense', scope })
        const names = body.errors?.['sort']?.[0]?.replace('Choose one of ', '').split(', ') ?? []
        expect([endpoint.path, names.length > 0]).toEqual([endpoint.path, true])
        told.set(`${endpoint.path} ${scope}`, names)
        for (const sort of names)
          expect([endpoint.path, sort, (await ask(endpoint, { sort, scope })).status]).toEqual([
            endpoint.path,
            sort,
            200,
          ])
      }
    expect(told.get('/api/orders public')).toEqual(['id', 'created_at', 'updated_at', 'total'])
  })
})

describe('a list whose order is not chosen', () => {
  const page = (path: string) => lists.find((one) => one.path === path) as Endpoint

  it('is answered where a form names its sort and leaves it empty', async () => {
    expect((await ask(page('/api/audit-entries'), { sort: '' })).status).toBe(200)
  })

  it('says so', async () => {
    expect((await ask(page('/api/audit-entries'), { sort: 'id' })).body.errors).toEqual({
      sort: ['This list can’t be sorted'],
    })
  })
})

describe('pharmacies', () => {
  it('are sorted by the field named, for shoppers too', async () => {
    for (const [name, city] of [
      ['Zamora', 'Aklan'],
      ['Abad', 'Tarlac'],
      ['Mabini', 'Lipa'],
    ] as const)
      await aPharmacy(world, { name, city })
    const names = async (sort: string) => {
      const { data } = (
        await ask(lists.find(({ path }) => path === '/api/pharmacies') as Endpoint, {
          sort,
          keyword: 'a',
        })
      ).body
      return (data as { name: string }[])
        .map(({ name }) => name)
        .filter((name) => /^(Zam|Aba|Mab)/.test(name))
    }
    expect(await names('name')).toEqual(['Abad', 'Mabini', 'Zamora'])
    expect(await names('-name')).toEqual(['Zamora', 'Mabini', 'Abad'])
    expect(await names('city')).toEqual(['Zamora', 'Mabini', 'Abad'])
    expect(await names('-id')).toEqual(['Mabini', 'Abad', 'Zamora'])
  })
})
