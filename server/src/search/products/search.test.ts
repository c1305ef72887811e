import { products as calls } from '@botika/common/products/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchMisses } from '../../schema'
import { refreshSearch } from '../engine/repository'
import { aPharmacy } from '../../testing/makers'
import { aMedicine, offersOf } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World

const SHELF: [generic: string, strength: string, brand?: string, form?: string][] = [
  ['Paracetamol', '500 mg', 'Lunas'],
  ['Paracetamol', '325 mg', 'Lunas'],
  ['Paracetamol + Caffeine', '500 mg + 65 mg', 'Gising'],
  ['Paracetamol', '120 mg/5 mL', 'Lunas', 'Syrup'],
  ['Ibuprofen', '200 mg', 'Biomedic'],
  ['Amoxicillin', '500 mg', undefined, 'Capsule'],
  ['Amoxicillin', '250 mg', undefined, 'Capsule'],
  ['Amoxicillin + Clavulanic Acid', '500 mg + 125 mg', 'Clavix'],
  ['Losartan Potassium', '50 mg'],
  ['Losartan Potassium', '100 mg'],
  ['Losartan Potassium + Hydrochlorothiazide', '50 mg + 12.5 mg'],
  ['Albuterol', '2 mg'],
  ['Cetirizine Hydrochloride', '10 mg'],
  ['Metformin Hydrochloride', '500 mg', 'Glucal', 'Extended-Release Tablet'],
  ['Metformin Hydrochloride', '500 mg'],
  ['Mecobalamin', '500 mcg', 'Nervina'],
  ['Ceftriaxone', '1 g', undefined, 'Powder for Injection'],
]

