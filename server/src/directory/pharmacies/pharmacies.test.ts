import { pharmacies as calls } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainSearchQueue, refreshSearch } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aPharmacy } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

describe('pharmacies', () => {
  it('are listed by name, without those that may not sell', async () => {
    await aPharmacy(world, { name: 'Zamora Drug', name_sort: 'zamora drug' })
    await aPharmacy(world, { name: 'Abad Drug', name_sort: 'abad drug' })
    await aPharmacy(world, { name: 'Abot Kamay', name_sort: 'abot kamay', status: 'suspended' })
    await aPharmacy(world, { name: 'Abaniko', name_sort: 'abaniko', license_expires_on: '2020-01-01' })
    const { data } = await world.call(calls.list, { query: { per_page: 10 } })
    const names = data.map(({ name }) => name)
    expect([names[0], names.at(-1)]).toEqual(['Abad Drug', 'Zamora Drug'])
    expect(names).not.toContain('Abot Kamay')
    expect(names).not.toContain('Abaniko')
  })

  it('are found by words, place and hours', async () => {
    await aPharmacy(world, {
      name: 'Botika Señor',
      name_sort: 'botika senor',
      city: 'City of Biñan',
      province: 'Laguna',
      opening_hours: '24/7',
    })
    await aPharmacy(world, {
      name: 'Sarado',
      name_sort: 'sarado',
      city: 'City of Biñan',
      opening_hours: 'off',
    })
    const total = async (query: Record<string, unknown>) => (await world.call(calls.list, { query })).total
    expect(await total({ keyword: 'senor binan' })).toBe(1)
    expect(await total({ city: 'city of binan' })).toBe(2)
    expect(await total({ city: 'City of Biñan', open_now: true })).toBe(1)
    expect(await total({ province: 'laguna', keyword: 'zamora' })).toBe(0)
  })

  it('are sorted by distance, and say it', async () => {
    await aPharmacy(world, { name: 'Malapit', name_sort: 'malapit', latitude: 7.07, longitude: 125.61 })
    await aPharmacy(world, { name: 'Walang Lugar', name_sort: 'walang', latitude: null, longitude: null })
    const { data } = await world.call(calls.list, { query: { filter: 'nearest', lat: 7.0701, lng: 125.61 } })
    expect(data[0]).toMatchObject({ name: 'Malapit', distance_km: 0 })
    expect(data.at(-1)).toMatchObject({ name: 'Walang Lugar' })
    expect(data.at(-1)).not.toHaveProperty('distance_km')
    expect((await world.ask(calls.list, { query: { filter: 'nearest' } })).status).toBe(422)
  })

  it('are shown one by one with the number of their offers', async () => {
    const pharmacy = await aPharmacy(world)
    await anOffer(world, { pharmacy_id: pharmacy.id })
    await anOffer(world, { pharmacy_id: pharmacy.id, status: 'draft' })
    const one = (id: number) => world.ask(calls.one, { params: { id }, query: {} })
    expect((await one(pharmacy.id)).json).toMatchObject({ name: pharmacy.name, products_count: 1 })
    const closed = await aPharmacy(world, { status: 'suspended' })
    expect((await one(closed.id)).status).toBe(404)
    const view = { params: { id: closed.id }, query: { scope: 'manage' as const } }
    expect((await world.ask(calls.one, view, { as: visitors.tokens.admin })).status).toBe(200)
    expect((await world.ask(calls.one, view, { as: visitors.tokens.seller })).status).toBe(404)
  })

  it('are made and removed by admins, changed by their seller, too', async () => {
    const { tokens, pharmacy } = visitors
    const body = { name: 'Bagong Botika', address: '1 Luna St' }
    const create = await statusesFor(tokens, (as) => world.ask(calls.create, { body }, { as }))
    expect(create).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 201 })
    const update = await statusesFor(tokens, (as) =>
      world.ask(calls.update, { params: { id: pharmacy.id }, body: { phone: '0917 123 4567' } }, { as }),
    )
    expect(update).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 })
    await anOffer(world, { pharmacy_id: pharmacy.id })
    const remove = await world.ask(calls.remove, { params: { id: pharmacy.id } }, { as: tokens.admin })
    expect(remove.json).toMatchObject({ status: 409, code: 'in_use' })
  })

  it('keep what the authorities gave, whatever their seller sends', async () => {
    const { tokens, pharmacy } = visitors
    const change = (body: object, as: string) =>
      world.ask(calls.update, { params: { id: pharmacy.id }, body }, { as })
    for (const body of [
      { status: 'suspended' },
      { license_expires_on: '2199-01-01' },
      { license_number: 'MINE' },
      { is_vat_registered: false },
    ]) {
      const answer = await change(body, tokens.seller)
      expect(answer.status).toBe(422)
      expect(answer.json).toMatchObject({ errors: { [Object.keys(body)[0] ?? '']: [expect.any(String)] } })
    }
    // a form sends everything; what is unchanged is no attempt
    const same = { status: 'active', license_number: pharmacy.license_number, description: 'Since 1987' }
    expect((await change(same, tokens.seller)).json).toMatchObject({ description: 'Since 1987' })
  })

  it('have no licence for the year 9999, not of an admin either', async () => {
    const { tokens, otherPharmacy } = visitors
    const change = (license_expires_on: string) =>
      world.ask(
        calls.update,
        { params: { id: otherPharmacy.id }, body: { license_expires_on } },
        { as: tokens.admin },
      )
    const errors = { license_expires_on: [expect.stringContaining('30')] }
    expect(await change('9999-12-31')).toMatchObject({ status: 422, json: { errors } })
    expect((await change(otherPharmacy.license_expires_on ?? '')).status).toBe(200)
  })

  it('take their offers along when an admin suspends them, and bring them back', async () => {
    const { tokens, otherPharmacy } = visitors
    const { product_id } = await anOffer(world, { pharmacy_id: otherPharmacy.id })
    await refreshSearch(world.db, [product_id])
    const set = async (status: 'active' | 'suspended') => {
      await world.call(
        calls.update,
        { params: { id: otherPharmacy.id }, body: { status } },
        { as: tokens.admin },
      )
      await drainSearchQueue(world.db)
      return (await world.ask(products.one, { params: { id: product_id }, query: {} })).status
    }
    expect(await set('suspended')).toBe(404)
    expect(await set('active')).toBe(200)
  })
})
