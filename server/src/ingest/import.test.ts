import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueRepository, catalogueRepository } from './catalogue-repository'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import { importTable } from './importer'
import { sourceFor } from './sources'
import { offersRepository } from './offers-repository'
import { type Places, readPlaces } from './places'
import type { ImportKind } from './records'
import { Report } from './report'
import { importRepository } from './import-repository'
import { openTable } from './table'

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name)
let store: TestDatabase
let folder: string
let places: Places

beforeAll(async () => {
  store = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'botika-import-'))
  places = await readPlaces()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await store.close()
})

let reports = 0
async function read(
  kind: ImportKind,
  file: string,
  {
    isDryRun = false,
    map = {},
    catalogue,
  }: { isDryRun?: boolean; map?: Record<string, string>; catalogue?: CatalogueRepository } = {},
) {
  const table = await openTable(file, new Map(Object.entries(map)))
  const report = new Report(path.join(folder, `report-${++reports}.csv`))
  const tally = await importTable({
    table,
    source: sourceFor(kind, table.header),
    report,
    reference: { places, catalogue },
    repository: isDryRun ? undefined : importRepository(store.db),
  })
  await report.close()
  return { tally, report }
}
const rowsOf = async (sql: string) => (await store.db.sql.query(sql)).rows
const productOf = async (key: string) =>
  (
    await rowsOf(
      `select p.*, concat_ws(' > ', c.name, s.name, ss.name) as path from products p
       join categories c on c.id = p.category_id join subcategories s on s.id = p.subcategory_id
       join subsubcategories ss on ss.id = p.subsubcategory_id where import_key = '${key}'`,
    )
  )[0]

describe('importing a list of products', () => {
  it('knows its headings as the bulk upload does, and its products by their code', async () => {
    const file = path.join(folder, 'list.csv')
    const heading = 'Item Code,Item,Generic,Dosage,Form,Department,subsubcategory,Placement'
    const line = (form: string) =>
      `B1,Metbay,metformin &amp; glimepiride,500mg/2mg,${form},Medicines,Diabetes,4`
    writeFileSync(file, `${heading}\n${line('tab')}\nTOTAL,,,,,,,\n`)
    const { tally } = await read('products', file)
    expect([tally.added, Object.fromEntries(tally.skipped)]).toEqual([1, { 'total line': 1 }])
    expect(await productOf('file:B1')).toMatchObject({
      name: 'Metbay',
      generic_name: 'metformin & glimepiride',
      strength: '500mg/2mg',
      path: 'Medicines > Medicines > Diabetes',
    })
    const { header } = await openTable(file)
    expect(sourceFor('products', header).unused(header)).toEqual(['Placement'])
    writeFileSync(file, `${heading}\n${line('capsule')}\n`)
    expect((await read('products', file)).tally).toMatchObject({ added: 0, changed: 1 })
    await rowsOf(`delete from products where import_key = 'file:B1'`)
  })

  it('leaves a product alone that came from elsewhere, and makes no second of it', async () => {
    const file = path.join(folder, 'known.csv')
    const heading = 'Item Code,Brand,Generic,Strength,Form,Price,Qty'
    writeFileSync(file, `${heading}\nK1,Glimebay,glimepiride,2 mg,Tablet,5,5\n`)
    const catalogue = catalogueRepository(store.db)
    expect((await read('products', file, { catalogue })).tally).toMatchObject({ added: 1 })
    await rowsOf(`update products set import_key = null where import_key = 'file:K1'`)
    expect((await read('products', file, { catalogue })).tally).toMatchObject({ added: 0, unchanged: 1 })
    await rowsOf(`delete from products where brand = 'Glimebay'`)
  })
})

