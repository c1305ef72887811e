import { bulk } from '@botika/common/bulk/endpoints'
import { inventories as offerCalls } from '@botika/common/inventories/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeDrug } from './judge'
import { auditEntries, inventories, products } from '../../schema'
import { importTable } from '../../ingest/importer'
import { sourceFor } from '../../ingest/sources'
import { readPlaces } from '../../ingest/places'
import { Report } from '../../ingest/report'
import { importRepository } from '../../ingest/import-repository'
import { openTable } from '../../ingest/table'
import { drainSearchQueue } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
let folder: string
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  folder = mkdtempSync(path.join(tmpdir(), 'botika-held-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const as = (who: 'seller' | 'otherSeller' | 'admin') => ({ as: visitors.tokens[who] })
const REASON = expect.stringMatching(/^“clonazepan” may be a dangerous drug \(RA 9165\): clonazepam/)
let made = 0
const near = () => ({
  name: `Clonazepan ${++made} mg Tablet`,
  generic_name: 'Clonazepan',
  brand: `Kalmado ${made}`,
  strength: `${made} mg`,
  dosage_form: 'Tablet',
  selling_price: 12.5,
  quantity: 20,
})
const create = (facts: object, who: 'seller' | 'otherSeller' | 'admin' = 'seller') =>
  world.call(calls.create, { body: facts as never }, as(who))
const change = (id: number, body: object, who: 'seller' | 'admin' = 'seller') =>
  world.ask(calls.update, { params: { id }, body: body as never }, as(who))
const release = (id: number, reason = 'The label says otherwise', token = visitors.tokens.admin) =>
  world.ask(moderation.release, { params: { id }, body: { reason } }, { as: token })
/** As an admin has who looked through the review queue before there was anything to hold. */
const approve = (id: number) => world.db.sql.query('update products set review = null where id = $1', [id])
const rowOf = async (id: number) => (await world.db.orm.select().from(products).where(eq(products.id, id)))[0]
const offerOf = async (productId: number, pharmacyId = visitors.pharmacy.id) =>
  (
    await world.db.orm
      .select()
      .from(inventories)
      .where(and(eq(inventories.product_id, productId), eq(inventories.pharmacy_id, pharmacyId)))
  )[0]
async function isInShop(id: number) {
  await drainSearchQueue(world.db)
  return (await world.ask(calls.one, { params: { id }, query: {} })).status === 200
}

async function importFile(text: string) {
  const file = path.join(folder, `${++made}.csv`)
  writeFileSync(file, text)
  const table = await openTable(file, new Map())
  const report = new Report(`${file}.report`)
  const tally = await importTable({
    table,
    source: sourceFor('products', table.header),
    report,
    reference: { places: await readPlaces() },
    repository: importRepository(world.db),
  })
  await report.close()
  return { tally, report: report.isWritten ? readFileSync(report.file, 'utf8') : '' }
}
const PRICE_INDEX = 'row,drug_name,price_lowest_php,price_median_php,price_highest_php'

describe('a name near to a dangerous drug', () => {
  it('is saved by sellers and admins as a draft with the reason, and not sold', async () => {
    for (const who of ['seller', 'admin'] as const) {
      const facts = { ...near(), ...(who === 'admin' && { pharmacy_id: visitors.pharmacy.id }) }
      const product = await create({ ...facts, status: 'live' }, who)
      expect(product).toMatchObject({ status: 'draft', hold_reason: REASON, selling_price: 12.5 })
      expect(await isInShop(product.id)).toBe(false)
    }
  })

  it('stays a draft whoever says otherwise, in form and offer', async () => {
    const { id } = await create(near())
    const offer = await offerOf(id)
    for (const who of ['seller', 'admin'] as const) {
      const refused = { status: 409, json: { errors: { status: [REASON] } } }
      const fields = who === 'admin' ? { pharmacy_id: visitors.pharmacy.id } : {}
      expect(await change(id, { status: 'live', ...fields }, who)).toMatchObject(refused)
      const one = { params: { id: offer?.id ?? 0 }, body: { status: 'live' } as const }
      expect(await world.ask(offerCalls.update, one, as(who))).toMatchObject(refused)
    }
    await world.call(
      offerCalls.create,
      { body: { product_id: id, selling_price: 9, quantity: 1, status: 'live' } },
      as('otherSeller'),
    )
    const others = await world.db.orm.select().from(inventories).where(eq(inventories.product_id, id))
    expect(others.map(({ status }) => status)).toEqual(['draft', 'draft'])
    expect(await isInShop(id)).toBe(false)
  })

  it('takes a product out of the shop that gets it by an edit, and keeps it out when the name is changed again', async () => {
    const product = await create({ ...near(), name: 'Harmless', generic_name: 'Paracetamol' })
    await approve(product.id)
    expect(await isInShop(product.id)).toBe(true)
    expect((await change(product.id, { generic_name: 'Clonazepan' }, 'admin')).json).toMatchObject({
      status: 'draft',
      hold_reason: REASON,
    })
    expect(await isInShop(product.id)).toBe(false)
    expect((await change(product.id, { generic_name: 'Paracetamol' }, 'admin')).json).toMatchObject({
      status: 'draft',
      hold_reason: REASON,
    })
    expect(await isInShop(product.id)).toBe(false)
  })

  it('is told to its sellers and to admins, who find such products by a filter', async () => {
    const { id } = await create(near())
    const read = (token?: string) => world.ask(moderation.one, { params: { id } }, { as: token })
    expect(await statusesFor(visitors.tokens, read)).toMatchObject({ customer: 403, otherSeller: 404 })
    for (const who of ['seller', 'admin'] as const) {
      expect((await read(visitors.tokens[who])).json).toMatchObject({ hold_reason: REASON, held_offers: 1 })
      const { data } = await world.call(
        calls.list,
        { query: { scope: 'manage', is_held: true, keyword: `Kalmado ${made}` } as never },
        as(who),
      )
      expect(data).toMatchObject([{ id, status: 'draft', hold_reason: REASON }])
    }
    const plain = await aProduct(world, { name: 'Nothing to see' })
    const { data } = await world.call(
      calls.list,
      { query: { scope: 'manage', is_held: true, keyword: 'Nothing to see' } as never },
      as('admin'),
    )
    expect(data.map((one) => one.id)).not.toContain(plain.id)
  })
})

describe('a name written as on a web page', () => {
  const hidden = [
    'Diaze&shy;pam',
    'Diaze&#173;pam',
    'Diaze&amp;shy;pam',
    'Diaze\u00adpam',
    'Ｄｉａｚｅｐａｍ',
  ]
  it.each(hidden)('is refused by form, edit, spreadsheet and command: %s', async (name) => {
    const sent = { ...near(), generic_name: 'Paracetamol' }
    const { id } = await create(sent)
    for (const field of ['name', 'generic_name', 'brand', 'description'] as const) {
      const written = field === 'description' ? `Contains ${name} 5 mg` : name
      for (const who of ['seller', 'admin'] as const) {
        const made = await world.ask(
          calls.create,
          { body: { ...near(), [field]: written } as never },
          as(who),
        )
        expect([field, made.status]).toEqual([field, 422])
        expect([field, (await change(id, { [field]: written }, who)).status]).toEqual([field, 422])
      }
    }
    const lines = ['SKU,Generic Name,Strength,Dosage Form,SRP,Qty', `E${++made},${name},2 mg,Tablet,10,5`]
    const file = new File([lines.join('\n')], 'stock.csv')
    expect(await world.call(bulk.upload, { body: { file } }, as('otherSeller'))).toMatchObject({
      created: 0,
      refused: 1,
    })
    const { tally } = await importFile(`${PRICE_INDEX}\n${++made},${name} 2 mg Tablet,1,2,3\n`)
    expect(Object.fromEntries(tally.skipped)).toEqual({ 'dangerous drug (RA 9165)': 1 })
  })

  it.each(['<b>Dia</b>zepam', 'Dia<br>zepam', '<i title="x">Diazepam</i>', '&lt;b&gt;Dia&lt;/b&gt;zepam'])(
    'is refused with tags of a web page, which no text may have: %s',
    async (written) => {
      const { id } = await create({ ...near(), generic_name: 'Paracetamol' })
      for (const field of ['name', 'generic_name', 'brand', 'description'] as const) {
        const body = { ...near(), [field]: written } as never
        const made = await world.ask(calls.create, { body }, as('seller'))
        expect([field, made]).toMatchObject([
          field,
          { status: 422, json: { errors: { [field]: [expect.any(String)] } } },
        ])
        expect([field, (await change(id, { [field]: written }, 'seller')).status]).toEqual([field, 422])
      }
      expect(judgeDrug({ name: written })).toMatchObject({ outcome: 'refused' })
    },
  )

  it('is kept as it is read, without marks that nobody sees', async () => {
    const sent = {
      ...near(),
      generic_name: 'Para&shy;cetamol',
      brand: 'Head &amp;amp; Sons\u200b',
      description: 'A&nbsp;B &lt;5&gt;',
    }
    const { id } = await create({ ...sent, name: `Ni&ntilde;o ${made}` })
    const kept = {
      name: `Niño ${made}`,
      generic_name: 'Paracetamol',
      brand: 'Head & Sons',
      description: 'A B <5>',
    }
    expect(await rowOf(id)).toMatchObject(kept)
    expect((await change(id, { brand: 'Pe&ntilde;a' })).json).toMatchObject({ brand: 'Peña' })
    const nothing = await world.ask(
      calls.create,
      { body: { ...near(), name: '&shy;' } as never },
      as('seller'),
    )
    expect(nothing).toMatchObject({ status: 422, json: { errors: { name: ['Please fill this in'] } } })
  })

  it('of before can be sent back as it is, also where others offer it', async () => {
    const product = await aProduct(world, { name: 'Bulak &amp; Sons', generic_name: null, brand: null })
    await anOffer(world, { product_id: product.id, pharmacy_id: visitors.pharmacy.id })
    await anOffer(world, { product_id: product.id })
    const sent = await change(product.id, { name: 'Bulak &amp; Sons', quantity: 7 })
    expect([sent.status, (await rowOf(product.id))?.name]).toEqual([200, 'Bulak &amp; Sons'])
  })
})

describe('a release', () => {
  it('is an admin’s, with a reason that is written down, and gives offers their status back', async () => {
    const { id } = await create(near())
    await approve(id)
    const draft = await anOffer(world, { product_id: id, status: 'draft' })
    const statuses = await statusesFor(visitors.tokens, (token) =>
      world.ask(moderation.release, { params: { id }, body: { reason: 'x' } }, { as: token }),
    )
    expect(statuses).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
    expect((await offerOf(id))?.status).toBe('live')
    expect((await offerOf(id, draft.pharmacy_id))?.status).toBe('draft')
    expect(await isInShop(id)).toBe(true)
    const [entry] = await world.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'products'), eq(auditEntries.record_id, id)))
      .orderBy(desc(auditEntries.id))
    expect(entry).toMatchObject({
      action: 'release',
      changes: { reason: { to: 'x' }, hold_reason: { from: REASON, to: null } },
    })
    expect((await release(id)).status).toBe(409)
  })

  it('needs a reason', async () => {
    const { id } = await create(near())
    expect((await release(id, ' ')).status).toBe(422)
    expect((await rowOf(id))?.hold_reason).toEqual(REASON)
  })

  it('holds for this name, and for no other', async () => {
    const { id } = await create(near())
    await approve(id)
    await release(id)
    expect((await change(id, { description: 'For the night.' }, 'admin')).json).toMatchObject({
      status: 'live',
    })
    expect((await change(id, { brand: 'Rivotryl' }, 'admin')).json).toMatchObject({
      status: 'draft',
      hold_reason: expect.stringContaining('clonazep'),
    })
  })

  it('of a suspended product gives nothing back before the suspension ends', async () => {
    const { id } = await create(near())
    await approve(id)
    await world.call(moderation.suspend, { params: { id }, body: { reason: 'Recalled' } }, as('admin'))
    await release(id)
    expect((await offerOf(id))?.status).toBe('suspended')
    await world.call(moderation.unsuspend, { params: { id }, body: {} }, as('admin'))
    expect((await offerOf(id))?.status).toBe('live')
  })

  it('is still needed when a suspension ends', async () => {
    const { id } = await create(near())
    await approve(id)
    await world.call(moderation.suspend, { params: { id }, body: { reason: 'Recalled' } }, as('admin'))
    await world.call(moderation.unsuspend, { params: { id }, body: {} }, as('admin'))
    expect((await offerOf(id))?.status).toBe('draft')
    await release(id)
    expect((await offerOf(id))?.status).toBe('live')
  })
})

