import { bulk } from '@botika/common/bulk/endpoints'
import type { BulkReport } from '@botika/common/bulk/schema'
import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, inventories, priceCaps, products } from '../schema'
import { fiveVisitors, statusesFor } from '../testing/five-visitors'
import { aPharmacy, aProduct, aSeller, anOffer, anOrder } from '../testing/makers'
import { makeWorld, type World } from '../testing/world'
import { type XlsxCell, xlsxOf } from '../testing/xlsx'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const HEADING = 'SKU,Generic Name,Brand,Strength,Dosage Form,Pack Size,SRP,Qty'
const csv = (...lines: string[]) => new File([[HEADING, ...lines].join('\n')], 'stock.csv')

async function aShop() {
  const pharmacy = await aPharmacy(world)
  const as = await world.signIn(await aSeller(world, pharmacy))
  return {
    pharmacy,
    as,
    upload: (
      file: File,
      extra: { dry_run?: boolean; columns?: Record<string, 'selling_price' | null>; status?: 'draft' } = {},
    ) => world.call(bulk.upload, { body: { file, ...extra } }, { as }),
    undo: (id: number | null) => world.call(bulk.undo, { params: { id: id ?? 0 } }, { as }),
    offers: () =>
      world.db.orm
        .select({
          id: inventories.id,
          sku: inventories.sku,
          price: inventories.price,
          quantity: inventories.quantity,
          status: inventories.status,
          product_id: inventories.product_id,
          name: products.name,
        })
        .from(inventories)
        .innerJoin(products, eq(products.id, inventories.product_id))
        .where(and(eq(inventories.pharmacy_id, pharmacy.id), isNull(inventories.archived_at)))
        .orderBy(asc(inventories.id)),
  }
}

/** A medicine as the catalogue has it, keys included. */
function aMedicine(facts: Partial<typeof products.$inferInsert> = {}) {
  const described = {
    name: 'Norvasc',
    generic_name: 'Amlodipine',
    brand: 'Norvasc',
    strength: '5 mg',
    dosage_form: 'Tablet',
    pack_size: null,
    ...facts,
  }
  return aProduct(world, {
    ...described,
    equivalence_key: equivalenceKey(described),
    match_key: matchKey(described),
  })
}

const codesOf = (report: BulkReport) => report.problems.map(({ row, field, code }) => [row, field, code])

