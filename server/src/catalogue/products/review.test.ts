import { bulk } from '@botika/common/bulk/endpoints'
import { inventories as offerCalls } from '@botika/common/inventories/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainSearchQueue } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

type Who = 'seller' | 'otherSeller' | 'admin'
const as = (who: Who) => ({ as: visitors.tokens[who] })
let made = 0
const described = (facts: object = {}) => ({
  name: `Ginhawa ${++made} Tablet`,
  generic_name: 'Paracetamol',
  brand: `Ginhawa ${made}`,
  strength: '500 mg',
  dosage_form: 'Tablet',
  selling_price: 12.5,
  quantity: 20,
  ...facts,
})
const create = (facts: object = {}, who: Who = 'seller') =>
  world.call(calls.create, { body: described(facts) as never }, as(who))
const change = (id: number, body: object, who: Who = 'seller') =>
  world.ask(calls.update, { params: { id }, body: body as never }, as(who))
const decide = (ids: number[], decision: 'approve' | 'return', reason?: string) =>
  world.ask(moderation.review, { body: { ids, decision, reason } }, as('admin'))
const queue = async (kind: 'open' | 'new' | 'held' | 'reported' | 'returned' = 'open') =>
  (await world.call(moderation.reviews, { query: { kind, per_page: 100 } as never }, as('admin'))).data
const inQueue = async (id: number, kind?: Parameters<typeof queue>[0]) =>
  (await queue(kind)).find((one) => one.id === id)
async function isInShop(id: number) {
  await drainSearchQueue(world.db)
  return (await world.ask(calls.one, { params: { id }, query: {} })).status === 200
}
const canBeBought = async (inventory_id: number | null) => {
  const body = { items: [{ inventory_id: inventory_id ?? 0, quantity: 1 }] }
  return (await world.call(quote.make, { body })).problems.length === 0
}
const actionsOn = async (id: number) =>
  (
    await world.db.sql.query<{ action: string }>(
      "select action from audit_entries where resource = 'products' and record_id = $1 order by id",
      [id],
    )
  ).rows.map(({ action }) => action)

describe('a new product', () => {
  it('of a seller is seen by nobody but its seller and admins, by no way', async () => {
    const { id, inventory_id, name } = await create()
    expect(await isInShop(id)).toBe(false)
    expect(await canBeBought(inventory_id)).toBe(false)
    const { data } = await world.call(calls.search, { query: { keyword: name } as never })
    expect(data.map((one) => one.id)).not.toContain(id)
    for (const who of ['seller', 'admin'] as const) {
      const query = { scope: 'manage' as const, keyword: name }
      const { data: own } = await world.call(calls.list, { query }, as(who))
      expect(own).toMatchObject([{ id, status: 'draft', review: 'waiting' }])
    }
    expect((await change(id, { selling_price: 9 }, 'otherSeller')).status).toBe(404)
  })

  it('is not put on sale by its seller, whatever is sent', async () => {
    const { id, inventory_id } = await create({ status: 'live', review: undefined })
    expect((await change(id, { status: 'live' })).status).toBe(409)
    const offer = { params: { id: inventory_id ?? 0 }, body: { status: 'live' as const } }
    expect((await world.ask(offerCalls.update, offer, as('seller'))).status).toBe(409)
    const file = new File(
      [`SKU,Generic Name,Strength,Dosage Form,SRP,Qty\nR${made},Bago ${made},5 mg,Tablet,10,5`],
      'stock.csv',
    )
    const report = await world.call(bulk.upload, { body: { file } }, as('seller'))
    expect(report.notices.join(' ')).toContain('when an administrator has approved them')
    const { data } = await world.call(
      calls.list,
      { query: { scope: 'manage', keyword: `R${made}` } as never },
      as('seller'),
    )
    expect(data).toMatchObject([{ status: 'draft', review: 'waiting' }])
  })

  it('of an admin, and an offer for a known product, are live at once', async () => {
    const own = await create({ pharmacy_id: visitors.pharmacy.id }, 'admin')
    expect(own.status).toBe('live')
    const { id } = await aProduct(world, { name: 'Kilala' })
    const offer = { product_id: id, selling_price: 5, quantity: 1 }
    expect(await world.call(offerCalls.create, { body: offer }, as('seller'))).toMatchObject({
      status: 'live',
    })
  })
})

