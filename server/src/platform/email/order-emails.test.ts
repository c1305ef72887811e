import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import type { SellerAction } from '@botika/common/orders/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCorrespondence, type Correspondence, SHOPPER } from '../../testing/correspondence'

let here: Correspondence
beforeAll(async () => void (here = await aCorrespondence()))
afterAll(() => here.close())
beforeEach(() => here.forget())

/** `Nov 26 8` of a moment: its day, which has no other name in an email, and its hour. */
function inManila(moment = ''): string {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Manila' }).format(new Date(moment))
  const hour = of({ hour: 'numeric', minute: '2-digit' }).replace(/:00|\s?[AP]M/g, '')
  return `${of({ month: 'short', day: 'numeric' })} ${hour}`.replace(/^(\w+) /, '$1\u00A0')
}

describe('a guest’s order', () => {
  it('is told of at every step, to the shopper, and to the pharmacy that has something to do', async () => {
    const { update, order, shopMail, pharmacy, step } = await here.aSale()
    const number = order.order_number
    const placed = await here.emails()
    expect(placed.map(({ to, subject }) => [to, subject])).toEqual([
      [SHOPPER, `We have your order ${number}`],
      [shopMail, `New order ${number} to confirm`],
    ])
    expect(placed[0]?.text).toContain(`https://botika.example/track-your-order?order_number=${number}`)
    expect(placed[0]?.text).toContain('₱289.00')
    expect(placed[0]?.text).toContain(`Expected: ${inManila(order.parts[0]?.expected?.from)}`)
    expect(placed[0]?.text).not.toMatch(/today|tomorrow/i)
    const said: [SellerAction, string, string][] = [
      ['confirm', 'is confirmed', `${pharmacy.name} has confirmed your order`],
      ['ship', 'is on its way', 'Please have ₱289.00 ready.'],
      ['receive', 'has arrived', 'If it did not reach you'],
      ['pay', 'is paid', `${pharmacy.name} has your payment`],
      ['complete', 'is complete', 'Thank you for shopping with us'],
    ]
    await update({ id_seen: true })
    for (const [action, subject, words] of said) {
      await step(action)
      // a repeated step is no news
      await step(action)
      const came = await here.emails()
      expect(came).toMatchObject([{ to: SHOPPER, subject: `Your order ${number} ${subject}` }])
      expect(came[0]?.text).toContain(words)
    }
  })

  it('that was sent in part says what is missing and what is left to pay', async () => {
    const { order, step } = await here.aSale()
    await step('confirm')
    await here.emails()
    const item = order.orderItems[0] as Order['orderItems'][number]
    await step('ship', { items: [{ id: item.id, quantity_dispatched: 1 }] })
    const [received] = await here.emails()
    expect(received?.text).toContain('2 pieces that you ordered could not be sent.')
    expect(received?.text).toContain('Please have ₱129.00 ready.')
  })

  it('that waits in part at the counter says what is not there', async () => {
    const { order, step } = await here.aSale({ isPickUp: true })
    await step('confirm')
    await here.emails()
    const item = order.orderItems[0] as Order['orderItems'][number]
    await step('ship', { items: [{ id: item.id, quantity_dispatched: 1 }] })
    const [received] = await here.emails()
    expect(received?.subject).toBe(`Your order ${order.order_number} is ready`)
    expect(received?.text).toContain('2 pieces that you ordered are missing. You do not pay')
  })

  it('that was fetched at the counter never arrives', async () => {
    const { order, step } = await here.aSale({ isPickUp: true })
    await step('confirm')
    await step('ship')
    await here.emails()
    await step('receive')
    const [received] = await here.emails()
    expect(received?.subject).toBe(`Your order ${order.order_number} was picked up`)
    expect(received?.text).toContain('is marked as picked up. If it was not picked up for you')
  })

  it('cancelled by the pharmacy is told to the shopper, and the reason is left for the order’s page', async () => {
    const { cancel, order } = await here.aSale()
    await here.emails()
    await cancel('No more medicine for diabetes')
    await cancel('again')
    const came = await here.emails()
    expect(came).toMatchObject([{ to: SHOPPER, subject: `Your order ${order.order_number} was cancelled` }])
    expect(came[0]?.text).toContain('You do not have to pay for it.')
  })

  it('goes on after a better prescription', async () => {
    const { update, open, order, shopMail } = await here.aSale({ isPrescription: true })
    expect((await here.emails())[1]?.text).toContain('with a prescription to check')
    await open()
    await update({ prescription_checked: false, prescription_remarks: 'It is for diabetes' })
    expect(await here.emails()).toMatchObject([
      { to: SHOPPER, subject: `Your order ${order.order_number} needs another prescription` },
    ])
    const prescription_image = new File(['%PDF-1.5\n<< /Type /Page >>\n%%EOF'], 'prescription.pdf', {
      type: 'application/pdf',
    })
    const body = { order_number: order.order_number, email: SHOPPER, prescription_image }
    await here.world.call(orders.replacePrescriptionAsGuest, { body })
    expect(await here.emails()).toMatchObject([
      { to: shopMail, subject: `New prescription to check for order ${order.order_number}` },
    ])
    await open()
    await update({ prescription_checked: true })
    expect(await here.emails()).toMatchObject([
      { to: SHOPPER, subject: `Your order ${order.order_number} passed the prescription check` },
    ])
  })
})

describe('a customer’s order', () => {
  it('cancelled by the customer is told to the pharmacy, which must not send it', async () => {
    const { as, email } = await here.aCustomer()
    const { id, order, shopMail } = await here.aSale({ as })
    expect((await here.emails()).map(({ to }) => to)).toEqual([email, shopMail])
    await here.world.call(orders.cancelPart, { params: { id }, body: { cancel_remarks: 'diabetes' } }, { as })
    expect(await here.emails()).toMatchObject([
      { to: email, text: expect.stringContaining('You have cancelled your order') },
      { to: shopMail, subject: `Order ${order.order_number} was cancelled` },
    ])
  })

  it('that the customer has fetched is told to both in the words of the counter', async () => {
    const { as, email } = await here.aCustomer()
    const { order, shopMail, step } = await here.aSale({ as, isPickUp: true })
    await step('confirm')
    await step('ship')
    await here.emails()
    await here.world.call(orders.confirmDelivery, { params: { id: order.id } }, { as })
    const fetched = `rder ${order.order_number} was picked up`
    expect(await here.emails()).toMatchObject([
      {
        to: email,
        subject: `Your o${fetched}`,
        text: expect.stringContaining('You told us that you have picked up your order'),
      },
      { to: shopMail, subject: `O${fetched}`, text: expect.stringContaining(`says that o${fetched}.`) },
    ])
  })

  it('that the customer has received is told to the pharmacy', async () => {
    const { as, email } = await here.aCustomer()
    const { order, shopMail, step } = await here.aSale({ as })
    await step('confirm')
    await step('ship')
    await here.emails()
    for (let twice = 0; twice < 2; twice++)
      await here.world.call(orders.confirmDelivery, { params: { id: order.id } }, { as })
    expect(await here.emails()).toMatchObject([
      { to: email, text: expect.stringContaining('You told us that your order') },
      { to: shopMail, subject: `Order ${order.order_number} has arrived` },
    ])
  })
})
