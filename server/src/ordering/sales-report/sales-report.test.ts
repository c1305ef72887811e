import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { salesReport } from '@botika/common/sales-report/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { manilaDay } from '@botika/common/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiveVisitors } from '../../testing/five-visitors'
import { anOffer, anOrder, aPharmacy, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const today = manilaDay()
const names = { plain: 'Zonrox', exempt: 'Insulin', tricky: '=1+1' }

const senior = {
  discount_type: 'senior_citizen',
  senior_citizen_name: 'Ana Reyes',
  senior_citizen_id: '12345',
} as const

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  const { pharmacy } = visitors
  const offer = async (facts: Parameters<typeof aProduct>[1], price: number, at = pharmacy.id) =>
    anOffer(world, { pharmacy_id: at, price, product_id: (await aProduct(world, facts)).id })
  const plain = await offer({ name: names.plain }, 11_200)
  const exempt = await offer({ name: names.exempt, is_vat_exempt: true }, 25_000)
  const unregistered = await aPharmacy(world, { is_vat_registered: false })
  const elsewhere = await offer({ name: names.tricky }, 11_200, unregistered.id)

  await anOrder(world, {
    items: [
      { inventory_id: plain.id, quantity: 3 },
      { inventory_id: exempt.id, quantity: 1 },
    ],
  })
  await anOrder(world, { items: [{ inventory_id: plain.id, quantity: 1 }], facts: senior })
  const cancelled = await anOrder(world, { items: [{ inventory_id: plain.id, quantity: 9 }] })
  await world.call(
    sellerOrders.cancel,
    { params: { id: cancelled.parts[0]?.id as number }, body: { cancel_remarks: 'No stock after all' } },
    { as: visitors.tokens.seller },
  )
  await anOrder(world, { items: [{ inventory_id: elsewhere.id, quantity: 1 }] })
})
afterAll(() => world.close())

const read = (as: string, query: Partial<Query> = {}) =>
  world.call(salesReport.read, { query: { from: today, to: today, ...query } }, { as })
type Query = {
  from: string
  to: string
  by: 'day' | 'product' | 'vat_class'
  is_paid: boolean
  pharmacy_id: number
}

describe('the sales report', () => {
  it('adds up a seller’s own sales by VAT class, without what was cancelled', async () => {
    const { data, sums, delivery_fees } = await read(visitors.tokens.seller, { by: 'vat_class' })
    const nothing = { vat_removed: 0, discount: 0, promotion_discount: 0, vatable: 0, vat: 0 }
    // 336.00 holds 36.00 of VAT; the senior pays 80.00 of 112.00, of which 12.00 is VAT and 20.00 discount
    expect(data).toEqual([
      {
        ...nothing,
        key: 'discounted',
        name: 'discounted',
        orders: 1,
        units: 1,
        gross: 112,
        sales: 80,
        vat_removed: 12,
        discount: 20,
      },
      { ...nothing, key: 'exempt', name: 'exempt', orders: 1, units: 1, gross: 250, sales: 250 },
      {
        ...nothing,
        key: 'vatable',
        name: 'vatable',
        orders: 1,
        units: 3,
        gross: 336,
        sales: 336,
        vatable: 336,
        vat: 36,
      },
    ])
    expect(sums).toEqual({
      ...nothing,
      orders: 2,
      units: 5,
      gross: 698,
      vat_removed: 12,
      discount: 20,
      sales: 666,
      vatable: 336,
      vat: 36,
    })
    expect(delivery_fees).toBe(2 * 49)
  })

  it('has a row for each day and each product that was sold, with equal sums', async () => {
    const byDay = await read(visitors.tokens.seller)
    expect(byDay.data).toMatchObject([{ key: today, orders: 2, units: 5, sales: 666 }])
    const byProduct = await read(visitors.tokens.seller, { by: 'product' })
    expect(byProduct.data.map(({ name, units, sales }) => [name, units, sales])).toEqual([
      [names.plain, 4, 416],
      [names.exempt, 1, 250],
    ])
    expect(byProduct.sums).toEqual(byDay.sums)
    expect((await read(visitors.tokens.seller, { is_paid: true })).total).toBe(0)
    expect((await read(visitors.tokens.seller, { from: '2020-01-01', to: '2020-12-31' })).sums.sales).toBe(0)
  })

  it('is each pharmacy’s own; an admin reads all of them', async () => {
    const other = { pharmacy_id: visitors.otherPharmacy.id }
    await expect(read(visitors.tokens.seller, other)).rejects.toMatchObject({ status: 404 })
    const all = await read(visitors.tokens.admin, { by: 'vat_class' })
    expect(all.data.map(({ key, sales, vat }) => [key, sales, vat])).toEqual([
      ['discounted', 80, 0],
      ['exempt', 250, 0],
      ['not_registered', 112, 0],
      ['vatable', 336, 36],
    ])
  })

  it('keeps the registration of the day of the order', async () => {
    const before = await read(visitors.tokens.seller, { by: 'vat_class' })
    const { update } = pharmacies
    const change = (is_vat_registered: boolean) =>
      world.call(
        update,
        { params: { id: visitors.pharmacy.id }, body: { is_vat_registered } },
        { as: visitors.tokens.admin },
      )
    await change(false)
    expect(await read(visitors.tokens.seller, { by: 'vat_class' })).toEqual(before)
    await change(true)
  })

  it.each([
    ['2026-02-02', '2026-02-01'],
    ['2024-01-01', '2026-01-01'],
  ])('refuses %s to %s at the field', async (from, to) => {
    await expect(read(visitors.tokens.seller, { from, to })).rejects.toMatchObject({
      status: 422,
      errors: { to: [expect.any(String)] },
    })
  })

  it('leaves as a file that no spreadsheet program runs, and that is written down', async () => {
    const query = { from: today, to: today, by: 'product' } as const
    const answer = await world.ask(salesReport.export, { query }, { as: visitors.tokens.admin })
    const lines = answer.body.toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFProduct,Orders,Units,Gross,/)
    expect(lines).toContain(`'${names.tricky},1,1,112.00,0.00,0.00,0.00,112.00,0.00,0.00`)
    const entries = await world.db.orm.query.auditEntries.findMany()
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'export', resource: 'sales-report', changes: query }),
    )
  })
})
