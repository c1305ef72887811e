import { salesRecords } from '@botika/common/sales-records/endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const month = manilaDay().slice(0, 7)

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  for (const pharmacy of [visitors.pharmacy, visitors.otherPharmacy]) {
    const product = await aProduct(world, { name: '=HYPERLINK("http://x")' })
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id: product.id })
    await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 2 }],
      facts: {
        discount_type: 'senior_citizen',
        senior_citizen_name: '@SUM(1) Reyes',
        senior_citizen_id: '-12345',
      },
    })
  }
})
afterAll(() => world.close())

const list = (as: string, query = {}) => world.call(salesRecords.list, { query: { month, ...query } }, { as })

describe('the sales record book', () => {
  it('is each pharmacy’s own, with its sums', async () => {
    const page = await list(visitors.tokens.seller)
    expect(page.data).toMatchObject([
      {
        pharmacy_id: visitors.pharmacy.id,
        units: 2,
        gross: 224,
        net: 200,
        vat_removed: 24,
        discount: 40,
        paid: 160,
      },
    ])
    expect(page.sums).toEqual({ units: 2, gross: 224, net: 200, vat_removed: 24, discount: 40, paid: 160 })
    await expect(
      list(visitors.tokens.seller, { pharmacy_id: visitors.otherPharmacy.id }),
    ).rejects.toMatchObject({
      status: 404,
    })
    expect((await list(visitors.tokens.admin)).total).toBe(2)
    expect((await list(visitors.tokens.admin, { pharmacy_id: visitors.pharmacy.id })).total).toBe(1)
    expect((await list(visitors.tokens.seller, { month: '2020-01' })).sums.paid).toBe(0)
  })

  it('leaves as a file that no spreadsheet program runs, and that is written down', async () => {
    const answer = await world.ask(salesRecords.export, { query: { month } }, { as: visitors.tokens.seller })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="sales-record-${month}.csv"`)
    const lines = answer.body.toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFDate,Pharmacy,Order number/)
    expect(lines[1]).toContain(
      `'@SUM(1) Reyes,-12345,Paracetamol,"'=HYPERLINK(""http://x"")",2,224.00,200.00,24.00,40.00,160.00`,
    )
    expect(lines).toHaveLength(3)
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.action, 'export'))
    expect(entries).toMatchObject([
      { action: 'export', resource: 'sales-records', pharmacy_id: visitors.pharmacy.id, changes: { month } },
    ])
  })

  it('names people and their IDs, so that every look is written down, and a look at nothing is not', async () => {
    const looks = () =>
      world.db.orm.select().from(auditEntries).where(eq(auditEntries.action, 'view-id-number'))
    const before = (await looks()).length
    await list(visitors.tokens.seller)
    await list(visitors.tokens.seller, { month: '2020-01' })
    expect((await looks()).slice(before)).toMatchObject([
      { resource: 'sales-records', pharmacy_id: visitors.pharmacy.id, changes: { month } },
    ])
  })

  it('is for sellers and admins', async () => {
    for (const endpoint of [salesRecords.list, salesRecords.export])
      expect(
        await statusesFor(visitors.tokens, (as) => world.ask(endpoint, { query: { month } }, { as })),
      ).toEqual({
        guest: 401,
        customer: 403,
        seller: 200,
        otherSeller: 200,
        admin: 200,
      })
    const bad = await world.ask(
      salesRecords.list,
      { query: { month: '2026-13' } },
      { as: visitors.tokens.admin },
    )
    expect(bad.status).toBe(422)
  })
})
