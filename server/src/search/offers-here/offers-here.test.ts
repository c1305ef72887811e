import { offersHere } from '@botika/common/offers-here/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSearch } from '../engine/repository'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aPromotion } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
const shops: Record<'near' | 'across' | 'cebu' | 'nowhere', { id: number }> = {} as never
beforeAll(async () => {
  world = await makeWorld()
  // 0.009 degrees of latitude are one kilometre
  shops.near = await aPharmacy(world, { latitude: 14.609 })
  shops.across = await aPharmacy(world, { latitude: 14.69 })
  shops.cebu = await aPharmacy(world, {
    latitude: 10.316,
    longitude: 123.886,
    city: 'City of Cebu',
    province: 'Cebu',
  })
  shops.nowhere = await aPharmacy(world, { latitude: 14.6, license_expires_on: '2020-01-01' })
})
afterAll(() => world.close())

const HERE = { latitude: 14.6, longitude: 120.98 }

/** A product with these offers, in pesos. */
async function aProductAt(prices: Partial<Record<keyof typeof shops, number>>, facts: object = {}) {
  const { id } = await aProduct(world, facts)
  for (const [shop, pesos] of Object.entries(prices))
    await anOffer(world, { product_id: id, pharmacy_id: shops[shop as 'near'].id, price: pesos * 100 })
  return id
}

async function found(id: number, place: object = HERE) {
  await refreshSearch(world.db, [id])
  const { data } = await world.call(offersHere.find, { body: { product_ids: [id], ...place } })
  return data[0] as NonNullable<(typeof data)[0]>
}
const soldBy = ({ best }: Awaited<ReturnType<typeof found>>) => best && [best.pharmacy_id, best.selling_price]

describe('the best offer here', () => {
  it('is not the cheapest of the country, which is named beside it', async () => {
    const id = await aProductAt({ near: 40, cebu: 35, nowhere: 1 })
    const here = await found(id)
    expect(soldBy(here)).toEqual([shops.near.id, 40])
    expect(here.best).toMatchObject({ distance_km: 1, own_fee: null, quantity: 100 })
    expect(here.best?.arrives).not.toBeNull()
    expect(here.cheapest).toMatchObject({ pharmacy_id: shops.cebu.id, selling_price: 35, reaches: false })
    expect(here.cheapest?.distance_km).toBeGreaterThan(500)
    expect(here.reaching_count).toBe(1)
  })

  it('weighs ₱2 for a kilometre', async () => {
    // 1 km against 10 km: 18 pesos
    expect(soldBy(await found(await aProductAt({ near: 118, across: 101 })))).toEqual([shops.near.id, 118])
    expect(soldBy(await found(await aProductAt({ near: 120, across: 101 })))).toEqual([shops.across.id, 101])
  })

  it('names all offers that reach, the best first, to who asks for them', async () => {
    const { id } = await aProduct(world)
    const sell = async (shop: keyof typeof shops, price: number) =>
      (await anOffer(world, { product_id: id, pharmacy_id: shops[shop].id, price })).id
    const near = await sell('near', 12_000)
    const across = await sell('across', 10_100)
    await sell('cebu', 3_500)
    await sell('nowhere', 100)
    expect((await found(id, { ...HERE, with_offers: true })).reaching).toEqual([across, near])
    expect(await found(id)).not.toHaveProperty('reaching')
  })

  it('counts the price that a promotion makes', async () => {
    const id = await aProductAt({ near: 130, across: 101 })
    await aPromotion(world, {
      pharmacy_id: shops.near.id,
      applies_to: 'products',
      product_ids: [id],
      kind: 'percent',
      value: 2_000,
    })
    expect((await found(id)).best).toMatchObject({
      selling_price: 104,
      original_price: 130,
      discount_percent: 20,
    })
  })

  it('is none where nobody delivers, or nobody may sell', async () => {
    const far = await aProductAt({ cebu: 35 })
    expect(await found(far)).toMatchObject({ best: null, cheapest: { reaches: false }, reaching_count: 0 })
    expect(await found(await aProductAt({ nowhere: 35 }))).toMatchObject({ best: null, cheapest: null })
    const soldOut = await aProduct(world)
    await anOffer(world, { product_id: soldOut.id, pharmacy_id: shops.near.id, quantity: 0 })
    expect(await found(soldOut.id)).toMatchObject({ best: null, cheapest: null })
  })

  it('is found for a city as for a pin, which is kept to a hundred metres', async () => {
    const id = await aProductAt({ near: 40, cebu: 35 })
    const cebu = { province: 'Cebu', city: 'City of Cebu' }
    expect(soldBy(await found(id, cebu))).toEqual([shops.cebu.id, 35])
    const body = { product_ids: [id], latitude: 14.6009, longitude: 120.9801 }
    const { place, data, delivery_fee } = await world.call(offersHere.find, { body })
    expect(delivery_fee).toBe(world.env.DELIVERY_FEE)
    expect(place).toMatchObject({ province: 'Metro Manila' })
    // 14.601 to 14.609
    expect(data[0]?.best?.distance_km).toBe(0.9)
  })

  it.each([{ product_ids: [] }, { product_ids: [1], latitude: 91, longitude: 0 }, { product_ids: [0] }])(
    'refuses %j',
    async (body) => {
      expect((await world.ask(offersHere.find, { body } as never)).status).toBe(422)
    },
  )
})