describe('a spreadsheet', () => {
  it('refuses what is exact in any column and keeps what is near as drafts, with a note at the column', async () => {
    const lines = [
      'SKU,Generic Name,Brand,Strength,Dosage Form,Pack Size,SRP,Qty',
      'H1,Clonazepan,,2 mg,Tablet,30s,10,5',
      'H2,Something else,Rivotril,2 mg,Tablet,30s,10,5',
      'H3,Paracetamol + Codein phosphate,,500 mg + 30 mg,Tablet,100s,10,5',
      'H4,Dextromethorphan,,15 mg,Tablet,100s,10,5',
      'H5,Something else,Xanaxx,500 mcg,Tablet,30s,10,5',
    ]
    const report = await world.call(
      bulk.upload,
      { body: { file: new File([lines.join('\n')], 'stock.csv'), pharmacy_id: visitors.otherPharmacy.id } },
      as('admin'),
    )
    expect(report.problems.map(({ row, field, code, is_refusal }) => [row, field, code, is_refusal])).toEqual(
      [
        [2, 'generic_name', 'held', false],
        [3, 'brand', 'dangerous', true],
        [4, 'generic_name', 'dangerous', true],
        [6, 'brand', 'held', false],
      ],
    )
    expect(report).toMatchObject({ created: 3, refused: 2 })
    const statuses = await world.db.orm
      .select({ sku: inventories.sku, status: inventories.status, reason: products.hold_reason })
      .from(inventories)
      .innerJoin(products, eq(products.id, inventories.product_id))
      .where(eq(inventories.import_batch_id, report.id ?? 0))
      .orderBy(inventories.sku)
    expect(statuses).toEqual([
      { sku: 'H1', status: 'draft', reason: REASON },
      { sku: 'H4', status: 'live', reason: null },
      { sku: 'H5', status: 'draft', reason: expect.stringContaining('alprazolam') },
    ])
  })
})

