import { baskets } from '@botika/common/baskets/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'
import { refreshSearch } from '../engine/repository'

let world: World
let pharmacy: { id: number }

async function shelve(
  generic: string,
  strength: string,
  facts: Parameters<typeof aMedicine>[3] & { name: string },
) {
  const { id } = await aMedicine(world, generic, strength, { brand: null, is_prescription: true, ...facts })
  await anOffer(world, { product_id: id, pharmacy_id: pharmacy.id })
  return id
}

const ids: Record<string, number> = {}
beforeAll(async () => {
  world = await makeWorld()
  pharmacy = await aPharmacy(world)
  const losartan = 'Losartan Potassium'
  ids['losartan50'] = await shelve(losartan, '50 mg', { name: 'Losartan 50 mg tablet' })
  ids['losartan100'] = await shelve(losartan, '100 mg', { name: 'Losartan 100 mg tablet' })
  ids['cozaar'] = await shelve(losartan, '50 mg', { name: 'Cozaar 50 mg tablet', brand: 'Cozaar' })
  await shelve('Losartan Potassium + Hydrochlorothiazide', '50 mg + 12.5 mg', {
    name: 'Losartan + Hydrochlorothiazide 50 mg/12.5 mg tablet',
  })
  ids['metformin'] = await shelve('Metformin', '500 mg', { name: 'Metformin 500 mg tablet' })
  ids['slow'] = await shelve('Metformin', '500 mg', {
    name: 'Metformin 500 mg extended-release tablet',
    dosage_form: 'Extended-release tablet',
  })
  ids['biogesic'] = await shelve('Paracetamol', '500 mg', {
    name: 'Biogesic 500 mg tablet',
    brand: 'Biogesic',
  })
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

async function matched(...lines: string[]) {
  const { rows } = await world.call(baskets.match, { body: { lines } })
  return rows
}
const first = async (line: string) =>
  (await matched(line))[0] as NonNullable<Awaited<ReturnType<typeof matched>>[0]>

describe('a line of a list', () => {
  it.each([
    ["Losartan 50 mg tablet 30's", 30],
    ['- losartan 50mg tab #30', 30],
    ['2. Losartan 50 mg, 60 tableta', 60],
    ['Losartan potassium 50 mg x 90', 90],
    ['losartan 50 mg tablet 30', 30],
    ['losartan 50 mg 20 piraso', 20],
    ['Losartan 50 mg tablet', null],
  ])('is read: %s', async (line, pieces) => {
    const { medicine, ...row } = await first(line)
    expect([row.pieces, row.candidates]).toEqual([pieces, []])
    expect(medicine).toMatchObject({ generic_name: 'Losartan Potassium', strength: '50 mg', brand: null })
  })

  it('says packs, whose pieces are known where all such packs hold as many', async () => {
    const boxed = { dosage_form: 'Capsule', unit_count: 100, pack_size: 'Box of 100' }
    await shelve('Celecoxib', '200 mg', { name: 'Celecoxib 200 mg capsule, box of 100', ...boxed })
    await shelve('Ambroxol', '15 mg/5 mL', { name: 'Ambroxol 15 mg/5 mL syrup', dosage_form: 'Syrup' })
    for (const unit_count of [30, 50]) {
      const pack_size = `Box of ${unit_count}`
      await shelve('Enalapril', '5 mg', {
        name: `Enalapril 5 mg tablet ${unit_count}`,
        unit_count,
        pack_size,
      })
    }
    await refreshSearch(world.db, 'all')
    const said = async (line: string) => {
      const { pieces, packs, medicine } = await first(line)
      return [medicine?.generic_name, pieces, packs]
    }
    expect(await said('2 boxes celecoxib 200mg')).toEqual(['Celecoxib', 200, { count: 2, unit: 'box' }])
    expect(await said('dalawang banig celecoxib 200mg')).toEqual([
      'Celecoxib',
      null,
      { count: 2, unit: 'blister' },
    ])
    expect(await said('ambroxol syrup 15mg/5ml 3 bote')).toEqual([
      'Ambroxol',
      3,
      { count: 3, unit: 'bottle' },
    ])
    expect(await said('2 boxes enalapril 5mg')).toEqual(['Enalapril', null, { count: 2, unit: 'box' }])
    expect(await said('11 boxes celecoxib 200mg')).toEqual(['Celecoxib', null, { count: 11, unit: 'box' }])
  })

  it('says a strength without its unit', async () => {
    expect(await first('losartan 100 30')).toMatchObject({ pieces: 30, medicine: { strength: '100 mg' } })
    const unclear = await first('losartan 100')
    expect([unclear.pieces, unclear.medicine]).toEqual([null, null])
    expect(unclear.candidates.map(({ strength }) => strength)).toEqual(['100 mg'])
    expect(await first('losartan 75 30')).toMatchObject({ pieces: null, medicine: null })
  })

  it('that names a brand means that brand', async () => {
    const { medicine } = await first('Cozaar 50 mg 30 tabs')
    expect(medicine).toMatchObject({ product_id: ids['cozaar'], brand: 'Cozaar', is_prescription: true })
  })

  it('is asked about where it means several strengths or forms', async () => {
    const losartan = await first('losartan 30 tablets')
    expect([losartan.pieces, losartan.medicine]).toEqual([30, null])
    expect(losartan.candidates.map(({ strength }) => strength).sort()).toEqual(['100 mg', '50 mg'])
    const metformin = await first('metformin 500 mg')
    expect(metformin.medicine).toBeNull()
    expect(metformin.candidates.map(({ product_id }) => product_id).sort()).toEqual(
      [ids['metformin'], ids['slow']].sort(),
    )
    expect((await first('metformin 500 mg tablet 60')).medicine).toMatchObject({
      product_id: ids['metformin'],
    })
  })

  it('is asked about where its spelling is corrected, and found nowhere where nothing is like it', async () => {
    const slip = await first('biogesik 500 mg tablet 20 pcs')
    expect(slip).toMatchObject({ medicine: null, pieces: 20, candidates: [{ product_id: ids['biogesic'] }] })
    expect(await first('zzyzx 10 mg')).toMatchObject({ medicine: null, candidates: [] })
    expect(await first('  ')).toMatchObject({ medicine: null, candidates: [] })
  })

  it('is asked about where nobody makes the strength', async () => {
    const { medicine, candidates } = await first('losartan 25 mg tablet 30')
    expect(medicine).toBeNull()
    expect(candidates.every(({ strength }) => strength !== '25 mg')).toBe(true)
  })

  it('never finds a dangerous drug', async () => {
    await aProduct(world, { name: 'Diazepam 5 mg tablet', generic_name: 'Diazepam', drug_class: 'dangerous' })
    await refreshSearch(world.db, 'all')
    expect(await first('diazepam 5 mg tablet 30')).toMatchObject({
      medicine: null,
      candidates: [],
      is_refused: true,
    })
  })

  it.each([{ lines: [] }, { lines: Array(13).fill('a') }, { lines: ['a'.repeat(201)] }, {}])(
    'is refused in %j',
    async (body) => {
      expect((await world.ask(baskets.match, { body } as never)).status).toBe(422)
    },
  )
})