describe('importing products', () => {
  it('takes packages of the drug code directory, and counts what it leaves out by reason', async () => {
    const { tally, report } = await read('products', fixture('medicines-us.csv'))
    expect(tally).toMatchObject({ read: 9, added: 4, changed: 0, unchanged: 0 })
    expect(Object.fromEntries(tally.skipped)).toEqual({
      'dangerous drug (RA 9165)': 1,
      'no name': 1,
      'duplicate of a row before': 1,
      'wrong number of columns': 1,
      'no key': 1,
    })
    const lines = readFileSync(report.file, 'utf8').trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines).toContain('5,0000000004,dangerous drug (RA 9165),"diazepam (UN 1971, Schedule IV)"')
  })

  it('names a medicine by its generic, takes a brand only for a brand, and reads strength and pack', async () => {
    expect(await productOf('ndc:0000000001')).toMatchObject({
      name: 'Losartan potassium 50 mg film coated tablet',
      generic_name: 'Losartan potassium',
      brand: null,
      strength: '50 mg',
      dosage_form: 'Tablet, film coated',
      pack_size: '10 blister packs in 1 carton, 10 film coated tablets in 1 blister pack',
      unit_count: 100,
      is_prescription: true,
      path: 'Medicines > Prescription > Hypertension and heart',
    })
    expect(await productOf('ndc:0000000002')).toMatchObject({ brand: 'Sunrise XR', unit_count: 60 })
    expect(await productOf('ndc:0000000003')).toMatchObject({ brand: null, unit_count: 14 })
    expect(await productOf('ndc:0000000005')).toMatchObject({
      strength: '1.5 mg/0.5 mL',
      unit_count: 1,
      name: 'Semafixture 1.5 mg/0.5 mL solution for injection',
    })
  })

  it('can be repeated: what is the same stays untouched, what changed is changed', async () => {
    const again = await read('products', fixture('medicines-us.csv'))
    expect(again.tally).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
    const file = path.join(folder, 'changed.csv.gz')
    const changed = readFileSync(fixture('medicines-us.csv'), 'utf8').replaceAll(
      'Our Fixture Works',
      'New Owner',
    )
    writeFileSync(file, gzipSync(changed))
    expect((await read('products', file, { isDryRun: true })).tally).toMatchObject({
      read: 9,
      added: 0,
      changed: 0,
    })
    expect((await productOf('ndc:0000000001'))?.['manufacturer']).toBe('Our Fixture Works')
    expect((await read('products', file)).tally).toMatchObject({ added: 0, changed: 4 })
    expect((await productOf('ndc:0000000001'))?.['manufacturer']).toBe('New Owner')
  })

  it('reads the dirt of the Philippine register', async () => {
    const { tally } = await read('products', fixture('medicines-ph.csv'))
    expect(tally.added).toBe(7)
    expect(Object.fromEntries(tally.notes)).toEqual({ 'registration has expired': 1 })
    expect(await productOf('fdaph:FX-0001')).toMatchObject({
      brand: null,
      manufacturer: 'Fixture & Sons',
      strength: '100 mg/5 mL',
      registration_number: 'FX-0001',
    })
    expect(await productOf('fdaph:FX-0002')).toMatchObject({
      generic_name: 'Gentamicin (as sulfate)',
      brand: 'Brandex',
    })
    expect(await productOf('fdaph:FX-0003')).toMatchObject({
      strength: '1 g',
      dosage_form: 'Powder for Injection (I.M./I.V.)',
      path: 'Medicines > Prescription > Antibiotics',
    })
    expect(await productOf('fdaph:FX-0004')).toMatchObject({ strength: null, is_prescription: false })
    expect((await productOf('fdaph:FX-0004'))?.['description']).toContain('Ascorbic Acid 100 mg')
    expect(await productOf('fdaph:FR-0005')).toMatchObject({
      name: 'Allium Plus Garlic Oil Food Supplement Softgel Capsule',
      generic_name: null,
      path: 'Vitamins and supplements > Supplements > Food supplements',
    })
    expect(await productOf('fdaph:CMDR-0006')).toMatchObject({
      name: 'Oxygen Mask',
      manufacturer: 'Fixture Ltd.',
    })
    expect((await productOf('fdaph:VRP-0007'))?.['path']).toContain('Veterinary')
  })

  it('takes generic, strength, form and pack out of the price index', async () => {
    const { tally } = await read('products', fixture('price-index.csv'))
    expect(tally).toMatchObject({ added: 3 })
    const [first] = await rowsOf(`select * from products where import_key like 'dpri:acetylcysteine%'`)
    expect(first).toMatchObject({
      generic_name: 'Acetylcysteine',
      strength: '200 mg/mL',
      dosage_form: 'Solution for Injection Bottle',
      pack_size: '25 mL',
      is_prescription: true,
    })
    expect(first?.['description']).toContain('₱1,500.00')
    const [second] = await rowsOf(`select * from products where import_key like 'dpri:paracetamol%'`)
    expect(second).toMatchObject({ is_prescription: false, name: 'Paracetamol 500 mg tablet' })
  })

  it('reads files of other columns by a map, and refuses what it does not know with a sentence', async () => {
    const file = path.join(folder, 'own.csv')
    writeFileSync(file, 'Ours,Number,Substance\nOur own tablet,A1,paracetamol\n')
    await expect(read('products', file)).rejects.toThrow('--map')
    const map = { Ours: 'name', Number: 'code', Substance: 'generic_name' }
    expect((await read('products', file, { map })).tally.added).toBe(1)
    await expect(read('pharmacies', fixture('medicines-us.csv'))).rejects.toThrow('import it as products')
    await expect(read('products', fixture('pharmacies.csv'))).rejects.toThrow('import it as pharmacies')
    await expect(read('products', fixture('facilities.csv'))).rejects.toThrow('import it as facilities')
    writeFileSync(path.join(folder, 'names.csv'), 'name,address\nBotika Una,1 Rizal\n')
    await expect(read('products', path.join(folder, 'names.csv'))).rejects.toThrow('not known for products')
    await expect(read('products', path.join(folder, 'absent.csv'))).rejects.toThrow('There is no file')
  })
})

