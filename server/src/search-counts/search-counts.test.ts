import { search } from '@botika/common/search/endpoints'
import { searchMisses } from '@botika/common/search-misses/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshSearch } from '../search/repository'
import { anAdmin, anOffer, aPharmacy } from '../testing/makers'
import { aMedicine } from '../testing/shelf'
import { makeWorld, type World } from '../testing/world'

let world: World

beforeAll(async () => {
  world = await makeWorld()
  const pharmacy = await aPharmacy(world, { name: 'Mabini Pharmacy' })
  await aPharmacy(world, { name: 'Mabini Closed', status: 'suspended' })
  for (const brand of ['Mabini', 'Lunas']) {
    const product = await aMedicine(world, 'Paracetamol', '500 mg', { brand })
    await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id })
  }
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const counted = (keyword: string) => world.call(search.counts, { query: { keyword } })

it('counts what each list shows for the same words', async () => {
  expect(await counted('mabini')).toEqual({
    products: 1,
    products_is_capped: false,
    pharmacies: 1,
    doctors: 0,
    hospitals: 0,
    clinics: 0,
    laboratories: 0,
    veterinarians: 0,
  })
  expect((await counted('paracetamol')).products).toBe(2)
})

it('is no search in vain of its own', async () => {
  expect(await counted('qxzvwjk')).toMatchObject({ products: 0, pharmacies: 0 })
  const as = await world.signIn(await anAdmin(world))
  expect((await world.call(searchMisses.list, { query: {} }, { as })).data).toEqual([])
})

it('wants words', async () => {
  await expect(counted('')).rejects.toMatchObject({ status: 422 })
})
