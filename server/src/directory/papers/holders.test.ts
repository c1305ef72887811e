import { papers as calls } from '@botika/common/papers/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { can } from '@botika/common/roles/policy'
import { type Position, POSITIONS } from '@botika/common/roles/roles'
import { staff } from '@botika/common/staff/endpoints'
import { users } from '@botika/common/users/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, rowOf, sql } from '../../platform/db/query'
import { pharmacies, pharmacyPapers, users as accounts } from '../../schema'
import { aCard, anAdmin, anOffer, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { holdsCard } from './card-expressions'

let world: World
let admin: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())

const LAST_DAY = '2050-06-30'

/** A pharmacy whose owner holds no card, and a pharmacist with the only one. */
async function onePharmacist() {
  const pharmacy = await aPharmacy(world, { prescriptions_until: null })
  const work = { roles: ['customer', 'seller'] as ('customer' | 'seller')[], pharmacy_id: pharmacy.id }
  const owner = await aUser(world, { ...work, position: 'owner' })
  const holder = await aUser(world, { ...work, position: 'pharmacist' })
  const card = await aCard(world, { pharmacy_id: pharmacy.id, holder_id: holder.id, expires_on: LAST_DAY })
  const { id: product_id } = await aProduct(world, { is_prescription: true })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id })
  const problems = async () => {
    const body = { items: [{ inventory_id: offer.id, quantity: 1 }] }
    return (await world.call(quote.make, { body })).problems.map(({ code }) => code)
  }
  return { pharmacy, owner, holder, card, problems, as: await world.signIn(owner) }
}
const until = async (id: number) =>
  (await world.db.orm.select().from(pharmacies).where(eq(pharmacies.id, id)))[0]?.prescriptions_until
const paper = async (id: number) =>
  (await world.db.orm.select().from(pharmacyPapers).where(eq(pharmacyPapers.id, id)))[0]
const holds = async (userId: number, pharmacyId: number) =>
  (
    await rowOf(
      world.db,
      build.selectNoFrom(holdsCard(sql`${userId}::int`, sql`${pharmacyId}::int`).as('holds')),
    )
  )?.holds
const change = (id: number, body: object) =>
  world.ask(users.update, { params: { id }, body: body as never }, { as: admin })
const tie = (id: number, holder_id: number, as: string) =>
  world.ask(calls.name, { params: { id }, body: { holder_id } }, { as })