// the other tests count pharmacies
const clearOwn = () => rowsOf(`delete from pharmacies where import_key like 'file:%'`)

describe('a file in other letters', () => {
  afterAll(clearOwn)
  const heading = 'code,name,address\n'
  const write = (name: string, bytes: Buffer) => {
    const file = path.join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  const text = `${heading}${'L1,Botika Niña,1 Rizal\n'}`

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark and line ends of Windows', Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-8, gzipped', gzipSync(text)],
  ])('is read in %s', async (_, bytes) => {
    await read('pharmacies', write('letters.csv', bytes))
    expect((await rowsOf(`select name from pharmacies where import_key = 'file:L1'`))[0]?.['name']).toBe(
      'Botika Niña',
    )
  })

  it.each([
    ['of Windows', Buffer.from(text, 'latin1')],
    ['that end in the middle', Buffer.from(text).subarray(0, text.indexOf('ñ') + 1)],
    ['of Windows, gzipped', gzipSync(Buffer.from(text, 'latin1'))],
  ])('is refused rather than read wrongly: letters %s', async (_, bytes) => {
    await expect(read('pharmacies', write('wrong.csv', bytes))).rejects.toThrow('save it as "CSV UTF-8"')
  })
})

describe('importing places', () => {
  it('says what it does not use or understand of a file of our own columns', async () => {
    const file = path.join(folder, 'remarks.csv')
    const rows = ['R1,Una,14.6,121.1,Mo-Su 08:00-20:00,x', 'R2,Dalawa,abc,121.1,sometimes,x', 'R3,Tatlo,,,,x']
    writeFileSync(file, ['code,name,lat,lon,opening_hours,zodiac', ...rows].join('\n'))
    const { tally } = await read('pharmacies', file)
    expect(tally).toMatchObject({ read: 3, added: 3 })
    expect(Object.fromEntries(tally.notes)).toEqual({
      'point is nowhere on earth: left out': 1,
      'opening hours can’t be read: left out': 1,
    })
    const { header } = await openTable(file)
    expect(sourceFor('pharmacies', header).unused(header)).toEqual(['zodiac'])
    const { header: known } = await openTable(fixture('medicines-us.csv'))
    expect(sourceFor('products', known).unused(known)).toEqual([])
    await clearOwn()
  })

  it('takes pharmacies: chains in one spelling, the nameless by their place, hours that can be read', async () => {
    const { tally } = await read('pharmacies', fixture('pharmacies.csv'))
    expect(tally).toMatchObject({ read: 4, added: 3 })
    expect(Object.fromEntries(tally.skipped)).toEqual({ 'no coordinates': 1 })
    const rows = await rowsOf('select * from pharmacies order by import_key')
    expect(rows[0]).toMatchObject({
      name: 'Southstar Drug, Plaza',
      address: '12 Rizal Street, Barangay 667, City of Manila, Metro Manila',
      phone: '+632 634 1728',
      opening_hours: 'Mo-Sa 08:00-21:00; PH off',
    })
    expect(rows[0]?.['description']).toContain('© OpenStreetMap contributors')
    expect(rows[1]).toMatchObject({
      name: 'Pharmacy in Adlaon, City of Cebu',
      opening_hours: null,
      province: 'Cebu',
    })
    expect(rows[2]).toMatchObject({
      name: 'Botika ni Nena',
      city: 'City of Bacolod',
      province: 'Negros Occidental',
      phone: null,
    })
  })

  it('takes facilities: kinds, names in capitals, lost letters, districts that are no provinces', async () => {
    const { tally } = await read('facilities', fixture('facilities.csv'))
    expect(tally).toMatchObject({ read: 3, added: 3 })
    const rows = await rowsOf('select * from facilities order by import_key')
    expect(rows.map((row) => row['kind'])).toEqual(['clinic', 'hospital', 'laboratory'])
    expect(rows[0]).toMatchObject({
      name: 'Santo Niño Barangay Health Station',
      city: 'City of Cebu',
      province: 'Cebu',
    })
    expect(rows[1]).toMatchObject({
      name: 'St. Fixture Medical Center of Manila',
      city: 'City of Manila',
      province: 'Metro Manila',
      phone: '+63 028006818',
      services: ['Hospital', 'Level 3'],
    })
    expect(rows[1]?.['description']).toBe('Private facility. 120 beds. Licensed in the registry of 2023.')
    expect(rows[2]).toMatchObject({ city: 'City of Las Piñas', services: ['General Clinic Laboratory'] })
  })

  it('knows a barangay though its region was renumbered', () => {
    expect(places.find({ code: '0704611001' })).toMatchObject({
      isGuess: false,
      province: 'Negros Oriental',
    })
    expect(places.find({ code: '', city: 'Paranaqe', province: 'Metro Manila' })).toMatchObject({
      city: 'City of Parañaque',
      isGuess: true,
    })
  })
})

