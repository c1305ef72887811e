import { bulk } from '@botika/common/bulk/endpoints'
import { categoryTree } from '@botika/common/category-tree/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, importBatches, products, subcategories } from '../../schema'
import { importTable } from '../../ingest/importer'
import { sourceFor } from '../../ingest/sources'
import { readPlaces } from '../../ingest/places'
import { Report } from '../../ingest/report'
import { importRepository } from '../../ingest/import-repository'
import { openTable } from '../../ingest/table'
import { settleExisting } from '../medicines/settle-existing-repository'
import { fiveVisitors } from '../../testing/five-visitors'
import { aProduct } from '../../testing/makers'
import { aCategory, aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
let folder: string
let shelf: { category: number; prescription: number; other: number; goods: number }

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  folder = mkdtempSync(path.join(tmpdir(), 'botika-rx-'))
  const { category_id: category, subcategory_id: other } = await aCategory(world, 'Medicines')
  const [sub] = await world.db.orm
    .insert(subcategories)
    .values({ name: 'Prescription', slug: 'prescription', category_id: category })
    .returning()
  const prescription = sub?.id ?? 0
  const { category_id: goods } = await aCategory(world, 'Personal care')
  shelf = { category, prescription, other, goods }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const as = (who: 'seller' | 'otherSeller' | 'admin') => ({ as: visitors.tokens[who] })
type Who = Parameters<typeof as>[0]
let made = 0
const named = (word: string) =>
  `${word}${String(++made).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

/** What nobody takes for a medicine. */
const goods = () => `${named('Bulak')} cotton buds`

const rowOf = async (id: number) => {
  const [row] = await world.db.orm.select().from(products).where(eq(products.id, id))
  return row as typeof products.$inferSelect
}
const called = async (name: string) => {
  const [row] = await world.db.orm.select().from(products).where(eq(products.name, name))
  return row as typeof products.$inferSelect
}
const newestOf = async (generic: string) => {
  const rows = await world.db.orm
    .select()
    .from(products)
    .where(and(eq(products.generic_name, generic), isNull(products.archived_at)))
    .orderBy(products.id)
  return rows.at(-1) as typeof products.$inferSelect
}
const entriesOf = (id: number) =>
  world.db.orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'products'), eq(auditEntries.record_id, id)))
    .orderBy(auditEntries.id)

const create = (body: object, who: Who = 'seller') =>
  world.call(calls.create, { body: { selling_price: 10, quantity: 5, ...body } as never }, as(who))
const update = (id: number, body: object, who: Who = 'seller') =>
  world.call(calls.update, { params: { id }, body: body as never }, as(who))
const tryUpdate = (id: number, body: object, who: Who = 'seller') =>
  world.ask(calls.update, { params: { id }, body: body as never }, as(who))

async function upload(lines: string[], who: Who = 'seller') {
  const file = new File([lines.join('\n')], 'list.csv', { type: 'text/csv' })
  return world.call(bulk.upload, { body: { file, dry_run: false } as never }, as(who))
}

async function commandLine(text: string) {
  const file = path.join(folder, `${++made}.csv`)
  writeFileSync(file, text)
  const table = await openTable(file)
  return importTable({
    table,
    source: sourceFor('products', table.header),
    report: new Report(`${file}.report`),
    reference: { places: await readPlaces() },
    repository: importRepository(world.db),
  })
}

/** A generic that the catalogue knows to need a prescription, in one strength. */
async function aKnownRx(strength = '500 mg') {
  const generic = named('Moxi')
  await aMedicine(world, generic, strength, { is_prescription: true, brand: null })
  return generic
}
/** One that is known to need none. */
async function aKnownFree(strength = '500 mg') {
  const generic = named('Ceti')
  const { id } = await aMedicine(world, generic, strength, { brand: null })
  return { generic, id }
}

const tablet = (generic: string, strength = '500 mg', more: object = {}) => ({
  name: `${named('Brand')} ${strength} Tablet`,
  generic_name: generic,
  brand: named('Brand'),
  strength,
  dosage_form: 'Tablet',
  ...more,
})

describe('a generic that needs a prescription is on sale without one by no way', () => {
  const HEADING = 'Generic Name,Brand,Dosage Strength,Dosage Form,SRP,QTY'

  const WAYS: Record<string, (generic: string) => Promise<{ id: number }>> = {
    'a seller’s form that says nothing': (generic) => create(tablet(generic)),
    'a seller’s form that says no': (generic) =>
      create(tablet(generic, '500 mg', { is_prescription: false })),
    'a seller’s form with another strength': (generic) => create(tablet(generic, '250 mg')),
    'a form without strength and form': (generic) =>
      create({ name: named('Brand'), generic_name: generic, is_prescription: false }),
    'a form with a name alone': (generic) => create({ name: `${generic} 500 mg capsule` }),
    'a form with the generic as brand': (generic) => create({ name: goods(), brand: generic }),
    'goods, then put where prescriptions stand': async () => {
      const { id } = await create({ name: goods() })
      return update(id, { subcategory_id: shelf.prescription })
    },
    'goods, then said to need one': async () => {
      const { id } = await create({ name: goods() })
      return update(id, { is_prescription: true })
    },
    'goods that another seller puts there': async () => {
      const name = goods()
      const { id } = await create({ name })
      await create({ name, subcategory_id: shelf.prescription }, 'otherSeller')
      return { id }
    },
    'the bare name of a medicine that nobody has': () => create({ name: 'Clozapine' }),
    'the bare name of a brand that nobody has': () => create({ name: 'Zithromax' }),
    'an admin’s form without a reason': (generic) =>
      create(tablet(generic, '500 mg', { is_prescription: false, selling_price: undefined }), 'admin'),
    'the form, then another generic': async (generic) => {
      const { generic: free } = await aKnownFree()
      const { id } = await create(tablet(free))
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { generic_name: generic })
    },
    'the form, then another strength': async (generic) => {
      await aMedicine(world, generic, '5 mg', { brand: null })
      const { id } = await create(tablet(generic, '5 mg'))
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { strength: '500 mg' })
    },
    'the form, then the generic in the name': async (generic) => {
      const { id } = await create({ name: named('Lotion') })
      return update(id, { name: `${generic} 500 mg` })
    },
    'a spreadsheet that says nothing': async (generic) => {
      await upload([HEADING, `${generic},${named('Brand')},500 mg,Tablet,10,5`])
      return newestOf(generic)
    },
    'a spreadsheet that says OTC': async (generic) => {
      await upload([`${HEADING},Classification`, `${generic},${named('Brand')},250 mg,Capsule,10,5,OTC`])
      return newestOf(generic)
    },
    'a spreadsheet whose brand is the generic': async (generic) => {
      await upload([
        HEADING,
        `${generic},${generic},500 mg,Tablet,10,5`,
        `${generic},${generic},5 mg,Tablet,10,5`,
      ])
      return newestOf(generic)
    },
    'the command line with our own columns': async (generic) => {
      await commandLine(
        `name,code,generic_name,strength,dosage_form,Classification\nA,${named('c')},${generic},500 mg,Tablet,OTC\n`,
      )
      return newestOf(generic)
    },
    'the command line with the register': async (generic) => {
      await commandLine(
        'registration_number,generic_name,brand_name,strength,dosage_form,classification\n' +
          `DR-${made},${generic},${named('Brand')},250 mg,Capsule,Over-the-Counter (OTC) Drug\n`,
      )
      return newestOf(generic)
    },
    'a merge into one that needs none': async (generic) => {
      const free = await create({ name: goods() })
      const rx = await create(tablet(generic))
      await world.call(
        moderation.merge,
        { params: { id: rx.id }, body: { into_id: free.id, dry_run: false } },
        as('admin'),
      )
      return free
    },
  }

  it.each(Object.entries(WAYS))('%s', async (_, way) => {
    const { id } = await way(await aKnownRx())
    expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
    const { rows } = await world.db.sql.query<{ n: number }>(
      `select count(*)::int as n from products p join products o on o.equivalence_key = p.equivalence_key
       where p.is_prescription and not o.is_prescription and p.archived_at is null and o.archived_at is null`,
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('is quoted as such', async () => {
    const { id, inventory_id } = await create(tablet(await aKnownRx()))
    await world.db.sql.query('update products set review = null where id = $1', [id])
    const priced = await world.call(quote.make, {
      body: { items: [{ inventory_id: inventory_id ?? 0, quantity: 1 }] },
    })
    expect(JSON.stringify(priced)).toContain('"is_prescription":true')
  })

  it('when an unknown one is added by many at once, one of whom says so', async () => {
    const generic = named('Simul')
    await aMedicine(world, generic, '10 mg', { brand: null })
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        create(tablet(generic, '500 mg', { is_prescription: at === 5 }), at % 2 ? 'seller' : 'otherSeller'),
      ),
    )
    const rows = await Promise.all(added.map(({ id }) => rowOf(id)))
    expect(rows.map((row) => row.is_prescription)).toEqual(rows.map(() => true))
  })
})

describe('what nobody knows', () => {
  it.each([
    ['a generic', () => create(tablet(named('Novo')))],
    ['a generic alone', () => create({ name: named('Brand'), generic_name: named('Novo') })],
    ['a name with an amount', () => create({ name: `${named('Novo')} 500 mg` })],
    [
      'a generic that is said to be a supplement',
      () => create({ name: named('Brand'), generic_name: named('Novo'), registration_number: 'FR-9' }),
    ],
    [
      'a name with an amount and a device’s number',
      () => create({ name: `${named('Novo')} 500 mg capsule`, registration_number: 'MDR-9' }),
    ],
    ['a name with a dosage form', () => create({ name: `${named('Novo')} syrup 60 mL` })],
  ])('needs a prescription, and is eligible for the discount: %s', async (_, add) => {
    const { id } = await add()
    expect(await rowOf(id)).toMatchObject({
      is_prescription: true,
      prescription_basis: 'unknown_generic',
      is_sc_discountable: true,
      discount_basis: 'medicine',
    })
  })

  const BARE: Record<string, (name: string) => Promise<{ id: number }>> = {
    'a seller’s form': (name) => create({ name }),
    'a seller’s form with brand and maker': (name) => create({ name, brand: name, manufacturer: 'Tagagawa' }),
    'a form that says no': (name) => create({ name, is_prescription: false }),
    'an admin’s form': (name) => create({ name, selling_price: undefined }, 'admin'),
    'a form that puts it over the counter': (name) => create({ name, subcategory_id: shelf.other }),
    'a form with a cream': (name) => create({ name: `${name} cream` }),
    'goods that are called so by an edit': async (name) => {
      const { id } = await create({ name: goods() })
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { name })
    },
    'goods that come among medicines by an edit': async (name) => {
      const { id } = await create({ name, category_id: shelf.goods })
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { category_id: shelf.category })
    },
    'goods that leave their shelf by an edit': async (name) => {
      const { id } = await create({ name, category_id: shelf.goods })
      return update(id, { category_id: null })
    },
    'a spreadsheet': async (name) => {
      const { notices } = await upload(['Product Name,SRP,QTY,Classification', `${name},10,5,OTC`])
      expect(notices.join()).toContain('Rows that say that no prescription is needed: 1.')
      return called(name)
    },
    'the command line': async (name) => {
      await commandLine(`name,code,Classification\n${name},${named('c')},OTC\n`)
      return called(name)
    },
  }
  it.each(Object.entries(BARE))('needs a prescription by a bare name, too: %s', async (_, way) => {
    const { id } = await way(named('Roaccu'))
    expect(await rowOf(id)).toMatchObject({
      is_prescription: true,
      prescription_basis: 'unknown_generic',
      is_sc_discountable: true,
    })
  })

  it('needs none where its name or its shelf says that it is no medicine', async () => {
    const made = [
      await create({ name: `Cotton buds ${named('Bulak')}`, category_id: shelf.goods }),
      await create({ name: goods() }),
      await create({ name: goods(), category_id: shelf.category }),
      await create({ name: named('Ganda'), category_id: shelf.goods }),
      await create({ name: `${named('Sabon')} Herbal Soap`, brand: named('Linis') }),
    ]
    const name = named('Ngipin')
    await upload(['Product Name,SRP,QTY,Category', `${name},10,5,Personal care`])
    for (const { id } of [...made, await called(name)])
      expect(await rowOf(id)).toMatchObject({
        is_prescription: false,
        prescription_basis: 'no_ingredient',
        is_sc_discountable: false,
      })
  })

  it('needs one by the medicine that its name says, whatever else name and shelf say', async () => {
    const here = { category_id: shelf.goods }
    const moved = await create({ name: goods() })
    await update(moved.id, { name: `${goods()} with Cytotec` })
    const branded = await create({ name: goods() })
    await update(branded.id, { brand: 'Roaccutane' })
    const made = [
      moved,
      branded,
      await create({ name: `${named('Mabango')} Cytotec soap` }),
      await create({ name: `${named('Kape')} Viagra coffee`, ...here }),
      await create({ name: named('Ganda'), brand: 'Roaccutane', ...here }),
      await create({ name: named('Ganda'), pack_size: '10 misoprostol', ...here }),
      await create({ name: `${named('Ganda')} Cyto&shy;tec`, ...here }),
      await create({ name: `${named('Ganda')} Misорrоstоl`, ...here }),
      await create({ name: `${named('Ganda')} Ｃｙｔｏｔｅｃ`, ...here }),
      await create({ name: `${named('Ganda')} C y t o t e c`, ...here }),
    ]
    const name = `${named('Kape')} Ozempic coffee`
    await upload(['Product Name,SRP,QTY,Category', `${name},10,5,Personal care`])
    for (const { id } of [...made, await called(name)])
      expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
    const free = [`${named('Turok')} insulin syringe`, `${named('Kape')} caffeine coffee`]
    for (const one of free)
      expect(await rowOf((await create({ name: one })).id)).toMatchObject({ is_prescription: false })
  })

  it('needs none where somebody took a word for goods for a generic', async () => {
    const generic_name = 'Bandage'
    await create({ name: named('Zithro'), generic_name, is_prescription: true })
    const { id } = await create({ name: `${named('Linis')} bandage roll` })
    expect(await rowOf(id)).toMatchObject({ is_prescription: false })
  })

  it('of which an admin lowered the bare name stays so', async () => {
    const { id } = await create({ name: named('Roaccu') })
    await update(id, { is_prescription: false, prescription_reason: 'A cosmetic' }, 'admin')
    await update(id, { category_id: shelf.category })
    expect(await rowOf(id)).toMatchObject({ is_prescription: false, prescription_basis: 'admin' })
  })

  it('is known where a name says a known generic and no other word', async () => {
    const { generic } = await aKnownFree()
    const known = await create({ name: `${generic} 500 mg tablet` })
    expect(await rowOf(known.id)).toMatchObject({ is_prescription: false, is_sc_discountable: true })
    const other = await create({ name: `${named('Slip')} ${generic} 500 mg tablet` })
    expect(await rowOf(other.id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
    const lotion = await create({ name: `${named('Brand')} ${generic} lotion` })
    expect(await rowOf(lotion.id)).toMatchObject({ is_prescription: false, is_sc_discountable: true })
  })

  it('is no medicine where it has no active ingredient', async () => {
    const { id } = await create({ name: 'Bulak Cotton Balls', is_sc_discountable: true })
    expect(await rowOf(id)).toMatchObject({
      is_prescription: false,
      prescription_basis: 'no_ingredient',
      is_sc_discountable: false,
    })
  })

  it('is for no person’s discount where it is for animals', async () => {
    const { id } = await create(tablet(`${named('Iver')} (Vet.)`))
    expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: false })
  })
})

describe('what needs none', () => {
  it('stays so under another brand, and another strength of a generic that never needs one', async () => {
    const { generic } = await aKnownFree()
    const same = await create(tablet(generic))
    const stronger = await create(tablet(generic, '1 g'))
    expect(await rowOf(same.id)).toMatchObject({ is_prescription: false, prescription_basis: 'equivalent' })
    expect(await rowOf(stronger.id)).toMatchObject({ is_prescription: false, prescription_basis: 'generic' })
    expect(await rowOf(same.id)).toMatchObject({ is_sc_discountable: true })
  })

  it('is raised with its equivalents by a file or a form that says so, and each is in the audit log', async () => {
    for (const raise of [
      (generic: string) =>
        upload([
          'Generic Name,Brand,Strength,Form,Price,Qty,Drug Class',
          `${generic},${named('Brand')},500 mg,Tablet,10,5,Prescription Drug (RX)`,
        ]),
      (generic: string) => create(tablet(generic, '500 mg', { is_prescription: true })),
      (generic: string) => create(tablet(generic, '500 mg', { subcategory_id: shelf.prescription })),
    ]) {
      const { generic, id } = await aKnownFree()
      await raise(generic)
      expect((await rowOf(id)).is_prescription).toBe(true)
      expect((await entriesOf(id)).at(-1)?.changes).toMatchObject({
        is_prescription: { from: false, to: true },
      })
    }
  })

  it('is raised where it comes to stand under Prescription', async () => {
    const moved = await create(tablet((await aKnownFree()).generic))
    await update(moved.id, { subcategory_id: shelf.prescription })
    expect(await rowOf(moved.id)).toMatchObject({ is_prescription: true })

    const merged = await create(
      tablet((await aKnownFree()).generic, '500 mg', { subcategory_id: shelf.other }),
    )
    await world.call(
      categoryTree.merge,
      { body: { level: 'subcategory', id: shelf.other, into_id: shelf.prescription } },
      as('admin'),
    )
    expect(await rowOf(merged.id)).toMatchObject({ is_prescription: true })
  })
})

describe('taking the prescription away', () => {
  it('is for admins, with a reason, and holds for every equivalent', async () => {
    const generic = await aKnownRx()
    const [one, two] = [await create(tablet(generic)), await create(tablet(generic), 'otherSeller')]
    expect(await tryUpdate(one.id, { is_prescription: false })).toMatchObject({
      status: 422,
      json: { errors: { is_prescription: ['Only an administrator can say that it needs no prescription'] } },
    })
    expect(await tryUpdate(one.id, { is_prescription: false }, 'admin')).toMatchObject({
      status: 422,
      json: { errors: { prescription_reason: [expect.any(String)] } },
    })
    expect((await rowOf(one.id)).is_prescription).toBe(true)

    const prescription_reason = 'FDA Advisory 2025-0123'
    await update(one.id, { is_prescription: false, prescription_reason }, 'admin')
    for (const { id } of [one, two]) {
      expect(await rowOf(id)).toMatchObject({ is_prescription: false, prescription_basis: 'admin' })
      expect((await entriesOf(id)).at(-1)?.changes).toMatchObject({
        is_prescription: { from: true, to: false },
        prescription_reason: { to: prescription_reason },
      })
    }
    // the next one of it is known to need none
    const three = await create(tablet(generic))
    expect(await rowOf(three.id)).toMatchObject({ is_prescription: false })
    // until it is another medicine
    await update(three.id, { generic_name: await aKnownRx() })
    expect(await rowOf(three.id)).toMatchObject({ is_prescription: true })
  })

  it('is not undone by the same file once more', async () => {
    const code = named('c')
    const generic = named('Regi')
    const file = (maker: string) =>
      `name,code,generic_name,strength,dosage_form,manufacturer,rx\nA,${code},${generic},10 mg,Tablet,${maker},yes\n`
    await commandLine(file('Uno'))
    const { id } = await newestOf(generic)
    expect((await rowOf(id)).is_prescription).toBe(true)
    await update(id, { is_prescription: false, prescription_reason: 'Household remedy' }, 'admin')
    await commandLine(file('Dos'))
    expect(await rowOf(id)).toMatchObject({ is_prescription: false, manufacturer: 'Dos' })
  })

  it('is not done by a file that says less than before', async () => {
    const code = named('c')
    const generic = named('Less')
    const file = (rx: string) =>
      `name,code,generic_name,strength,dosage_form,rx\nA,${code},${generic},10 mg,Tablet,${rx}\n`
    await commandLine(file('yes'))
    await commandLine(file('no'))
    expect((await newestOf(generic)).is_prescription).toBe(true)
  })
})

describe('the discount of seniors', () => {
  it('is taken from a medicine by an admin with a reason alone, and stays so', async () => {
    const { generic } = await aKnownFree()
    const { id } = await create(tablet(generic, '500 mg', { is_sc_discountable: false }))
    expect((await rowOf(id)).is_sc_discountable).toBe(true)
    expect(await tryUpdate(id, { is_sc_discountable: false })).toMatchObject({
      status: 422,
      json: { errors: { is_sc_discountable: [expect.any(String)] } },
    })
    expect(await tryUpdate(id, { is_sc_discountable: false }, 'admin')).toMatchObject({
      status: 422,
      json: { errors: { discount_reason: [expect.any(String)] } },
    })
    await update(id, { is_sc_discountable: false, discount_reason: 'Not for seniors' }, 'admin')
    expect(await rowOf(id)).toMatchObject({ is_sc_discountable: false, discount_basis: 'admin' })
    expect((await entriesOf(id)).at(-1)?.changes).toMatchObject({
      is_sc_discountable: { from: true, to: false },
      discount_reason: { to: 'Not for seniors' },
    })
    await update(id, { strength: '750 mg' })
    expect((await rowOf(id)).is_sc_discountable).toBe(false)
  })

  it('is given to what a file names alone, whatever it says of it', async () => {
    const name = `${named('Vita')} 500 mg tablet`
    await upload(['Product Name,SRP,QTY,SC Discountable', `${name},10,5,No`])
    const [row] = await world.db.orm.select().from(products).where(eq(products.name, name))
    expect(row).toMatchObject({ is_sc_discountable: true })
  })
})

describe('an upgrade', () => {
  it('raises what is on sale without a prescription, never lowers, says how many, and does it once', async () => {
    const { pharmacy } = visitors
    const [batch] = await world.db.orm
      .insert(importBatches)
      .values({ pharmacy_id: pharmacy.id, report: {} as never })
      .returning()
    const uploaded = async (product: { id: number }) => {
      await world.db.sql.query(
        `with offer as (insert into inventories (product_id, pharmacy_id, price, quantity) values ($1, $2, 100, 1) returning id)
         insert into import_batch_offers (batch_id, inventory_id, product_id, is_new_product)
         select $3, id, $1, true from offer`,
        [product.id, pharmacy.id, batch?.id],
      )
      return product
    }
    // everything of the tests before is decided
    await settleExisting(world.db.sql)
    const rx = named('Baclo')
    await aMedicine(world, rx, '10 mg', { is_prescription: true })
    const equivalent = await aMedicine(world, rx, '10 mg', { brand: null })
    // its brand is its generic once more, and it was kept as a brand
    await world.db.orm
      .update(products)
      .set({
        brand: rx.toUpperCase(),
        match_key: equivalent.match_key.replace('||', `|${rx.toLowerCase()}|`),
      })
      .where(eq(products.id, equivalent.id))
    const uploads = [
      await uploaded(await aMedicine(world, rx, '25 mg')),
      await uploaded(await aMedicine(world, named('Nobody'), '25 mg')),
      await uploaded(
        await aProduct(world, {
          name: `${rx} tab`,
          generic_name: null,
          brand: null,
          strength: null,
          dosage_form: null,
          is_sc_discountable: false,
        }),
      ),
    ]
    const onShelf = await aProduct(world, { name: named('Placement'), subcategory_id: shelf.prescription })
    const believed = await aMedicine(world, named('Free'), '10 mg')
    const goods = await uploaded(
      await aProduct(world, {
        name: 'Bulak',
        generic_name: null,
        brand: null,
        strength: null,
        dosage_form: null,
      }),
    )

    expect(await settleExisting(world.db.sql)).toMatchObject({ prescription: 5, discount: 1 })
    for (const { id } of [equivalent, ...uploads, onShelf]) {
      expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
      expect((await entriesOf(id)).at(-1)?.changes).toMatchObject({
        is_prescription: { from: false, to: true },
      })
    }
    expect((await rowOf(equivalent.id)).match_key).toBe(equivalent.match_key)
    for (const { id } of [believed, goods]) expect((await rowOf(id)).is_prescription).toBe(false)
    expect(await settleExisting(world.db.sql)).toEqual({ prescription: 0, discount: 0 })
  })
})
