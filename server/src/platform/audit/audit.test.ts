import { promotions } from '@botika/common/promotions/endpoints'
import { audit } from '@botika/common/audit/endpoints'
import { inventories } from '@botika/common/inventories/endpoints'
import { products } from '@botika/common/products/endpoints'
import { settings } from '@botika/common/settings/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { changesOf } from './present'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld({ SMTP_URL: 'smtp://somebody:hush-hush@mail.example.com:587' })
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

describe('the activity log', () => {
  it('is for admins alone', async () => {
    const read = (as?: string) => world.ask(audit.list, { query: {} }, { as })
    expect(await statusesFor(visitors.tokens, read)).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 200,
    })
  })

  it('tells who changed what from what to what, and is found by each of these', async () => {
    const offer = await anOffer(world, { pharmacy_id: visitors.pharmacy.id })
    await world.call(
      inventories.update,
      { params: { id: offer.id }, body: { selling_price: 99.5 } },
      { as: visitors.tokens.seller },
    )
    await world.call(
      products.update,
      { params: { id: offer.product_id }, body: { brand: 'Marka' } },
      asAdmin(),
    )
    const list = (query: object) => world.call(audit.list, { query }, asAdmin())
    const record = { resource: 'inventories', record_id: offer.id }
    const { data, total_is_capped } = await list(record)
    expect(total_is_capped).toBe(false)
    expect(data).toMatchObject([
      {
        action: 'update',
        user_name: 'Ana Reyes',
        pharmacy_name: visitors.pharmacy.name,
        changes: [{ field: 'price', before: '₱112.00', after: '₱99.50' }],
      },
    ])
    const facts = await list({ resource: 'products', record_id: offer.product_id })
    expect(facts.data[0]?.changes).toEqual([{ field: 'brand', before: 'Biogesic', after: 'Marka' }])
    const userId = data[0]?.user_id ?? 0
    expect((await list({ ...record, user_id: userId })).total).toBe(1)
    expect((await list({ ...record, action: 'delete' })).total).toBe(0)
    expect((await list({ ...record, keyword: 'reyes' })).total).toBe(1)
    expect((await list({ ...record, keyword: 'nobody' })).total).toBe(0)
    expect((await list({ ...record, from: '2999-01-01' })).total).toBe(0)
    expect((await list({ ...record, to: '2999-01-01' })).total).toBe(1)
  })

  it.each([
    ['update', { name: { from: 'A', to: 'B' }, slug: { from: 'a', to: 'b' } }, [['name', 'A', 'B']]],
    [
      'create',
      { name: 'A', is_active: true, tags: ['x', 'y'] },
      [
        ['name', null, 'A'],
        ['is_active', null, 'Yes'],
        ['tags', null, 'x, y'],
      ],
    ],
    ['delete', { name: 'A' }, [['name', 'A', null]]],
    ['view', null, []],
    [
      'bulk',
      { report: { from_row: 1, to: 2, more: 3 } },
      [['report', null, '{"from_row":1,"to":2,"more":3}']],
    ],
  ])('reads what was written down of %s', (action, changes, fields) => {
    expect(changesOf('doctors', action, changes).map((one) => [one.field, one.before, one.after])).toEqual(
      fields,
    )
  })
})

describe('a change of a promotion', () => {
  it('is told in percent, and names the records that it refers to', async () => {
    const product = await aProduct(world)
    const fields = {
      name: 'Summer',
      kind: 'percent' as const,
      value: 10,
      starts_at: '2026-01-01T00:00:00Z',
      applies_to: 'products' as const,
      product_ids: [product.id],
      pharmacy_id: visitors.pharmacy.id,
    }
    const { id } = await world.call(promotions.create, { body: fields }, asAdmin())
    await world.call(promotions.update, { params: { id }, body: { value: 12.5 } }, asAdmin())
    const { data } = await world.call(
      audit.list,
      { query: { resource: 'promotions', record_id: id } },
      asAdmin(),
    )
    expect(data[0]?.changes).toEqual([{ field: 'value', before: '10', after: '12.5' }])
    expect(data[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'value', before: null, after: '10' },
        { field: 'product_ids', before: null, after: product.name },
        { field: 'pharmacy_id', before: null, after: visitors.pharmacy.name },
      ]),
    )
  })
})

describe('the settings', () => {
  it('say how things are set up and hold no secret', async () => {
    const answer = await world.ask(settings.read, {}, asAdmin())
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toContain('smtp → mail.example.com:587')
    expect(answer.body.toString()).not.toMatch(/hush-hush|somebody|a key for tests/)
  })
})