describe('the import command', () => {
  it('leaves out what is exact, keeps what is near until it is released, and says so', async () => {
    const rows = [
      PRICE_INDEX,
      '901,Clonazepan 2 mg Tablet,1,2,3',
      '902,Rivotril 2 mg Tablet,1,2,3',
      '903,Sudafed 60 mg Tablet,1,2,3',
    ].join('\n')
    const { tally, report } = await importFile(`${rows}\n`)
    expect(Object.fromEntries(tally.skipped)).toEqual({ 'dangerous drug (RA 9165)': 2 })
    expect(Object.fromEntries(tally.notes)).toEqual({ 'to be checked by an administrator (RA 9165)': 1 })
    expect(report).toContain('clonazepam (UN 1971, Schedule IV)')
    const [product] = await world.db.orm
      .select()
      .from(products)
      .where(eq(products.name, 'Clonazepan 2 mg Tablet'))
    expect(product?.hold_reason).toEqual(REASON)
    const { status } = await anOffer(world, { product_id: product?.id ?? 0, status: 'live' })
    expect(status).toBe('draft')

    expect((await importFile(`${rows}\n`)).tally).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    await release(product?.id ?? 0)
    expect((await importFile(`${rows}\n`)).tally).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect((await rowOf(product?.id ?? 0))?.hold_reason).toBeNull()
  })
})

