import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../../schema'
import { anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const pdf = (words = 'rx') =>
  new File([`%PDF-1.4\n<< /Type /Page >>\n%${words}\n%%EOF`], 'rx.pdf', { type: 'application/pdf' })

/** An order with a prescription, and the seller who looks at it. */
async function anRxOrder(as?: string) {
  const pharmacy = await aPharmacy(world, { email: 'rx@example.com' })
  const product_id = (await aProduct(world, { is_prescription: true })).id
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id })
  const order = await anOrder(world, {
    as,
    items: [{ inventory_id: offer.id, quantity: 1 }],
    facts: { prescription_image: pdf('first') },
  })
  const seller = await world.signIn(await aSeller(world, pharmacy))
  const id = order.parts[0]?.id as number
  const check = async (prescription_checked: boolean) => {
    await open()
    return world.call(
      sellerOrders.update,
      { params: { id }, body: { prescription_checked, prescription_remarks: 'It can’t be read' } },
      { as: seller },
    )
  }
  const confirm = () => world.ask(sellerOrders.confirm, { params: { id }, body: {} }, { as: seller })
  const open = async () =>
    (await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as: seller })).body.toString()
  return { order, id, check, confirm, open }
}

const replace = (order: Order, as: string | undefined, file = pdf('second'), key?: string) =>
  world.ask(
    orders.replacePrescription,
    { params: { id: order.id }, body: { prescription_image: file } },
    { as, ...(key && { idempotencyKey: key }) },
  )
const replaceAsGuest = (order_number: string, email: string, key?: string) =>
  world.ask(
    orders.replacePrescriptionAsGuest,
    { body: { order_number, email, prescription_image: pdf('second') } },
    { ...(key && { idempotencyKey: key }) },
  )

describe('another prescription', () => {
  it('takes the place of the rejected one, is checked anew, and the order goes on', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, id, check, confirm, open } = await anRxOrder(as)
    await check(false)
    expect((await confirm()).status).toBe(409)
    const answer = await replace(order, as)
    expect(answer).toMatchObject({
      status: 200,
      json: { order: { parts: [{ prescription_status: 'to_check', prescription_remarks: null }] } },
    })
    expect((answer.json as { order: Order }).order.timeline.at(-1)).toMatchObject({
      kind: 'prescription_replaced',
      seller_order_id: id,
      actor_role: 'customer',
    })
    expect(await open()).toContain('second')
    const told = (await world.db.orm.select().from(mails)).filter(
      (mail) => mail.text.includes(order.order_number) && mail.kind === 'prescription_replaced',
    )
    expect(told.map((mail) => mail.recipient)).toEqual(['rx@example.com'])
    await check(true)
    expect((await confirm()).status).toBe(200)
  })

  it('is there once when it is sent again because the answer was lost', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, id, check } = await anRxOrder(as)
    await check(false)
    const answers = await Promise.all(
      ['a key', 'a key'].map(() => replace(order, as, pdf('second'), 'lost-1')),
    )
    answers.push(await replace(order, as, pdf('second'), 'lost-1'))
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        json: { order: { parts: [{ id, prescription_status: 'to_check' }] } },
      })
    const timeline = (answers[2]?.json as { order: Order } | undefined)?.order.timeline ?? []
    expect(timeline.filter(({ kind }) => kind === 'prescription_replaced')).toHaveLength(1)
    expect((await replace(order, as, pdf('third'), 'lost-1')).status).toBe(422)
    const another = await world.signIn(await aUser(world))
    expect((await replace(order, another, pdf('second'), 'lost-1')).status).toBe(404)
  })

  it('is there once for guests too, who must still know the address', async () => {
    const { order, check } = await anRxOrder()
    await check(false)
    const email = 'ana.santos@example.com'
    for (let n = 0; n < 2; n++)
      expect((await replaceAsGuest(order.order_number, email, 'lost-2')).status).toBe(200)
    expect((await replaceAsGuest(order.order_number, 'somebody@else.example', 'lost-2')).status).toBe(422)
  })

  it('is sent by a guest who knows the number and the address of the order', async () => {
    const { order, check, open } = await anRxOrder()
    expect(await open()).toContain('first')
    await check(false)
    expect((await replaceAsGuest(order.order_number, 'somebody@else.example')).status).toBe(404)
    expect((await replaceAsGuest('BTK-000000000000', 'ana.santos@example.com')).status).toBe(404)
    const answer = await replaceAsGuest(order.order_number.toLowerCase(), 'Ana.Santos@example.com')
    expect(answer).toMatchObject({ status: 200, json: { order: { order_number: order.order_number } } })
    expect(answer.body.toString()).not.toContain('Santos')
    expect(await open()).toContain('second')
  })

  it('waits until a pharmacy has asked for it', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, check, open } = await anRxOrder(as)
    expect((await replace(order, as)).status).toBe(409)
    await open()
    await check(true)
    expect((await replace(order, as)).status).toBe(409)
    expect(await (await replaceAsGuest(order.order_number, 'x@example.com')).status).toBe(404)
  })

  it('of a stranger’s order looks like none, and leaves no file behind', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, check } = await anRxOrder(as)
    await check(false)
    const files = () => readdirSync(path.join(world.env.BOTIKA_DATA, 'private'), { recursive: true }).length
    const before = files()
    expect((await replace(order, await world.signIn(await aUser(world)))).status).toBe(404)
    expect((await replace(order, undefined)).status).toBe(401)
    const junk = new File(['<svg/>'], 'rx.png', { type: 'image/png' })
    expect((await replace(order, as, junk)).status).toBe(422)
    expect(files()).toBe(before)
  })
})