describe('a bulk upload', () => {
  it('makes offers of products that the catalogue has, whatever they are written like, and of new ones', async () => {
    const shop = await aShop()
    const known = await aMedicine({
      generic_name: 'Telmisartan',
      name: 'Micardis',
      brand: 'Micardis',
      strength: '40 mg',
    })
    const report = await shop.upload(
      csv(
        'A1,telmisartan,MICARDIS,40mg,"TABLET, FILM COATED",,"₱1,012.50",120',
        'A2,Ascorbic Acid,Poten-Cee,500 mg,Tablet,Box of 100,₱4.25,"1,000"',
      ),
    )
    expect(report).toMatchObject({
      rows: 2,
      created: 2,
      updated: 0,
      products_created: 1,
      refused: 0,
      encoding: 'UTF-8',
      separator: ',',
      problems: [],
      file_name: 'stock.csv',
    })
    expect(await shop.offers()).toMatchObject([
      { sku: 'A1', price: 101_250, quantity: 120, status: 'live', product_id: known.id },
      { sku: 'A2', price: 425, quantity: 1_000, name: 'Poten-Cee' },
    ])
    const entries = await world.db.orm.select().from(auditEntries)
    expect(entries.at(-1)).toMatchObject({
      action: 'bulk',
      resource: 'products',
      record_id: null,
      changes: { upload: report.id, created: 2 },
      pharmacy_id: shop.pharmacy.id,
    })
  })

  it('lists no product under the name of another that has the same generic, strength and form', async () => {
    const shop = await aShop()
    const lagundi = { generic_name: 'Lagundi', strength: '300 mg/5 mL', dosage_form: 'Syrup' }
    const ascof = await aMedicine({ ...lagundi, name: 'Ascof', brand: 'Ascof' })
    const file = (...lines: string[]) =>
      new File([['SKU,Product,Generic,Strength,Form,SRP,Qty', ...lines].join('\n')], 'stock.csv')
    const report = await shop.upload(
      file(
        'L1,Ascof Lagundi Syrup,Lagundi,300mg/5ml,syrup,90,5',
        'L2,Plemex Lagundi Syrup,Lagundi,300mg/5ml,syrup,80,5',
        'L3,Plemex Forte Lagundi Syrup,Lagundi,300mg/5ml,syrup,99,5',
      ),
    )
    expect(report).toMatchObject({ created: 3, products_created: 2, refused: 0 })
    const offers = await shop.offers()
    expect(offers.map(({ sku, name }) => [sku, name])).toEqual([
      ['L1', 'Ascof'],
      ['L2', 'Plemex Lagundi Syrup'],
      ['L3', 'Plemex Forte Lagundi Syrup'],
    ])
    expect(offers[0]?.product_id).toBe(ascof.id)

    const another = await aShop()
    await another.upload(file('X1,PLEMEX LAGUNDI SYR,Lagundi,60 mg/mL,Syrup,85,5'))
    expect(await another.offers()).toMatchObject([{ product_id: offers[1]?.product_id }])
  })

  it('changes nothing on a dry run and tells the same', async () => {
    const shop = await aShop()
    const file = () => csv('A1,Losartan,Lifezar,50 mg,Tablet,,12.50,10', 'A2,Losartan,,x,,,free,10')
    const dry = await shop.upload(file(), { dry_run: true })
    expect(await shop.offers()).toEqual([])
    expect(dry).toMatchObject({ id: null, dry_run: true, created: 1, refused: 1 })
    expect(dry.sample).toMatchObject([{ row: 2, action: 'create', selling_price: 12.5, quantity: 10 }])
    const real = await shop.upload(file())
    expect({ ...real, id: null, created_at: '', dry_run: true }).toEqual({ ...dry, created_at: '' })
  })

  it('changes offers that are there and leaves those alone that are the same', async () => {
    const shop = await aShop()
    const first = await shop.upload(
      csv('A1,Losartan,Lifezar,50 mg,Tablet,,12.50,10', 'A2,Metformin,Glumet,500 mg,Tablet,,5,10'),
    )
    expect(first.created).toBe(2)
    const second = await shop.upload(
      csv('A1,Losartan,Lifezar,50 mg,Tablet,,13.00,4', 'A2,Metformin,Glumet,500 mg,Tablet,,5,10'),
    )
    expect(second).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect(await shop.offers()).toMatchObject([
      { price: 1_300, quantity: 4 },
      { price: 500, quantity: 10 },
    ])
  })

  it('names row, column and reason of everything that is wrong, and keeps the good rows', async () => {
    const shop = await aShop()
    await aMedicine({ generic_name: 'Cetirizine', name: 'Zyrtec', brand: 'Zyrtec', strength: '10 mg' })
    await aMedicine({ generic_name: 'Cetirizine', name: 'Virlix', brand: 'Virlix', strength: '10 mg' })
    await world.db.orm.insert(priceCaps).values({
      generic_name: 'Clopidogrel',
      strength: '75 mg',
      dosage_form: 'Tablet',
      equivalence_key:
        equivalenceKey({ generic_name: 'Clopidogrel', strength: '75 mg', dosage_form: 'Tablet' }) ?? '',
      cap: 2_250,
      source: 'EO 104 s. 2020',
      effective_on: '2020-06-02',
    })
    const report = await shop.upload(
      csv(
        'S1,Good,Good,1 mg,Tablet,,5,1', // 2
        '8.80E+12,Cefalexin,A,500 mg,Capsule,,5,1', // 3: a code made a number
        'S2,Cefalexin,B,10-May,Capsule,,5,1', // 4: 5/10 made a date
        'S3,Cefalexin,C,500 mg,Capsule,,$5,1', // 5
        'S4,Cefalexin,D,500 mg,Capsule,,5.125,1.5', // 6: two columns
        'S1,Cefalexin,E,500 mg,Capsule,,5,1', // 7: the SKU of row 2
        'S5,Good,Good,1 mg,Tablet,,6,1', // 8: the product of row 2
        'S6,Cetirizine,,10 mg,Tablet,,6,1', // 9: Zyrtec or Virlix?
        'S7,Diazepam,Valium,5 mg,Tablet,,6,1', // 10
        'S8,Clopidogrel,Plavix,75 mg,Tablet,,22.51,1', // 11
        'S9,"=HYPERLINK(""http://x"")",F,1 mg,Tablet,,6,1', // 12
        'T1,<script>alert(1)</script>,G,1 mg,Tablet,,6,1', // 13
        `T2,${'x'.repeat(2_000)},H,1 mg,Tablet,,6,1`, // 14
        'T3,Cefalexin,I,500 mg,Capsule,,5,1,extra,cells', // 15
        'Cefalexin,J,500 mg,Capsule,,,Box,live', // 16: one cell to the left
        'T4,,,1 mg,Tablet,,,', // 17
        'T5,#REF!,K,1 mg,Tablet,,5,1', // 18
        'T6,-2+3+cmd|x,L,1 mg,Tablet,,5,1', // 19
        'T7,Good,M,1 mg,Tablet,,5,1', // 20
      ),
    )
    expect(codesOf(report)).toEqual([
      [3, 'sku', 'excel_number'],
      [4, 'strength', 'excel_date'],
      [5, 'selling_price', 'other_currency'],
      [6, 'selling_price', 'too_many_decimals'],
      [6, 'quantity', 'not_whole'],
      [7, 'sku', 'duplicate_sku'],
      [8, null, 'duplicate_product'],
      [9, 'brand', 'ambiguous'],
      [10, 'generic_name', 'dangerous'],
      [11, 'selling_price', 'price_above_cap'],
      [12, 'generic_name', 'formula'],
      [13, 'generic_name', 'html'],
      [14, 'generic_name', 'too_long'],
      [15, null, 'shifted'],
      [16, 'selling_price', 'not_a_number'],
      [16, 'quantity', 'not_a_number'],
      [16, null, 'shifted'],
      [17, 'selling_price', 'required'],
      [17, 'quantity', 'required'],
      [17, 'generic_name', 'required'],
      [18, 'generic_name', 'excel_error'],
      [19, 'generic_name', 'formula'],
    ])
    expect(report).toMatchObject({ rows: 19, created: 2, refused: 17 })
    expect(report.problems.find((one) => one.code === 'price_above_cap')).toMatchObject({
      column: 'SRP',
      detail: 'The law caps this price at ₱22.50 (EO 104 s. 2020).',
      value: '22.51',
    })
    expect(report.problems.find((one) => one.code === 'ambiguous')?.detail).toContain('Virlix')
    expect((await shop.offers()).map((offer) => offer.sku)).toEqual(['S1', 'T7'])
  })

  it('asks about prices far from what others ask, and takes them with a yes', async () => {
    const shop = await aShop()
    const sold = await aMedicine({
      generic_name: 'Losartan',
      brand: 'Zarnovel',
      name: 'Zarnovel',
      unit_count: 10,
    })
    for (const price of [180_00, 190_00, 208_00]) await anOffer(world, { product_id: sold.id, price })
    const file = (price: string, answer = '') =>
      new File(
        [[`${HEADING},Price is meant`, `P1,Losartan,Zarnovel,5 mg,Tablet,,${price},3,${answer}`].join('\n')],
        'stock.csv',
      )
    for (const price of ['19', '94.99', '380.01']) {
      const refused = await shop.upload(file(price))
      expect(codesOf(refused)).toEqual([[2, 'selling_price', 'price_doubt']])
      expect(refused.problems[0]?.usual).toEqual({
        median: 190,
        lowest: 180,
        highest: 208,
        offers: 3,
        unit_count: 10,
      })
    }
    expect(await shop.offers()).toEqual([])
    const meant = await shop.upload(file('19', 'yes'))
    expect(meant.sample[0]).toMatchObject({ selling_price: 19, usual: { lowest: 180, highest: 208 } })
    expect((await shop.offers()).map(({ price }) => price)).toEqual([19_00])
    // the same price again is no question
    expect(await shop.upload(file('19'))).toMatchObject({ unchanged: 1, refused: 0 })
    expect(codesOf(await shop.upload(file('18')))).toEqual([[2, 'selling_price', 'price_doubt']])
  })

  it('offers the products that fit a row, and takes the chosen one or a new one', async () => {
    const shop = await aShop()
    const facts = { generic_name: 'Etoricoxib', strength: '90 mg', dosage_form: 'Tablet' }
    const one = await aMedicine({ ...facts, brand: 'Arcoxia', name: 'Arcoxia' })
    const other = await aMedicine({ ...facts, brand: 'Torcox', name: 'Torcox' })
    const far = await aMedicine({ generic_name: 'Sertraline', brand: 'Zotral', name: 'Zotral' })
    const file = (answer: string) =>
      new File(
        [[`${HEADING},Botika product number`, `E1,Etoricoxib,,90 mg,Tablet,,30,3,${answer}`].join('\n')],
        'stock.csv',
      )
    const asked = await shop.upload(file(''))
    expect(asked.problems[0]?.choices?.map(({ product_id }) => product_id)).toEqual([one.id, other.id])
    // only what fits the row can be chosen
    expect(codesOf(await shop.upload(file(String(far.id))))).toEqual([[2, 'brand', 'ambiguous']])
    expect(codesOf(await shop.upload(file('the first')))).toEqual([[2, 'product_id', 'not_whole']])
    await shop.upload(file(String(other.id)))
    expect((await shop.offers()).map(({ product_id }) => product_id)).toEqual([other.id])

    const second = await aShop()
    expect(await second.upload(file('new'))).toMatchObject({ created: 1, products_created: 1 })
    expect((await second.offers())[0]?.product_id).not.toBe(other.id)
  })

  it('reads letters, line ends and spaces as they are meant', async () => {
    const shop = await aShop()
    const decomposed = 'Nin\u0303o Syrup'
    await shop.upload(csv(`A1,"Para\ncetamol",${decomposed},250 mg/5 mL,Syrup,,\u00A0112.00 ,10 pcs`))
    expect(await shop.offers()).toMatchObject([{ name: 'Ni\u00F1o Syrup', price: 11_200, quantity: 10 }])
    const [product] = await world.db.orm.select().from(products).where(eq(products.name, 'Ni\u00F1o Syrup'))
    expect(product?.generic_name).toBe('Para cetamol')
  })

  it('takes other headings, a title above them, and what somebody says about columns', async () => {
    const shop = await aShop()
    const text = [
      'Botika Liza price list;;;;',
      ';;;;',
      'Molecule;Trade name;Potency;Form;My price;Cost price;Stock on hand',
      'Losartan;Lifezar;50 mg;tab;1.012,50;3;7',
    ].join('\r\n')
    const send = (columns?: Record<string, 'selling_price' | null>) =>
      shop.upload(new File([text], 'list.csv'), { dry_run: true, ...(columns ? { columns } : {}) })
    await expect(send()).rejects.toMatchObject({
      status: 422,
      errors: { columns: [expect.stringContaining('Selling price')] },
      extra: { columns: expect.arrayContaining([{ heading: expect.any(String), field: 'quantity' }]) },
    })
    const report = await send({ 'My price': 'selling_price' })
    expect(report).toMatchObject({
      separator: ';',
      created: 1,
      sample: [{ row: 4, selling_price: 1012.5, quantity: 7 }],
    })
    expect(report.columns).toEqual([
      { heading: 'Molecule', field: 'generic_name' },
      { heading: 'Trade name', field: 'brand' },
      { heading: 'Potency', field: 'strength' },
      { heading: 'Form', field: 'dosage_form' },
      { heading: 'My price', field: 'selling_price' },
      { heading: 'Cost price', field: null },
      { heading: 'Stock on hand', field: 'quantity' },
    ])
  })

  it('reads workbooks, and sees what Excel has made of cells', async () => {
    const shop = await aShop()
    const rows: XlsxCell[][] = [
      ['SKU', 'Generic name', 'Brand', 'Strength', 'Dosage form', 'Price', 'Quantity'],
      [4_800_123_456_789, 'Losartan', 'Lifezar', '50 mg', 'Tablet', 12.299999999999999, 10],
      ['A2', 'Losartan', 'Cozaar & Co', { xml: '<c s="1"><v>45000</v></c>' }, 'Tablet', 12.5, 10],
      ['A3', 'Losartan', 'Hyzaar', { xml: '<c s="2"><v>45000</v></c>' }, 'Tablet', 12.5, 10],
      ['A4', 'Losartan', 'Xyz', '50 mg', 'Tablet', { xml: '<c t="e"><v>#REF!</v></c>' }, 10],
      [
        { xml: '<c t="inlineStr"><is><t>A5</t></is></c>' },
        'Losartan',
        'Inline',
        '50 mg',
        'Tablet',
        12.5,
        { xml: '<c><f>5+5</f><v>10</v></c>' },
      ],
      [],
      [{ xml: '<c><v>88012345678901234567</v></c>' }, 'Losartan', 'Long', '50 mg', 'Tablet', 12.5, 10],
    ]
    const report = await shop.upload(new File([new Uint8Array(xlsxOf(rows))], 'stock.xlsx'))
    expect(report).toMatchObject({ encoding: 'XLSX', separator: null, rows: 6, created: 2, refused: 4 })
    expect(codesOf(report)).toEqual([
      [3, 'strength', 'excel_date'],
      [4, 'strength', 'excel_date'],
      [5, 'selling_price', 'excel_error'],
      [8, 'sku', 'excel_number'],
    ])
    expect(await shop.offers()).toMatchObject([
      { sku: '4800123456789', price: 1_230 },
      { sku: 'A5', quantity: 10 },
    ])
  })

  it('refuses what is no spreadsheet, or has no rows', async () => {
    const shop = await aShop()
    const files = [
      new File([], 'empty.csv'),
      new File(['%PDF-1.7 ...'], 'list.csv'),
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'old.xls'),
      new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9])], 'broken.xlsx'),
      new File([new Uint8Array(xlsxOf([['SKU']])).slice(0, 300)], 'torn.xlsx'),
      new File([new Uint8Array(Array.from({ length: 4_000 }, (_, n) => (n * 7) % 251))], 'noise.bin'),
      new File(['hello'], 'words.csv'),
      new File(['\n\n'], 'blank.csv'),
      new File(['Product name,Selling price,Quantity\r\n'], 'headings.csv'),
    ]
    for (const file of files) await expect(shop.upload(file)).rejects.toMatchObject({ status: 422 })
    expect(await shop.offers()).toEqual([])
  })

  it('asks for a spreadsheet where the file is a picture, a sound, or nothing but zeros', async () => {
    const shop = await aShop()
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    const files = {
      zeros: new Uint8Array(4_096),
      'a picture of zeros': new Uint8Array([...png, ...new Uint8Array(4_096)]),
      'a short picture': new Uint8Array([...png, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15]),
      'marked as UTF-16': new Uint8Array([0xff, 0xfe, ...new Uint8Array(512)]),
      'noise without zeros': new Uint8Array(Array.from({ length: 4_000 }, (_, n) => ((n * 7) % 251) + 1)),
    }
    for (const [name, bytes] of Object.entries(files))
      await expect(shop.upload(new File([bytes], name))).rejects.toMatchObject({
        status: 422,
        message: 'This is no spreadsheet. Please send a CSV or XLSX file.',
      })
  })

  it('says that a pharmacy without a valid licence is not seen', async () => {
    const pharmacy = await aPharmacy(world, { license_expires_on: '2020-01-01' })
    const as = await world.signIn(await aSeller(world, pharmacy))
    const file = csv('A1,Losartan,Lifezar,50 mg,Tablet,,12.50,10')
    const report = await world.call(bulk.upload, { body: { file, dry_run: true } }, { as })
    expect(report.notices).toEqual([
      expect.stringContaining('licence'),
      '1 row is about products that are new here: they go on sale when an administrator has approved them.',
    ])
  })

  it('keeps a suspended offer suspended, and a SKU with its product', async () => {
    const shop = await aShop()
    const known = await aMedicine({ generic_name: 'Bisoprolol', name: 'Concore', brand: 'Concore' })
    await anOffer(world, {
      pharmacy_id: shop.pharmacy.id,
      product_id: known.id,
      status: 'suspended',
      sku: 'X1',
    })
    const report = await shop.upload(
      csv('X1,Bisoprolol,Concore,5 mg,Tablet,,5,5', 'X1,Losartan,Lifezar,50 mg,Tablet,,5,5'),
    )
    expect(codesOf(report)).toEqual([
      [2, null, 'suspended'],
      [3, 'sku', 'sku_taken'],
    ])
  })
})