describe('the queue', () => {
  it('is for admins', async () => {
    const statuses = await statusesFor(visitors.tokens, (who) =>
      world.ask(moderation.reviews, { query: {} }, { as: who }),
    )
    expect(statuses).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
  })

  it('shows who described it, its offers, why it needs a prescription, and what it may be', async () => {
    const known = await aProduct(world, {
      name: 'Amoxil 500 mg Capsule',
      generic_name: 'Amoxicillin',
      equivalence_key: 'amoxicillin|500mg|capsule',
      is_prescription: true,
    })
    const facts = { generic_name: 'Amoxicillin', name: 'Moxy', brand: 'Moxy', dosage_form: 'Capsule' }
    const { id } = await create(facts)
    expect(await inQueue(id, 'new')).toMatchObject({
      submitted_by: visitors.pharmacy.name,
      is_prescription: true,
      prescription_basis: expect.any(String),
      offers: [{ pharmacy_name: visitors.pharmacy.name, selling_price: 12.5, quantity: 20 }],
      similar: expect.arrayContaining([expect.objectContaining({ id: known.id })]),
    })
  })
})

describe('approving', () => {
  it('puts every offer of it on sale that was to be, and says who did it', async () => {
    const { id, inventory_id } = await create()
    const draft = { product_id: id, selling_price: 9, quantity: 1, status: 'draft' as const }
    const other = await world.call(offerCalls.create, { body: draft }, as('otherSeller'))
    expect((await decide([id], 'approve')).status).toBe(200)
    expect(await isInShop(id)).toBe(true)
    expect(await canBeBought(inventory_id)).toBe(true)
    expect(await canBeBought(other.id)).toBe(false)
    expect(await inQueue(id)).toBeUndefined()
    expect(await actionsOn(id)).toContain('approve')
    expect((await decide([id], 'approve')).status).toBe(409)
  })

  it('of what may be a dangerous drug needs a reason', async () => {
    const { id } = await create({ generic_name: 'Clonazepan', name: `Clonazepan ${made}` })
    expect(await inQueue(id, 'held')).toMatchObject({ hold_reason: expect.stringContaining('clonazepam') })
    expect((await decide([id], 'approve')).status).toBe(422)
    expect(await isInShop(id)).toBe(false)
    expect((await decide([id], 'approve', 'The label says otherwise')).status).toBe(200)
    expect(await isInShop(id)).toBe(true)
  })

  it('is of what the admin looked at, not of what its seller made of it meanwhile', async () => {
    const { id } = await create()
    const { updated_at = '' } = (await inQueue(id)) ?? {}
    await world.db.pool.query("update products set name = 'Iba', updated_at = now() where id = $1", [id])
    const body = { ids: [id], decision: 'approve' as const, seen: { [id]: updated_at } }
    const answer = await world.ask(moderation.review, { body }, as('admin'))
    expect(answer).toMatchObject({ status: 409, json: { detail: expect.stringContaining('Iba') } })
    expect(await isInShop(id)).toBe(false)
    const fresh = { ...body, seen: { [id]: (await inQueue(id))?.updated_at ?? '' } }
    expect((await world.ask(moderation.review, { body: fresh }, as('admin'))).status).toBe(200)
  })

  it('does what it can of many, and names the rest', async () => {
    const [one, other] = [await create(), await create()]
    const near = await create({ generic_name: 'Clonazepan', name: `Clonazepan ${made}` })
    const { json } = await decide([one.id, near.id, other.id, 999_999], 'approve')
    expect(json).toMatchObject({
      done: [one.id, other.id],
      failed: [
        { id: near.id, detail: expect.any(String) },
        { id: 999_999, detail: expect.any(String) },
      ],
    })
  })

  it('by a merge puts the offer on sale as one of the known product', async () => {
    const known = await aProduct(world, { name: 'Kilalang Gamot' })
    const { id, inventory_id } = await create()
    await world.call(moderation.merge, { params: { id }, body: { into_id: known.id } }, as('admin'))
    expect(await canBeBought(inventory_id)).toBe(true)
    expect(await inQueue(id)).toBeUndefined()
  })

  it('does not come about by merging what is on sale into what waits', async () => {
    const { id: known, inventory_id } = await create({}, 'admin')
    const offer = { product_id: known, selling_price: 5, quantity: 1 }
    const sold = inventory_id ?? (await world.call(offerCalls.create, { body: offer }, as('seller'))).id
    const { id } = await create({}, 'otherSeller')
    for (const is_dry of [true, false]) {
      const body = { into_id: id, dry_run: is_dry }
      const answer = await world.ask(moderation.merge, { params: { id: known }, body }, as('admin'))
      expect(answer).toMatchObject({ status: 422, json: { errors: { into_id: [expect.any(String)] } } })
    }
    expect(await canBeBought(sold)).toBe(true)
    expect((await decide([id], 'return', 'Please merge it.')).status).toBe(200)
    const again = { params: { id: known }, body: { into_id: id } }
    expect((await world.ask(moderation.merge, again, as('admin'))).status).toBe(422)
  })
})