describe('a card counts', () => {
  it.each(POSITIONS)(
    'in the position of %s as the policy says, and only for an active account',
    async (position) => {
      const { pharmacy, holder } = await onePharmacist()
      const set = (values: { position?: Position; is_active?: boolean }) =>
        world.db.orm.update(accounts).set(values).where(eq(accounts.id, holder.id))
      await set({ position })
      const may = can(['seller', position], 'seller-orders.decide-prescription')
      expect([await until(pharmacy.id), await holds(holder.id, pharmacy.id)]).toEqual([
        may ? LAST_DAY : null,
        may,
      ])
      await set({ is_active: false })
      expect([await until(pharmacy.id), await holds(holder.id, pharmacy.id)]).toEqual([null, false])
      await set({ is_active: true })
      expect(await until(pharmacy.id)).toBe(may ? LAST_DAY : null)
    },
  )

  it('no longer once its holder is made a clerk, and again once placed as before', async () => {
    const { pharmacy, holder, card, problems, as } = await onePharmacist()
    const place = (position: Position) =>
      world.ask(staff.update, { params: { id: holder.id }, body: { position } }, { as })
    expect(await problems()).toEqual([])
    expect((await place('clerk')).status).toBe(200)
    expect(await problems()).toEqual(['no_pharmacist'])
    const { data } = await world.call(calls.list, { query: { kind: 'prc_card' } }, { as })
    expect(data).toMatchObject([{ id: card.id, status: 'confirmed', holder_counts: false }])
    expect((await place('pharmacist')).status).toBe(200)
    expect(await problems()).toEqual([])
    expect(await until(pharmacy.id)).toBe(LAST_DAY)
  })

  it('no longer once its holder’s account is deactivated', async () => {
    const { holder, problems } = await onePharmacist()
    expect((await change(holder.id, { is_active: false })).status).toBe(200)
    expect(await problems()).toEqual(['no_pharmacist'])
    expect((await change(holder.id, { is_active: true })).status).toBe(200)
    expect(await problems()).toEqual([])
  })

  it('as before where a change is rolled back', async () => {
    const { pharmacy, holder } = await onePharmacist()
    await expect(
      world.db.orm.transaction(async (tx) => {
        await tx.update(accounts).set({ position: 'clerk' }).where(eq(accounts.id, holder.id))
        const [seen] = await tx.select().from(pharmacies).where(eq(pharmacies.id, pharmacy.id))
        expect(seen?.prescriptions_until).toBeNull()
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await until(pharmacy.id)).toBe(LAST_DAY)
  })
})

describe('the owner', () => {
  it('ties a card to any owner or pharmacist of the pharmacy, and to nobody else', async () => {
    const { pharmacy, owner, holder, as } = await onePharmacist()
    const loose = async () => (await aCard(world, { pharmacy_id: pharmacy.id })).id
    const work = { roles: ['customer', 'seller'] as ('customer' | 'seller')[], pharmacy_id: pharmacy.id }
    const clerk = await aUser(world, { ...work, position: 'clerk' })
    const gone = await aUser(world, { ...work, position: 'pharmacist', is_active: false })
    const stranger = await aSeller(world, await aPharmacy(world))
    for (const { id } of [clerk, gone, stranger, await aUser(world)])
      expect(await tie(await loose(), id, as)).toMatchObject({
        status: 422,
        json: { errors: { holder_id: [expect.stringContaining('owner or pharmacist')] } },
      })
    for (const { id } of [owner, holder])
      expect((await tie(await loose(), id, as)).json).toMatchObject({ holder_id: id })
  })
})

describe('another name on the account of a holder', () => {
  it('has the card confirmed by an admin again', async () => {
    const { pharmacy, holder, card, problems } = await onePharmacist()
    const as = await world.signIn(holder)
    const rename = (body: object) =>
      world.ask(users.update, { params: { id: holder.id }, body: body as never }, { as })
    expect((await rename({ first_name: holder.first_name, contact_number: '0917 123 4567' })).status).toBe(
      200,
    )
    expect((await paper(card.id))?.status).toBe('confirmed')
    expect((await rename({ last_name: 'Santos' })).status).toBe(200)
    expect(await paper(card.id)).toMatchObject({ status: 'waiting', holder_id: holder.id })
    expect([await until(pharmacy.id), await holds(holder.id, pharmacy.id)]).toEqual([null, false])
    expect(await problems()).toEqual(['no_pharmacist'])
    await world.call(calls.decide, { params: { id: card.id }, body: { decision: 'confirm' } }, { as: admin })
    expect([await until(pharmacy.id), await holds(holder.id, pharmacy.id)]).toEqual([LAST_DAY, true])
  })

  it.each(['pharmacist', 'clerk'] as const)(
    'makes no foreign card fit, though a %s had none',
    async (position) => {
      const { pharmacy, as } = await onePharmacist()
      const card = await aCard(world, { pharmacy_id: pharmacy.id, holder_name: 'Maria Santos' })
      const person = await aUser(world, { roles: ['customer', 'seller'], pharmacy_id: pharmacy.id, position })
      const renamed = await world.ask(
        users.update,
        { params: { id: person.id }, body: { first_name: 'Maria', last_name: 'Santos' } as never },
        { as: await world.signIn(person) },
      )
      expect(renamed.status).toBe(200)
      await change(person.id, { position: 'pharmacist' })
      expect(await tie(card.id, person.id, as)).toMatchObject({
        status: 422,
        json: { errors: { holder_id: [expect.stringContaining('ask an admin')] } },
      })
      expect((await paper(card.id))?.holder_id).toBeNull()
      expect((await tie(card.id, person.id, admin)).json).toMatchObject({ holder_id: person.id })
    },
  )
})

describe('a card that names one owner or pharmacist', () => {
  async function waitingFor(...names: [string, string, Position][]) {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    const work = { roles: ['customer', 'seller'] as ('customer' | 'seller')[], pharmacy_id: pharmacy.id }
    const people = []
    for (const [first_name, last_name, position] of names)
      people.push(await aUser(world, { ...work, first_name, last_name, position }))
    const card = await aCard(world, {
      pharmacy_id: pharmacy.id,
      holder_name: 'Santos, MARÍA R.',
      status: 'waiting',
      expires_on: LAST_DAY,
    })
    const read = async () =>
      (await world.call(calls.list, { query: { pharmacy_id: pharmacy.id, kind: 'prc_card' } }, { as: admin }))
        .data[0]
    const confirm = () =>
      world.call(calls.decide, { params: { id: card.id }, body: { decision: 'confirm' } }, { as: admin })
    return { pharmacy, people, card, read, confirm }
  }

  it('is tied to them by being confirmed, as an admin sees before', async () => {
    const { pharmacy, people, read, confirm } = await waitingFor(
      ['Jose', 'Rizal', 'owner'],
      ['Maria', 'Santos', 'pharmacist'],
      ['Maria', 'Santos', 'clerk'],
    )
    expect(await read()).toMatchObject({ holder_id: null, holder_account: 'Maria Santos' })
    expect(await confirm()).toMatchObject({ holder_id: people[1]?.id, holder_account: 'Maria Santos' })
    expect(await until(pharmacy.id)).toBe(LAST_DAY)
  })

  it('can be tied to somebody else by an admin, and by no owner', async () => {
    const { pharmacy, people, card, confirm } = await waitingFor(
      ['Maria', 'Santos', 'pharmacist'],
      ['Maria R.', 'Santos', 'owner'],
    )
    const [pharmacist, owner] = people.map(({ id }) => id) as [number, number]
    expect((await tie(card.id, pharmacist, admin)).json).toMatchObject({ holder_id: pharmacist })
    await confirm()
    expect((await tie(card.id, owner, await world.signIn(people[1] as never))).status).toBe(409)
    expect((await tie(card.id, owner, admin)).json).toMatchObject({ holder_id: owner })
    expect([await holds(pharmacist, pharmacy.id), await holds(owner, pharmacy.id)]).toEqual([false, true])
  })

  it.each([
    [
      'two have the name',
      [
        ['Maria', 'Santos', 'owner'],
        ['Maria', 'Santos', 'pharmacist'],
      ],
    ],
    ['nobody has it', [['Ana', 'Santos', 'pharmacist']]],
    ['a clerk alone has it', [['Maria', 'Santos', 'clerk']]],
  ] as [string, [string, string, Position][]][])('stays tied to nobody where %s', async (_, names) => {
    const { pharmacy, read, confirm } = await waitingFor(...names)
    expect(await read()).toMatchObject({ holder_account: null })
    expect(await confirm()).toMatchObject({ status: 'confirmed', holder_id: null })
    expect(await until(pharmacy.id)).toBeNull()
  })

  it('stays tied to nobody where they took the name since', async () => {
    const { people, read, confirm } = await waitingFor(['Ana', 'Reyes', 'pharmacist'])
    await world.db.orm
      .update(accounts)
      .set({ first_name: 'Maria', last_name: 'Santos' })
      .where(eq(accounts.id, people[0]?.id as number))
    expect(await read()).toMatchObject({ holder_account: null })
    expect(await confirm()).toMatchObject({ holder_id: null })
  })
})