describe('the error sheet', () => {
  it('has the refused rows under their headings, harmless for Excel, and goes through once it is corrected', async () => {
    const shop = await aShop()
    const file = csv(
      'A1,Losartan,Lifezar,50 mg,Tablet,,free,10',
      'A2,=1+1,B,50 mg,Tablet,,5,10',
      'A3,Losartan,Good,50 mg,Tablet,,5,10',
    )
    const { id } = await shop.upload(file)
    const answer = await world.ask(bulk.errorSheet, { params: { id: id ?? 0 } }, { as: shop.as })
    const sheet = answer.body.toString('utf8')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(sheet.split('\r\n')).toEqual([
      `\uFEFFWhat to fix,Row in your file,${HEADING}`,
      'SRP: Enter a price such as 1{,}234.50.,2,A1,Losartan,Lifezar,50 mg,Tablet,,free,10'.replace(
        /^(.*),2,A1/,
        '"SRP: Enter a price such as 1,234.50.",2,A1',
      ),
      `Generic Name: This begins like a formula. Please write plain text.,3,A2,'=1+1,B,50 mg,Tablet,,5,10`,
      '',
    ])
    const dry = await world.ask(bulk.dryErrorSheet, { body: { file } }, { as: shop.as })
    expect(dry.body.toString('utf8').split('\r\n')[1]).toContain('A1,Losartan')

    const corrected = sheet.replace('free', '6.50').replace("'=1+1", 'Amoxicillin')
    expect(await shop.upload(new File([corrected], 'corrected.csv'))).toMatchObject({
      rows: 2,
      created: 2,
      refused: 0,
    })
  })
})