describe('returning', () => {
  it('needs a reason, which the pharmacy gets by email, and comes again when it is changed', async () => {
    const { id, name } = await create()
    expect((await decide([id], 'return')).status).toBe(422)
    expect((await decide([id], 'return', 'Please add the pack size.')).status).toBe(200)
    expect(await inQueue(id)).toBeUndefined()
    expect(await inQueue(id, 'returned')).toMatchObject({ review_reason: 'Please add the pack size.' })
    const { rows } = await world.db.sql.query<{ text: string }>(
      "select text from mails where kind = 'product_returned' and subject like '%' || $1 || '%'",
      [name],
    )
    expect(rows.map(({ text }) => text.includes('Please add the pack size.'))).toEqual([true])
    expect((await change(id, { pack_size: '10 tablets' })).json).toMatchObject({ review: 'waiting' })
    expect(await inQueue(id, 'new')).toMatchObject({ pack_size: '10 tablets' })
    expect(await isInShop(id)).toBe(false)
  })

  it('ends with the product, where its pharmacy deletes it instead, waiting or returned', async () => {
    const near = { generic_name: 'Clonazepan', name: `Clonazepan ${made}` }
    const counts = async () =>
      (await world.call(moderation.reviews, { query: { kind: 'open' } as never }, as('admin'))).counts
    const before = await counts()
    const returned = [await create(), await create(near)].map(({ id }) => id)
    await decide(returned, 'return', 'We know it already.')
    const { held, returned: number } = before
    expect(await counts()).toMatchObject({ held: held + 1, returned: number + 2 })
    const { id: waiting } = await create()
    expect(await inQueue(waiting, 'new')).toMatchObject({ id: waiting })
    for (const id of [...returned, waiting]) await world.call(calls.remove, { params: { id } }, as('seller'))
    expect(await counts()).toEqual(before)
    expect(await inQueue(waiting)).toBeUndefined()
  })
})

describe('a report of a mistake', () => {
  it('is a pharmacy’s that offers the product, comes into the queue and is answered by email', async () => {
    const { id } = await aProduct(world, { name: 'Mali ang Lakas' })
    const report = (who: Who) =>
      world.ask(moderation.report, { params: { id }, body: { message: 'It is 250 mg.' } }, as(who))
    expect((await report('seller')).status).toBe(404)
    const offer = { product_id: id, selling_price: 5, quantity: 1 }
    const { id: inventory } = await world.call(offerCalls.create, { body: offer }, as('seller'))
    expect((await change(id, { strength: '250 mg' })).status).toBe(409)
    expect((await report('admin')).status).toBe(403)
    const sent = await report('seller')
    expect(sent.status).toBe(201)
    expect(await canBeBought(inventory)).toBe(true)
    const found = await inQueue(id, 'reported')
    expect(found?.reports).toMatchObject([
      { message: 'It is 250 mg.', pharmacy_name: visitors.pharmacy.name },
    ])
    const settle = { params: { id: found?.reports[0]?.id ?? 0 }, body: { answer: 'It is now right.' } }
    expect((await world.ask(moderation.settle, settle, as('admin'))).status).toBe(200)
    expect((await world.ask(moderation.settle, settle, as('admin'))).status).toBe(404)
    expect(await inQueue(id)).toBeUndefined()
    const { rows } = await world.db.sql.query<{ text: string }>(
      "select text from mails where kind = 'product_report_settled'",
    )
    expect(rows.filter(({ text }) => text.includes('It is now right.'))).toHaveLength(1)
  })
})
