import { doctors as doctorCalls } from '@botika/common/doctors/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { nameSort } from '@botika/common/products/words'
import { products } from '@botika/common/products/endpoints'
import { search } from '@botika/common/search/endpoints'
import { searchMisses } from '@botika/common/search-misses/endpoints'
import { slugOf } from '@botika/common/slug'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doctors, facilities, searchSynonyms } from '../../schema'
import { refreshSearch } from '../engine/repository'
import { anAdmin, anOffer, aPharmacy } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World

const named = (name: string) => ({ name, slug: slugOf(name), name_sort: nameSort(name) })

beforeAll(async () => {
  world = await makeWorld()
  const pharmacy = await aPharmacy(world, { name: 'Mabini Pharmacy' })
  await aPharmacy(world, { name: 'Mabini Closed', status: 'suspended' })
  for (const brand of ['Mabini', 'Lunas']) {
    const product = await aMedicine(world, 'Paracetamol', '500 mg', { brand })
    await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id })
  }
  for (const strength of ['250 mg', '500 mg']) {
    const product = await aMedicine(world, 'Amoxicillin', strength, { dosage_form: 'Capsule' })
    await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id })
  }
  await world.db.orm.insert(searchSynonyms).values({ word: 'pampababa', instead: 'paracetamol' })
  await world.db.orm
    .insert(doctors)
    .values({ ...named('Dr. Ana Peña'), city: 'Biñan', subspecialty: 'Mabini method' })
  await world.db.orm.insert(facilities).values([
    { kind: 'hospital', ...named('Mabini General 500'), city: 'Parañaque', province: 'Metro Manila' },
    { kind: 'clinic', ...named('Klinika Peña'), city: 'Biñan', province: 'Laguna' },
    { kind: 'clinic', ...named('Klinika 7'), city: null, province: 'Laguna' },
    { kind: 'laboratory', ...named('Lab ng Mabini'), city: 'Lipa' },
    { kind: 'veterinarian', ...named('Aso at Pusa') },
  ])
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const counted = (keyword: string) => world.call(search.counts, { query: { keyword } })

/** The totals of the lists themselves. */
async function listed(keyword: string) {
  const query = { keyword, page: 2 }
  const { total, total_is_capped } = await world.call(products.search, { query })
  const totalOf = async (call: typeof pharmacies.list | typeof doctorCalls.list | typeof clinics.list) =>
    (await world.call(call, { query })).total
  return {
    products: total,
    products_is_capped: total_is_capped === true,
    pharmacies: await totalOf(pharmacies.list),
    doctors: await totalOf(doctorCalls.list),
    hospitals: await totalOf(hospitals.list),
    clinics: await totalOf(clinics.list),
    laboratories: await totalOf(laboratories.list),
    veterinarians: await totalOf(veterinarians.list),
  }
}

it('counts what there is of each kind', async () => {
  expect(await counted('mabini')).toEqual({
    products: 1,
    products_is_capped: false,
    pharmacies: 1,
    doctors: 1,
    hospitals: 1,
    clinics: 0,
    laboratories: 1,
    veterinarians: 0,
  })
  expect((await counted('paracetamol')).products).toBe(2)
})

it.each([
  ['a generic name', 'paracetamol', 2],
  ['a brand', 'lunas', 1],
  ['a brand that is not here', 'biogesic', 2],
  ['a strength', 'amoxicillin 500', 1],
  ['a strength in one word', 'amoxicillin 0.5g', 1],
  ['a typing mistake', 'amoxicilin', 2],
  ['letters exchanged, and a strength', 'parcetamol 500mg', 2],
  ['a synonym', 'pampababa', 2],
  ['another name of it', 'acetaminophen', 2],
  ['a word too many', 'paracetamol zzzzqq', 0],
  ['a form that it does not have', 'paracetamol syrup', 2],
  ['a word that most have', 'capsule', 2],
  ['Filipino words', 'gamot sa lagnat', 0],
  ['accents', 'peña biñan', 0],
  ['a number of a name', 'klinika 7', 0],
  ['a city and its province', 'PARANAQUE metro', 0],
  ['signs', '% _ \\', 0],
  ['a word that stands for nothing', 'qxzvwjk', 0],
])('counts what the lists tell of for %s', async (_, keyword, found) => {
  const counts = await counted(keyword)
  expect(counts).toEqual(await listed(keyword))
  expect(counts.products).toBe(found)
})

it('finds facilities by name and place, written in any letters', async () => {
  expect((await counted('PEÑA binan')).clinics).toBe(1)
  expect((await counted('laguna')).clinics).toBe(2)
  expect((await counted('klinika 7')).clinics).toBe(1)
  expect((await counted('parañaque')).hospitals).toBe(1)
})

it('is no search in vain of its own', async () => {
  expect(await counted('qxzvwjq')).toMatchObject({ products: 0, pharmacies: 0 })
  const as = await world.signIn(await anAdmin(world))
  const { data } = await world.call(searchMisses.list, { query: {} }, { as })
  expect(data.map(({ keyword }) => keyword)).not.toContain('qxzvwjq')
})

it('wants words', async () => {
  await expect(counted('')).rejects.toMatchObject({ status: 422 })
})