describe('undoing an upload', () => {
  const state = async (shop: Awaited<ReturnType<typeof aShop>>) => ({
    offers: await shop.offers(),
    products: (await world.db.sql.query<{ n: number }>('select count(*)::int as n from products')).rows[0]?.n,
  })

  it('restores the same state, once', async () => {
    const shop = await aShop()
    await shop.upload(csv('A1,Losartan,Lifezar,50 mg,Tablet,,12.50,10'))
    const before = await state(shop)
    const { id } = await shop.upload(
      csv(
        'A9,Losartan,Lifezar,50 mg,Tablet,,13.50,99',
        'B1,Brand new,Neu,1 mg,Tablet,,5,5',
        'B2,Other new,Neu,1 mg,Tablet,,5,5',
      ),
    )
    const [, added] = await shop.offers()
    await world.db.sql.query(
      `insert into cart_items (user_id, inventory_id, quantity) select min(id), $1, 1 from users`,
      [added?.id],
    )
    expect((await shop.undo(id)).undone_at).not.toBeNull()
    expect(await state(shop)).toEqual(before)
    await shop.undo(id)
    expect(await state(shop)).toEqual(before)
    const entries = await world.db.orm.select().from(auditEntries)
    expect(entries.filter(({ action }) => action === 'undo-bulk')).toMatchObject([
      { record_id: null, changes: { upload: id } },
    ])
  })

  it('is refused as a whole once something of it was sold or changed', async () => {
    const shop = await aShop()
    await aMedicine({ generic_name: 'Zinc', name: 'Zinc', brand: null, strength: '10 mg' })
    const { id } = await shop.upload(
      csv('A1,Zinc,Zincaid,10 mg,Tablet,,12.50,10', 'A2,Metformin,Glumet,500 mg,Tablet,,5,10'),
    )
    await world.db.sql.query('update products set review = null')
    const [one, other] = await shop.offers()
    await world.db.orm
      .update(inventories)
      .set({ price: 600, updated_at: new Date() })
      .where(eq(inventories.id, other?.id ?? 0))
    await expect(shop.undo(id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('changed'),
    })
    await anOrder(world, { items: [{ inventory_id: one?.id ?? 0, quantity: 1 }] })
    await expect(shop.undo(id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('sold'),
    })
    expect(await shop.offers()).toHaveLength(2)
  })

  it('leaves a product that somebody else offers by now', async () => {
    const shop = await aShop()
    const other = await aShop()
    const line = 'A1,Quite new,Neuling,7 mg,Tablet,,12.50,10'
    const { id } = await shop.upload(csv(line))
    await other.upload(csv(line))
    await shop.undo(id)
    expect(await shop.offers()).toEqual([])
    expect(await other.offers()).toMatchObject([{ name: 'Neuling' }])
  })
})

