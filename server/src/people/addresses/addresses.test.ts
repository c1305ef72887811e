import { addresses, MAX_ADDRESSES } from '@botika/common/addresses/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const HOME = {
  label: 'Home',
  receiver_first_name: 'Ana',
  receiver_last_name: 'Reyes',
  receiver_number: '0917 123 4567',
  address: '5 Mabini Street',
  province: 'Metro Manila',
  city: 'City of Manila',
  barangay: 'Barangay 659',
}
const aCustomer = async () => world.signIn(await aUser(world))
const keep = (as: string, facts: Partial<typeof HOME> & { is_default?: boolean } = {}) =>
  world.call(addresses.create, { body: { ...HOME, ...facts } }, { as })
const defaults = async (as: string) =>
  (await world.call(addresses.list, {}, { as })).data.map(({ label, is_default }) => [label, is_default])

describe('addresses', () => {
  it('have one default: the first, until another is chosen', async () => {
    const as = await aCustomer()
    await keep(as)
    const office = await keep(as, { label: 'Office' })
    expect(await defaults(as)).toEqual([
      ['Home', true],
      ['Office', false],
    ])
    const change = { params: { id: office.id }, body: { is_default: true } }
    expect(await world.call(addresses.update, change, { as })).toMatchObject({
      label: 'Office',
      is_default: true,
    })
    expect(await defaults(as)).toEqual([
      ['Office', true],
      ['Home', false],
    ])
  })

  it('pass the default on when it is deleted, and never lose it to a change', async () => {
    const as = await aCustomer()
    const { id } = await keep(as)
    await keep(as, { label: 'Office' })
    await world.call(addresses.update, { params: { id }, body: { is_default: false, label: 'Old' } }, { as })
    expect(await defaults(as)).toEqual([
      ['Old', true],
      ['Office', false],
    ])
    await world.call(addresses.remove, { params: { id } }, { as })
    expect(await defaults(as)).toEqual([['Office', true]])
  })

  it('keep one default when two are made the default at once', async () => {
    const as = await aCustomer()
    await Promise.all([1, 2, 3, 4].map(() => keep(as, { is_default: true })))
    expect((await defaults(as)).filter(([, isDefault]) => isDefault)).toHaveLength(1)
  })

  it('have an end', async () => {
    const as = await aCustomer()
    for (let n = 0; n < MAX_ADDRESSES; n++) await keep(as)
    await expect(keep(as)).rejects.toMatchObject({ status: 409 })
  })

  it('ask for what a courier needs', async () => {
    const as = await aCustomer()
    await expect(keep(as, { barangay: ' ', receiver_number: 'none' })).rejects.toMatchObject({
      status: 422,
      errors: { barangay: expect.anything(), receiver_number: expect.anything() },
    })
  })

  it.each([
    ['province', { province: 'Atlantis' }],
    ['city', { city: 'City of Cebu' }],
    ['city', { province: 'Cebu' }],
    ['barangay', { barangay: 'Poblacion East of Nowhere' }],
    ['barangay', { city: 'City of Makati' }],
  ])('lie somewhere: a wrong %s is refused and changes nothing', async (field, place) => {
    const as = await aCustomer()
    await expect(keep(as, place)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.anything() },
    })
    const { id } = await keep(as)
    const change = { params: { id }, body: place }
    expect((await world.ask(addresses.update, change, { as })).status).toBe(422)
    expect(await world.call(addresses.one, { params: { id } }, { as })).toMatchObject(HOME)
  })

  it('may be written in capitals, and move to another city', async () => {
    const as = await aCustomer()
    const { id } = await keep(as, { province: 'METRO MANILA', city: 'city of manila' })
    const body = { province: 'Cebu', city: 'City of Cebu', barangay: 'Lahug' }
    expect(await world.call(addresses.update, { params: { id }, body }, { as })).toMatchObject(body)
  })

  it('are for whoever is signed in, each their own', async () => {
    const { tokens } = await fiveVisitors(world)
    const { id } = await keep(await aCustomer())
    const everybody = (status: number) => ({
      guest: 401,
      customer: status,
      seller: status,
      otherSeller: status,
      admin: status,
    })
    const calls = [
      (as?: string) => world.ask(addresses.one, { params: { id } }, { as }),
      (as?: string) => world.ask(addresses.update, { params: { id }, body: { label: 'Mine' } }, { as }),
      (as?: string) => world.ask(addresses.remove, { params: { id } }, { as }),
    ]
    for (const call of calls) expect(await statusesFor(tokens, call)).toEqual(everybody(404))
    expect(await statusesFor(tokens, (as) => world.ask(addresses.list, {}, { as }))).toEqual(everybody(200))
  })
})
