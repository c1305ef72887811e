import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, rowOf, sql } from '../../platform/db/query'
import { pharmacies, pharmacyPapers } from '../../schema'
import { aCard, aPharmacy, aUser } from '../../testing/makers'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { holdsCard } from './card-expressions'

let world: TestDatabase
beforeAll(async () => void (world = await createTestDatabase()))
afterAll(() => world.close())

type Paper = Partial<typeof pharmacyPapers.$inferInsert>
const standingOf = async (id: number) => {
  const [row] = await world.db.orm.select().from(pharmacies).where(eq(pharmacies.id, id))
  return [row?.license_number, row?.license_expires_on, row?.prescriptions_until]
}
const add = async (pharmacy_id: number, paper: Paper) => {
  const [row] = await world.db.orm
    .insert(pharmacyPapers)
    .values({ pharmacy_id, kind: 'fda_licence', number: 'LTO-9', ...paper })
    .returning({ id: pharmacyPapers.id })
  return row?.id ?? 0
}
const set = (id: number, paper: Paper) =>
  world.db.orm.update(pharmacyPapers).set(paper).where(eq(pharmacyPapers.id, id))
const licencesOf = async (id: number) =>
  (await world.db.orm.select().from(pharmacyPapers).where(eq(pharmacyPapers.pharmacy_id, id)))
    .filter(({ kind }) => kind === 'fda_licence')
    .map(({ number, expires_on, status }) => [number, expires_on, status])
    .sort()

describe('what a pharmacy may sell', () => {
  it('follows its licence once that is confirmed, and the one before stays until then', async () => {
    const { id, license_number } = await aPharmacy(world, { license_expires_on: '2027-01-31' })
    const renewal = await add(id, { expires_on: '2030-01-31' })
    expect((await standingOf(id)).slice(0, 2)).toEqual([license_number, '2027-01-31'])
    await set(renewal, { status: 'confirmed' })
    expect((await standingOf(id)).slice(0, 2)).toEqual(['LTO-9', '2030-01-31'])
    expect(await licencesOf(id)).toEqual(
      [
        [license_number, '2027-01-31', 'ended'],
        ['LTO-9', '2030-01-31', 'confirmed'],
      ].sort(),
    )
    await set(renewal, { status: 'returned', reason: 'It is not yours' })
    expect((await standingOf(id)).slice(0, 2)).toEqual([null, null])
  })

  it('keeps a paper of a licence that is entered with it', async () => {
    const { id } = await aPharmacy(world, { license_number: 'LTO-1', license_expires_on: '2027-01-31' })
    expect(await licencesOf(id)).toEqual([['LTO-1', '2027-01-31', 'confirmed']])
    await world.db.orm.update(pharmacies).set({ license_number: 'pending' }).where(eq(pharmacies.id, id))
    expect(await licencesOf(id)).toEqual([['LTO-1', '2027-01-31', 'ended']])
  })

  it('ends for prescriptions with the last of its pharmacists’ cards, and one of nobody’s gives nothing', async () => {
    const { id } = await aPharmacy(world, { prescriptions_until: null })
    await aCard(world, { pharmacy_id: id, expires_on: '2040-05-01' })
    expect((await standingOf(id))[2]).toBeNull()
    const card = async (expires_on: string, status: 'waiting' | 'confirmed' = 'confirmed') => {
      const work = { roles: ['customer' as const, 'seller' as const], pharmacy_id: id }
      const { id: holder_id } = await aUser(world, { ...work, position: 'pharmacist' })
      return aCard(world, { pharmacy_id: id, holder_id, expires_on, status })
    }
    const waiting = await card('2031-05-01', 'waiting')
    await card('2028-05-01')
    await card('2029-05-01')
    expect((await standingOf(id))[2]).toBe('2029-05-01')
    await set(waiting.id, { status: 'confirmed' })
    expect((await standingOf(id))[2]).toBe('2031-05-01')
    await set(waiting.id, { status: 'ended' })
    expect((await standingOf(id))[2]).toBe('2029-05-01')
  })
})

it('knows whose card holds, where and when', async () => {
  const [here, there] = [await aPharmacy(world), await aPharmacy(world)]
  const works = { roles: ['customer', 'seller'], position: 'pharmacist', pharmacy_id: here.id } as const
  const [holder, other] = [
    await aUser(world, { ...works, roles: [...works.roles] }),
    await aUser(world, { ...works, roles: [...works.roles] }),
  ]
  const card = await aCard(world, { pharmacy_id: here.id, holder_id: holder.id, expires_on: '2027-03-31' })
  const holds = async (user: { id: number }, pharmacy: { id: number }, day: string) =>
    (
      await rowOf(
        world.db,
        build.selectNoFrom(
          holdsCard(sql`${user.id}::int`, sql`${pharmacy.id}::int`, sql`${day}::date`).as('holds'),
        ),
      )
    )?.holds
  expect(await holds(holder, here, '2027-03-31')).toBe(true)
  expect(await holds(holder, here, '2027-04-01')).toBe(false)
  expect(await holds(holder, there, '2027-03-31')).toBe(false)
  expect(await holds(other, here, '2027-03-31')).toBe(false)
  await set(card.id, { status: 'ended' })
  expect(await holds(holder, here, '2027-03-31')).toBe(false)
})