describe('visitors', () => {
  it('reach uploads of their own pharmacy; admins say for which', async () => {
    const { tokens, pharmacy, otherPharmacy } = await fiveVisitors(world)
    const file = () => csv('A1,Losartan,Lifezar,50 mg,Tablet,,12.50,10')
    const forOther = { dry_run: true, pharmacy_id: otherPharmacy.id }
    const upload = await statusesFor(tokens, (as) =>
      world.ask(bulk.upload, { body: { file: file(), ...forOther } }, { as }),
    )
    expect(upload).toEqual({ guest: 401, customer: 403, seller: 404, otherSeller: 200, admin: 200 })
    const nowhere = await world.ask(bulk.upload, { body: { file: file() } }, { as: tokens.admin })
    expect(nowhere).toMatchObject({ status: 422, json: { errors: { pharmacy_id: expect.anything() } } })

    const { id } = await world.call(bulk.upload, { body: { file: file() } }, { as: tokens.seller })
    const params = { id: id ?? 0 }
    const expected = { guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 }
    for (const endpoint of [bulk.one, bulk.errorSheet, bulk.undo])
      expect(await statusesFor(tokens, (as) => world.ask(endpoint, { params }, { as }))).toEqual(expected)
    const listed = async (as: string) =>
      (await world.call(bulk.list, { query: {} }, { as })).data.map((one) => one.pharmacy_id)
    expect(await listed(tokens.seller)).toEqual([pharmacy.id])
    expect(await listed(tokens.otherSeller)).toEqual([])
    expect(await listed(tokens.admin)).toContain(pharmacy.id)
  })
})