describe('a merge', () => {
  const merge = (from: number, into_id: number) =>
    world.ask(moderation.merge, { params: { id: from }, body: { into_id, dry_run: false } }, as('admin'))

  it('brings no offer on sale that waits for a check, and says so', async () => {
    const held = await create(near())
    const lawful = await aProduct(world, { name: 'Lawful' })
    const sold = await anOffer(world, { product_id: lawful.id })
    expect((await merge(lawful.id, held.id)).json).toMatchObject({
      errors: { into_id: [expect.stringContaining('not approved')] },
    })
    await world.db.orm.update(products).set({ review: null }).where(eq(products.id, held.id))
    expect((await merge(lawful.id, held.id)).json).toMatchObject({
      warnings: expect.arrayContaining([expect.stringContaining('waits for a check')]),
    })
    expect((await offerOf(held.id, sold.pharmacy_id))?.status).toBe('draft')

    const other = await create(near())
    const into = await aProduct(world, { name: 'Also lawful' })
    expect((await merge(other.id, into.id)).json).toMatchObject({
      warnings: expect.arrayContaining([expect.stringContaining('waits for a check')]),
    })
    expect((await offerOf(into.id))?.status).toBe('draft')
  })

  it('is refused with a dangerous drug on either side', async () => {
    const drug = await aProduct(world, { name: 'Old row', brand: 'Valium' })
    const lawful = await aProduct(world)
    for (const [from, into] of [
      [drug, lawful],
      [lawful, drug],
    ] as const)
      expect(await merge(from.id, into.id)).toMatchObject({
        status: 422,
        json: { errors: { into_id: [expect.stringContaining('diazepam')] } },
      })
  })
})