describe('importing people', () => {
  it('gathers subspecialties under their specialty and finds it for doctors', async () => {
    const specialties = path.join(folder, 'specialties.csv')
    writeFileSync(
      specialties,
      'specialty,subspecialty\nCardiology,Echo\nCardiology,Heart Failure\nDermatology,\n',
    )
    await read('specialties', specialties)
    await read('specialties', specialties)
    expect(await rowsOf('select name, subspecialties from specialties order by name')).toEqual([
      { name: 'Cardiology', subspecialties: ['Echo', 'Heart Failure'] },
      { name: 'Dermatology', subspecialties: [] },
    ])
    const doctors = path.join(folder, 'doctors.csv')
    writeFileSync(
      doctors,
      'name,specialty,license_number,city,consultation_fee\nDra. Ana Cruz,cardiology,0001,cebu city,650.50\n',
    )
    expect((await read('doctors', doctors)).tally.added).toBe(1)
    expect((await read('doctors', doctors)).tally.unchanged).toBe(1)
    const [doctor] = await rowsOf(
      'select d.*, s.name as specialty from doctors d join specialties s on s.id = d.specialty_id',
    )
    expect(doctor).toMatchObject({ specialty: 'Cardiology', city: 'City of Cebu', consultation_fee: 65_050 })
  })
})

