import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventories } from '../../schema'
import { aCorrespondence, type Correspondence, MEDICINE } from '../../testing/correspondence'
import { anOffer, anOrderBody, aProduct } from '../../testing/makers'

let here: Correspondence
beforeAll(async () => void (here = await aCorrespondence()))
afterAll(() => here.close())
beforeEach(() => here.forget())

describe('a recurring order', () => {
  it('tells of its start, of each order, of changed prices, of what was missed and of its end', async () => {
    here.clock.now = new Date()
    const { as, email } = await here.aCustomer()
    const product = await aProduct(here.world, { name: MEDICINE, generic_name: MEDICINE })
    const offer = await anOffer(here.world, { product_id: product.id, quantity: 4 })
    const items = [{ inventory_id: offer.id, quantity: 2 }]
    const {
      customer_id: _,
      contact_number: __,
      ...body
    } = await anOrderBody(here.world, items, { is_guest: false })
    const { orders: made } = await here.world.call(
      recurringOrders.create,
      { body: { ...body, recurring_option: 'weekly' } },
      { as },
    )
    const started = await here.emails()
    expect(started).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} is set up` },
    ])

    const aWeekLater = async () => {
      here.clock.now = new Date(here.clock.now.getTime() + 7 * 86_400_000)
      await here.other.schedule.scan()
      await here.other.jobs.runDue()
      return here.emails()
    }
    await here.world.db.orm.update(inventories).set({ price: 15_000 }).where(eq(inventories.id, offer.id))
    const dearer = await aWeekLater()
    expect(dearer).toMatchObject([{ to: email, text: expect.stringContaining('Prices have changed') }])
    expect(dearer[0]?.text).toContain('₱349.00')

    const missed = await aWeekLater()
    expect(missed).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} could not be placed` },
    ])
    expect(missed[0]?.text).toContain('The pharmacy does not have enough in stock.')
    expect(missed[0]?.text).toContain('We will try again on')

    await here.world.db.orm.update(inventories).set({ quantity: 9 }).where(eq(inventories.id, offer.id))
    const again = await aWeekLater()
    expect(again).toMatchObject([{ to: email, subject: expect.stringContaining('is placed') }])
    expect(again[0]?.text).not.toContain('Prices have changed')

    await here.world.call(recurringOrders.cancel, { params: { id: made.id }, body: {} }, { as })
    expect(await here.emails()).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} is stopped` },
    ])
  })
})
