import { bulk } from '@botika/common/bulk/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRepository } from '../../ingest/import-repository'
import { importTable } from '../../ingest/importer'
import { readPlaces } from '../../ingest/places'
import { Report } from '../../ingest/report'
import { sourceFor } from '../../ingest/sources'
import { openTable } from '../../ingest/table'
import { auditEntries, products, settings } from '../../schema'
import { drainSearchQueue } from '../../search/engine/repository'
import { fiveVisitors } from '../../testing/five-visitors'
import { aCategory, aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'
import { settleExisting } from '../medicines/settle-existing-repository'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
let folder: string
let grocery: number
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  folder = mkdtempSync(path.join(tmpdir(), 'botika-names-'))
  grocery = (await aCategory(world, 'Grocery')).category_id
  for (const [generic, strength] of [
    ['Paracetamol', '500 mg'],
    ['Cetirizine', '10 mg'],
    ['Meclozine', '25 mg'],
    ['Ibuprofen + Paracetamol', '200 mg + 325 mg'],
  ] as const)
    await aMedicine(world, generic, strength, { brand: null })
  await aMedicine(world, 'Cetirizine', '20 mg', { brand: null, is_prescription: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const seller = () => ({ as: visitors.tokens.seller })
const create = (body: object) =>
  world.call(calls.create, { body: { selling_price: 10, quantity: 5, ...body } as never }, seller())
const update = (id: number, body: object) =>
  world.call(calls.update, { params: { id }, body: body as never }, seller())
const rowOf = async (id: number) => {
  const [row] = await world.db.orm.select().from(products).where(eq(products.id, id))
  return row as typeof products.$inferSelect
}
const called = async (name: string) => {
  const [row] = await world.db.orm
    .select()
    .from(products)
    .where(and(eq(products.name, name), isNull(products.archived_at)))
  return row as typeof products.$inferSelect
}
const upload = (lines: string[]) =>
  world.call(
    bulk.upload,
    { body: { file: new File([lines.join('\n')], 'list.csv', { type: 'text/csv' }) } as never },
    seller(),
  )
let files = 0
async function commandLine(lines: string[]) {
  const file = path.join(folder, `${++files}.csv`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  const table = await openTable(file)
  await importTable({
    table,
    source: sourceFor('products', table.header),
    report: new Report(`${file}.report`),
    reference: { places: await readPlaces() },
    repository: importRepository(world.db),
  })
}

describe('goods that are called by a medicine', () => {
  const WAYS: Record<string, (name: string) => Promise<{ id: number }>> = {
    'a form': (name) => create({ name, category_id: grocery }),
    'a brand': (name) => create({ name: `Kape ${files++}`, brand: name, category_id: grocery }),
    'an edit': async (name) => {
      const { id } = await create({ name: `Kape ${files++}`, category_id: grocery })
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { name })
    },
    'a spreadsheet': async (name) => {
      await upload(['Product Name,SRP,QTY,Category', `${name},10,5,Grocery`])
      return called(name)
    },
    'the command line': async (name) => {
      await commandLine(['name,code,category', `${name},n${++files},Grocery`])
      return called(name)
    },
  }
  const NAMES = [
    'Amoxicilin',
    'Losartann',
    'Diane-35',
    'Zithromaxx',
    'Am0xicillin',
    'Amoxi cillin',
    'Kamagra',
  ]
  it.each(Object.entries(WAYS).flatMap(([way, add]) => NAMES.map((name) => ({ way, name, add }))))(
    'need a prescription, also misspelt: $name by $way',
    async ({ way, name, add }) => {
      const { id } = await add(`${name} ${way === 'a brand' ? '' : `soap ${++files}`}`.trim())
      expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
    },
  )

  it.each([
    'Thiopental vitamins',
    'Botulinum toxin',
    'Botulax 100U',
    'Dulaglutide',
    'Keytruda',
    'Ruxolitinib kit',
    'Evolocumab',
    'Prolia',
    'Succinylcholine',
    'Marcaine',
    'Dienogest',
    'Dapoxetine',
    'Trenbolone',
    'EpiPen',
    'Potassium chloride',
    'Avanafil',
    'Desflurane',
    'Tisotumab',
  ])('need a prescription by their name alone, whatever their shelf: %s', async (name) => {
    const { id } = await create({ name, category_id: grocery })
    expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
  })

  it.each([
    'Cholesterol free mayonnaise',
    'Betadine mouthwash',
    'Equine shampoo',
    'Continental breakfast',
    'Concept mirror',
    'Christine lotion',
    'Pristine tissue',
    'Spartan shaving foam',
    'Thermostat kettle',
    'Barcelona biscuits',
    'Optimus juice',
    'Garden fresh soap',
    'Medical tape',
    'Dettol soap',
    'Jasmin lotion',
    'Tempura coffee',
    'Milk with choline and dextrose',
    'Milton fluid for feeding bottles',
    'Insulin syringe',
  ])('are told from other goods: %s', async (name) => {
    const { id } = await create({ name, category_id: grocery })
    expect(await rowOf(id)).toMatchObject({ is_prescription: false })
  })

  it('need none where the medicine needs none', async () => {
    const { id } = await create({ name: 'Paracetmol', category_id: grocery })
    expect(await rowOf(id)).toMatchObject({ is_prescription: false })
  })
})

describe('a medicine that is called by another one', () => {
  const free = { generic_name: 'Paracetamol', strength: '500 mg', dosage_form: 'Tablet' }
  const other = { ...free, name: 'Losartan 50 mg tablet', brand: 'Cozaar' }
  const WAYS: Record<string, () => Promise<{ id: number }>> = {
    'a form': () => create({ ...other, pack_size: '10s' }),
    'a form with the brand alone': () => create({ ...other, name: 'Box of tablets' }),
    'a form with a combination': () => create({ ...free, name: 'Co-Amoxiclav 625', brand: 'Kalmox' }),
    'a form with what is in goods as well': () =>
      create({ ...free, name: 'Insulin glargine', brand: 'Kalmin' }),
    'a form with a misspelt brand': () => create({ ...other, name: 'Box of tablets', brand: 'Cozarr' }),
    'a form with the name alone': () => create({ ...other, brand: 'Kalmado' }),
    'a form with a generic that is goods': () =>
      create({ name: 'Zithromax 250', generic_name: 'cotton', brand: 'Zithromax' }),
    'a form with goods for a generic': () => create({ name: 'Gauze', generic_name: 'Losartan gauze' }),
    'a form with another medicine that some need a prescription for': () =>
      create({ ...free, name: 'Cetirizine', brand: 'Kalma' }),
    'a name by an edit': async () => {
      const { id } = await create({ ...free, name: 'Kalmante', brand: 'Kalmante' })
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { name: 'Losartan 50 mg tablet' })
    },
    'a brand by an edit': async () => {
      const { id } = await create({ ...free, name: 'Lunasin', brand: 'Lunasin' })
      expect((await rowOf(id)).is_prescription).toBe(false)
      return update(id, { brand: 'Cozaar' })
    },
    'a spreadsheet': async () => {
      await upload([
        'Product Name,Generic Name,Brand,Strength,Form,SRP,QTY',
        'Lifezar from a list,Paracetamol,Lifezar,500 mg,Tablet,10,5',
      ])
      return called('Lifezar from a list')
    },
    'the command line': async () => {
      await commandLine([
        'name,code,generic_name,brand,strength,dosage_form,rx',
        'Cozaar from a file,c9,Paracetamol,Cozaar F,500 mg,Tablet,no',
      ])
      return called('Cozaar from a file')
    },
    'the command line with another name later': async () => {
      const head = 'name,code,generic_name,brand,strength,dosage_form,rx'
      await commandLine([head, 'Kalmante tablet,c10,Paracetamol,Kalmante C,500 mg,Tablet,no'])
      expect((await called('Kalmante tablet')).is_prescription).toBe(false)
      await commandLine([head, 'Losartan tablet,c10,Paracetamol,Kalmante C,500 mg,Tablet,no'])
      return called('Losartan tablet')
    },
  }
  it.each(Object.entries(WAYS))('needs a prescription: %s', async (_, way) => {
    const { id } = await way()
    expect(await rowOf(id)).toMatchObject({ is_prescription: true, is_sc_discountable: true })
  })

  it('says nothing of others of that generic', async () => {
    const { id } = await create({ ...other, pack_size: '20s' })
    expect(await rowOf(id)).toMatchObject({ prescription_basis: 'named' })
    const fresh = [
      await create({ ...free, name: 'Lunado', brand: 'Lunado' }),
      await create({ ...free, strength: '250 mg', name: 'Lunado', brand: 'Lunado' }),
    ]
    for (const one of fresh) expect(await rowOf(one.id)).toMatchObject({ is_prescription: false })
    await drainSearchQueue(world.db)
    const equivalents = async (one: number) =>
      (await world.call(calls.equivalents, { params: { id: one } })).data.map((product) => product.id)
    expect(await equivalents(id)).toEqual([])
    expect(await equivalents(fresh[0]?.id ?? 0)).not.toContain(id)
    const { rows } = await world.db.sql.query<{ n: number }>(
      `select count(*)::int as n from products where generic_name = 'Paracetamol' and is_prescription
         and prescription_basis <> 'named'`,
    )
    expect(rows[0]?.n).toBe(0)
  })

  it.each([
    { ...free, name: 'Biogesic', brand: 'Biogesic' },
    { ...free, name: 'Acetaminophen 500 mg tablet', brand: 'Tylenol' },
    { ...free, generic_name: 'Acetaminophen', name: 'Paracetamol 500 mg tablet' },
    { ...free, generic_name: 'Paracetamol (as HCl)', name: 'Paracetamoll', brand: 'Calpol' },
    { ...free, name: 'Lunas for fever', brand: 'Lunas' },
    { ...free, generic_name: 'Meclozine', strength: '25 mg', name: 'Bonamine', brand: 'Bonamine' },
    {
      ...free,
      generic_name: 'Ibuprofen + Paracetamol',
      strength: '200 mg + 325 mg',
      name: 'Alaxan FR',
      brand: 'Alaxan',
    },
    // named by two that need none
    { ...free, generic_name: 'Meclozine', strength: '25 mg', name: 'Paracetamol', brand: 'Nahilo' },
  ])('is told from one that goes by two names: $generic_name, $name', async (facts) => {
    const { id } = await create(facts)
    expect(await rowOf(id)).toMatchObject({ is_prescription: false, is_sc_discountable: true })
  })
})

describe('an upgrade that knows more names', () => {
  it('decides again on what pharmacies brought, once', async () => {
    const there = [
      await create({ name: 'Zithromax 250', generic_name: 'Bulak cotton', brand: 'Zithro' }),
      await create({ name: 'Amoxicilin coffee', category_id: grocery }),
      await create({
        name: 'Cozaar',
        generic_name: 'Paracetamol',
        strength: '500 mg',
        dosage_form: 'Tablet',
        pack_size: '7s',
      }),
    ]
    const untouched = [
      await create({ name: 'Kape barako', category_id: grocery }),
      await create({
        name: 'Tempra',
        generic_name: 'Paracetamol',
        strength: '500 mg',
        dosage_form: 'Tablet',
      }),
    ]
    await settleExisting(world.db.sql)
    for (const [at, { id }] of there.entries())
      await world.db.orm
        .update(products)
        .set({ is_prescription: false, prescription_basis: at === 2 ? 'equivalent' : 'no_ingredient' })
        .where(eq(products.id, id))
    expect(await settleExisting(world.db.sql)).toEqual({ prescription: 0, discount: 0 })

    await world.db.orm.delete(settings).where(eq(settings.key, 'medicine_names'))
    expect(await settleExisting(world.db.sql)).toMatchObject({ prescription: 3 })
    for (const { id } of there) {
      expect(await rowOf(id)).toMatchObject({ is_prescription: true })
      const entries = await world.db.orm
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.record_id, id))
        .orderBy(auditEntries.id)
      expect(entries.at(-1)?.changes).toMatchObject({ is_prescription: { from: false, to: true } })
    }
    for (const { id } of untouched) expect(await rowOf(id)).toMatchObject({ is_prescription: false })
  })
})