describe('the licence of a pharmacy', () => {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }

  it('leaves the licence that an admin entered, and takes the one of a file', async () => {
    const file = write(
      'licences.csv',
      'name,code,city,license_number,license_expires_on\nBotika Una,L9,cebu city,,\n',
    )
    await read('pharmacies', file)
    const licence = async () =>
      (
        await rowsOf(`select license_number, license_expires_on from pharmacies where import_key = 'file:L9'`)
      )[0]
    expect(await licence()).toEqual({ license_number: null, license_expires_on: null })
    const entered = { license_number: 'LTO-77', license_expires_on: '2030-01-31' }
    await store.db.sql.query(
      `update pharmacies set license_number = 'LTO-77', license_expires_on = '2030-01-31' where import_key = 'file:L9'`,
    )
    expect((await read('pharmacies', file)).tally.unchanged).toBe(1)
    expect(await licence()).toEqual(entered)
    const newer =
      'name,code,city,license_number,license_expires_on\nBotika Una,L9,cebu city,LTO-78,2031-12-31\n'
    await read('pharmacies', write('newer.csv', newer))
    expect(await licence()).toEqual({ license_number: 'LTO-78', license_expires_on: '2031-12-31' })
    for (const odd of ['31/12/2032', '9999-12-31']) {
      const { tally } = await read('pharmacies', write('odd.csv', newer.replace('2031-12-31', odd)))
      expect([...tally.notes.keys()]).toContain('Last day of the licence not understood')
      expect(await licence()).toEqual({ license_number: 'LTO-78', license_expires_on: '2031-12-31' })
    }
    await clearOwn()
  })
})

describe('the guess of what people need', () => {
  it('queues no product, because all search rows are made afterwards, and leaves what others queued', async () => {
    const [product] = await rowsOf('select id from products where import_key is not null limit 1')
    await rowsOf('update products set popularity = 0')
    await rowsOf('delete from search_queue')
    await rowsOf(`insert into search_queue (product_id) values (${product?.['id']})`)
    await offersRepository(store.db).guessPopularity()
    expect(await rowsOf('select from products where popularity > 0')).not.toEqual([])
    expect(await rowsOf('select product_id from search_queue')).toEqual([{ product_id: product?.['id'] }])
  })
})

describe('made-up offers', () => {
  it('gives each product that many, in different pharmacies, the same ones each time', async () => {
    const offers = offersRepository(store.db)
    expect(await offers.pharmacies()).toEqual([])
    const sampled = await offers.addSampleLicences()
    const pharmacies = await offers.pharmacies()
    expect(pharmacies).toHaveLength(sampled)
    expect(
      await rowsOf(
        `select 1 from pharmacies where license_number is not null and license_number not like 'SAMPLE-%'`,
      ),
    ).toEqual([])
    const products = (await rowsOf('select count(*)::int as n from products'))[0]?.['n'] as number
    expect(await offers.add(2, pharmacies)).toBe(products * 2)
    const prices = () =>
      rowsOf('select product_id, pharmacy_id, price, quantity from inventories order by 1, 2')
    const before = await prices()
    expect(await offers.add(2, pharmacies)).toBe(0)
    await store.db.sql.query('delete from inventories')
    await offers.add(2, pharmacies)
    expect(await prices()).toEqual(before)
    expect(before.every((row) => (row['price'] as number) >= 100)).toBe(true)
    // no more pharmacies than there are
    expect(await offers.add(50, pharmacies)).toBe(products)
  })
})