beforeAll(async () => {
  world = await makeWorld()
  const pharmacy = await aPharmacy(world, { name: 'Botica Paraiso' })
  for (const [generic, strength, brand, dosage_form] of SHELF) {
    const name = `${brand ?? generic} ${strength} ${dosage_form ?? 'Tablet'}`
    const product = await aMedicine(world, generic, strength, {
      name,
      ...(brand ? { brand } : {}),
      ...(dosage_form ? { dosage_form } : {}),
      indications: generic === 'Paracetamol' ? 'Relieves fever and headache' : '',
    })
    await offersOf(world, product, [[pharmacy, 10 + generic.length]])
  }
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const search = (keyword: string, query: Record<string, unknown> = {}) =>
  world.call(calls.search, { query: { keyword, ...query } })

describe('search', () => {
  it.each([
    ['paracetamol 500', 'Paracetamol', '500 mg'],
    ['paracetamol 500mg', 'Paracetamol', '500 mg'],
    ['PARACETAMOL  325 MG tablet', 'Paracetamol', '325 mg'],
    ['acetaminophen 500', 'Paracetamol', '500 mg'],
    ['lunas', 'Paracetamol', '500 mg'],
    ['amoxicilin 500', 'Amoxicillin', '500 mg'],
    ['amoxicillin', 'Amoxicillin', '500 mg'],
    ['losartan potasium 50mg', 'Losartan Potassium', '50 mg'],
    ['salbutamol', 'Albuterol', '2 mg'],
    ['salbutmol', 'Albuterol', '2 mg'],
    ['co-amoxiclav 625', 'Amoxicillin + Clavulanic Acid', '500 mg + 125 mg'],
    ['coamoxiclav', 'Amoxicillin + Clavulanic Acid', '500 mg + 125 mg'],
    ['clavics', 'Amoxicillin + Clavulanic Acid', '500 mg + 125 mg'],
    ['biogesic', 'Paracetamol', '500 mg'],
    ['biogesik', 'Paracetamol', '500 mg'],
    ['lnuas', 'Paracetamol', '500 mg'],
    ['co-amoxiclv', 'Amoxicillin + Clavulanic Acid', '500 mg + 125 mg'],
    ['metformin 500 xr', 'Metformin Hydrochloride', '500 mg'],
    ['vitamin b12', 'Mecobalamin', '500 mcg'],
    ['ceftriaxone 1000mg', 'Ceftriaxone', '1 g'],
    ['para sa lagnat', 'Paracetamol', '500 mg'],
    ['sitirizine 10 mg', 'Cetirizine Hydrochloride', '10 mg'],
  ])('for %s finds %s %s first', async (keyword, generic_name, strength) => {
    const { data } = await search(keyword)
    expect(data[0]).toMatchObject({ generic_name, strength })
  })

  it('puts the slow tablet first when it is asked for', async () => {
    expect((await search('metformin er')).data[0]?.dosage_form).toBe('Extended-Release Tablet')
  })

  it('says what it searched instead, and nothing when words were right', async () => {
    expect(await search('amoxicilin 500')).toMatchObject({
      corrected_keyword: 'amoxicillin 500',
      search: {
        searched: 'amoxicillin 500',
        corrections: [{ typed: 'amoxicilin', searched: 'amoxicillin', kind: 'spelling' }],
      },
    })
    expect((await search('biogesic')).search?.corrections).toEqual([
      { typed: 'biogesic', searched: 'paracetamol', kind: 'brand' },
    ])
    expect((await search('gamot sa lagnat')).search).toMatchObject({
      searched: 'fever',
      corrections: [{ typed: 'lagnat', searched: 'fever', kind: 'translation' }],
    })
    expect(await search('amoxicillin 500')).not.toHaveProperty('corrected_keyword')
  })

  it('counts facets over its matches and filters them', async () => {
    const all = await search('paracetamol')
    expect(all.total).toBe(4)
    expect(all.facets?.brands).toEqual([
      { name: 'Lunas', count: 3 },
      { name: 'Gising', count: 1 },
    ])
    const one = await search('paracetamol', { brand: 'Gising' })
    expect([one.total, one.facets?.brands.length]).toEqual([1, 2])
    expect((await search('paracetamol', { brand: 'Gising', page: 2 })).facets?.brands).toHaveLength(2)
  })

  it('sorts its matches by price or name when asked', async () => {
    const { data } = await search('tablet', { filter: 'price_asc' })
    const prices = data.map(({ selling_price }) => selling_price)
    expect(prices).toEqual([...prices].sort((a, b) => (a ?? 0) - (b ?? 0)))
  })

  it('sorts its matches by distance', async () => {
    const { data, total } = await search('paracetamol', { filter: 'nearest', lat: 14.6, lng: 120.98 })
    expect([data.length, total]).toEqual([4, 4])
    expect(data.every(({ distance_km }) => distance_km === 0)).toBe(true)
  })

  it('finds nothing for what nobody has, and notes it', async () => {
    expect(await search('zzzzqqq')).toMatchObject({ total: 0, data: [], last_page: 1 })
    const [miss] = await world.db.orm.select().from(searchMisses)
    expect(miss).toMatchObject({ keyword: 'zzzzqqq', count: 1 })
  })

  it.each([
    "'",
    '\\',
    "' & !",
    '🙂',
    '%%%',
    ':*',
    '()',
    '-',
    "a'b",
    '0',
    '500',
    'a'.repeat(200),
    'constructor',
    '__proto__ 5',
  ])('takes %s without failing', async (keyword) => {
    expect((await world.ask(calls.search, { query: { keyword } })).status).toBe(200)
  })

  it('wants a keyword', async () => {
    expect((await world.app.inject('/api/products/search')).statusCode).toBe(422)
    expect((await world.app.inject('/api/products/search?keyword=%20')).statusCode).toBe(422)
  })
})

describe('suggestions', () => {
  const ask = (keyword: string) => world.call(calls.suggest, { query: { keyword } })
  const suggest = async (keyword: string) => (await ask(keyword)).data

  it('are generics, brands, products and pharmacies that begin so, at most ten', async () => {
    const found = await suggest('para')
    expect(found.length).toBeLessThanOrEqual(10)
    expect(found[0]).toMatchObject({ kind: 'generic', text: 'Paracetamol' })
    expect(found.map(({ kind }) => kind)).toContain('product')
    expect(found.at(-1)).toMatchObject({ kind: 'pharmacy', text: 'Botica Paraiso' })
    expect((await suggest('lun')).map(({ kind, text }) => `${kind} ${text}`)).toContain('brand Lunas')
  })

  it('forgive slips', async () => {
    expect((await suggest('losartn'))[0]?.text).toMatch(/^Losartan/)
  })

  it('offer what may be meant where that can not be told, and say what may not be sold', async () => {
    expect(await suggest('lozartam')).toEqual([{ kind: 'search', text: 'losartan', id: null, slug: null }])
    expect(await ask('rivotril')).toMatchObject({ data: [], refused: [{ name: 'clonazepam' }] })
    expect(await ask('losartan')).not.toHaveProperty('refused')
  })
})
