import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { SellerAction } from '@botika/common/seller-orders/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compose, type Composed } from '../compose'
import { inventories } from '../db/tables'
import { aMailServer, type MailServer } from '../testing/mail-server'
import {
  anAdmin,
  anOffer,
  anOrder,
  anOrderBody,
  aPharmacy,
  aProduct,
  aSeller,
  aUser,
  nextNumber,
} from '../testing/makers'
import { makeWorld, type World } from '../testing/world'

const ID_NUMBER = 'OSCA-55-1234567'
const MEDICINE = 'Zidovudine'
const SHOPPER = 'ana.santos@example.com'

let postOffice: MailServer
let world: World
let other: Composed
let clock = new Date()

beforeAll(async () => {
  postOffice = await aMailServer()
  world = await makeWorld({ SMTP_URL: postOffice.url, BOTIKA_URL: 'https://botika.example' })
  other = await compose({ env: world.env, db: world.db, now: () => clock })
})
afterAll(async () => {
  await other.app.close()
  await world.close()
  await postOffice.close()
})
beforeEach(() => void postOffice.arrived.splice(0))

/** What arrives once two servers have looked for work. */
async function post() {
  await Promise.all([world.jobs.runDue(), other.jobs.runDue()])
  return postOffice.arrived.splice(0).sort((a, b) => a.recipients.join().localeCompare(b.recipients.join()))
}

/** Whom, about what: the letters that a deed brought, after looking at what every letter must heed. */
async function letters() {
  const came = await post()
  for (const letter of came) {
    expect(letter.recipients).toHaveLength(1)
    expect(letter.text).toMatch(/^Hello/)
    expect(letter.text).toContain('Botika')
    expect(letter.html).toContain('<!doctype html>')
    expect(letter.html).toContain('Hello')
    for (const secret of [ID_NUMBER, MEDICINE, 'diabetes', 'prescription.pdf'])
      expect(letter.raw + letter.text + letter.html).not.toContain(secret)
    for (const [, href] of letter.text.matchAll(/: (https?:\S+)/g))
      expect(href).toMatch(/^https:\/\/botika\.example\//)
  }
  return came.map(({ recipients, subject, text }) => ({ to: recipients[0], subject, text }))
}

interface Wish {
  as?: string
  isPrescription?: boolean
  quantity?: number
}

/** An order at one pharmacy that has an address, with the steps that can be taken on it. */
async function aSale({ as, isPrescription = false, quantity = 3 }: Wish = {}) {
  const shopMail = `shop${nextNumber()}@example.com`
  const pharmacy = await aPharmacy(world, { name: `Botica ${nextNumber()}`, email: shopMail })
  const product = await aProduct(world, {
    name: MEDICINE,
    generic_name: MEDICINE,
    is_prescription: isPrescription,
  })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id: product.id })
  const picture = new File(['%PDF-1.4\n%%EOF'], 'prescription.pdf', { type: 'application/pdf' })
  const order = await anOrder(world, {
    items: [{ inventory_id: offer.id, quantity }],
    as,
    facts: {
      discount_type: 'senior_citizen',
      senior_citizen_name: 'Ana Santos',
      senior_citizen_id: ID_NUMBER,
      ...(isPrescription ? { prescription_image: picture } : {}),
    },
  })
  const seller = await world.signIn(await aSeller(world, pharmacy))
  const id = (order.parts[0] as Order['parts'][number]).id
  return {
    offer,
    order,
    id,
    shopMail,
    pharmacy,
    step: (action: SellerAction, body: object = {}) =>
      world.call(sellerOrders[action], { params: { id }, body }, { as: seller }),
    update: (body: object) => world.call(sellerOrders.update, { params: { id }, body }, { as: seller }),
    cancel: (remarks: string) =>
      world.call(sellerOrders.cancel, { params: { id }, body: { cancel_remarks: remarks } }, { as: seller }),
  }
}

const aCustomer = async () => {
  const user = await aUser(world)
  return { email: user.email, as: await world.signIn(user) }
}

describe('a guest’s order', () => {
  it('is told of at every step, to the shopper, and to the pharmacy that has something to do', async () => {
    const { order, shopMail, pharmacy, step } = await aSale()
    const number = order.order_number
    const placed = await letters()
    expect(placed.map(({ to, subject }) => [to, subject])).toEqual([
      [SHOPPER, `We have your order ${number}`],
      [shopMail, `New order ${number} to confirm`],
    ])
    expect(placed[0]?.text).toContain(`https://botika.example/track-your-order?order_number=${number}`)
    expect(placed[0]?.text).toContain('₱289.00')
    const said: [SellerAction, string, string][] = [
      ['confirm', 'is confirmed', `${pharmacy.name} has confirmed your order`],
      ['ship', 'is on its way', 'Please have ₱289.00 ready.'],
      ['receive', 'has arrived', 'If it did not reach you'],
      ['pay', 'is paid', `${pharmacy.name} has your payment`],
      ['complete', 'is complete', 'Thank you for shopping with us'],
    ]
    for (const [action, subject, words] of said) {
      await step(action)
      // a repeated step is no news
      await step(action)
      const came = await letters()
      expect(came).toMatchObject([{ to: SHOPPER, subject: `Your order ${number} ${subject}` }])
      expect(came[0]?.text).toContain(words)
    }
  })

  it('that was sent in part says what is missing and what is left to pay', async () => {
    const { order, step } = await aSale()
    await step('confirm')
    await letters()
    const item = order.orderItems[0] as Order['orderItems'][number]
    await step('ship', { items: [{ id: item.id, quantity_dispatched: 1 }] })
    const [letter] = await letters()
    expect(letter?.text).toContain('2 pieces that you ordered could not be sent.')
    expect(letter?.text).toContain('Please have ₱129.00 ready.')
  })

  it('cancelled by the pharmacy is told to the shopper, and the reason is left for the order’s page', async () => {
    const { cancel, order } = await aSale()
    await letters()
    await cancel('No more medicine for diabetes')
    await cancel('again')
    const came = await letters()
    expect(came).toMatchObject([{ to: SHOPPER, subject: `Your order ${order.order_number} was cancelled` }])
    expect(came[0]?.text).toContain('You do not have to pay for it.')
  })

  it('goes on after a better prescription', async () => {
    const { update, order, shopMail } = await aSale({ isPrescription: true })
    expect((await letters())[1]?.text).toContain('with a prescription to check')
    await update({ prescription_checked: false, prescription_remarks: 'It is for diabetes' })
    expect(await letters()).toMatchObject([
      { to: SHOPPER, subject: `Your order ${order.order_number} needs another prescription` },
    ])
    const prescription_image = new File(['%PDF-1.5\n%%EOF'], 'prescription.pdf', { type: 'application/pdf' })
    const body = { order_number: order.order_number, email: SHOPPER, prescription_image }
    await world.call(orders.replacePrescriptionAsGuest, { body })
    expect(await letters()).toMatchObject([
      { to: shopMail, subject: `New prescription to check for order ${order.order_number}` },
    ])
    await update({ prescription_checked: true })
    expect(await letters()).toMatchObject([
      { to: SHOPPER, subject: `Your order ${order.order_number} passed the prescription check` },
    ])
  })
})

describe('a customer’s order', () => {
  it('cancelled by the customer is told to the pharmacy, which must not send it', async () => {
    const { as, email } = await aCustomer()
    const { id, order, shopMail } = await aSale({ as })
    expect((await letters()).map(({ to }) => to)).toEqual([email, shopMail])
    await world.call(orders.cancelPart, { params: { id }, body: { cancel_remarks: 'diabetes' } }, { as })
    expect(await letters()).toMatchObject([
      { to: email, text: expect.stringContaining('You have cancelled your order') },
      { to: shopMail, subject: `Order ${order.order_number} was cancelled` },
    ])
  })

  it('that the customer has received is told to the pharmacy', async () => {
    const { as, email } = await aCustomer()
    const { order, shopMail, step } = await aSale({ as })
    await step('confirm')
    await step('ship')
    await letters()
    for (let twice = 0; twice < 2; twice++)
      await world.call(orders.confirmDelivery, { params: { id: order.id } }, { as })
    expect(await letters()).toMatchObject([
      { to: email, text: expect.stringContaining('You told us that your order') },
      { to: shopMail, subject: `Order ${order.order_number} has arrived` },
    ])
  })
})

describe('a recurring order', () => {
  it('tells of its start, of each order, of changed prices, of what was missed and of its end', async () => {
    clock = new Date()
    const { as, email } = await aCustomer()
    const product = await aProduct(world, { name: MEDICINE, generic_name: MEDICINE })
    const offer = await anOffer(world, { product_id: product.id, quantity: 4 })
    const items = [{ inventory_id: offer.id, quantity: 2 }]
    const {
      customer_id: _,
      contact_number: __,
      ...body
    } = await anOrderBody(world, items, { is_guest: false })
    const { orders: made } = await world.call(
      recurringOrders.create,
      { body: { ...body, recurring_option: 'weekly' } },
      { as },
    )
    const started = await letters()
    expect(started).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} is set` },
    ])

    const aWeekLater = async () => {
      clock = new Date(clock.getTime() + 7 * 86_400_000)
      await other.schedule.scan()
      await other.jobs.runDue()
      return letters()
    }
    await world.db.orm.update(inventories).set({ price: 15_000 }).where(eq(inventories.id, offer.id))
    const dearer = await aWeekLater()
    expect(dearer).toMatchObject([{ to: email, text: expect.stringContaining('Prices have changed') }])
    expect(dearer[0]?.text).toContain('₱349.00')

    const missed = await aWeekLater()
    expect(missed).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} could not be placed` },
    ])
    expect(missed[0]?.text).toContain('The pharmacy does not have enough in stock.')
    expect(missed[0]?.text).toContain('We try again on')

    await world.db.orm.update(inventories).set({ quantity: 9 }).where(eq(inventories.id, offer.id))
    const again = await aWeekLater()
    expect(again).toMatchObject([{ to: email, subject: expect.stringContaining('is placed') }])
    expect(again[0]?.text).not.toContain('Prices have changed')

    await world.call(recurringOrders.cancel, { params: { id: made.id }, body: {} }, { as })
    expect(await letters()).toMatchObject([
      { to: email, subject: `Your recurring order ${made.order_number} is stopped` },
    ])
  })
})

describe('an account', () => {
  it('gets a link for a new password, and word that it was changed; a stranger’s address gets nothing', async () => {
    const { email } = await aCustomer()
    await world.call(passwordLinks.forgot, { body: { email } })
    await world.call(passwordLinks.forgot, { body: { email: 'nobody@example.com' } })
    await world.jobs.runDue()
    const [letter, ...rest] = await letters()
    expect(rest).toEqual([])
    expect(letter).toMatchObject({ to: email, subject: 'Set a new password' })
    const token = /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] as string
    await world.call(passwordLinks.reset, { body: { token, password: 'a new one for me' } })
    expect(await letters()).toMatchObject([{ to: email, subject: 'Your password was changed' }])
  })

  it('of a pharmacy that applies is told: received, approved with a link, or rejected', async () => {
    const as = await world.signIn(await anAdmin(world))
    const apply = (email: string) =>
      world.call(preregisters.create, {
        body: {
          pharmacy_name: `Botika ni ${email}`,
          name: 'Cora Cruz',
          email,
          contact_number: '0917 123 4567',
        },
      })
    const decide = (id: number, status: 'approved' | 'rejected') =>
      world.call(preregisters.update, { params: { id }, body: { status, remarks: 'internal' } }, { as })

    const first = await apply('cora@example.com')
    expect(await letters()).toMatchObject([
      { to: 'cora@example.com', subject: 'We have your application to sell with us' },
    ])
    await decide(first.id, 'approved')
    expect(await letters()).toMatchObject([
      { to: 'cora@example.com', text: expect.stringContaining('#token=') },
    ])
    const second = await apply('dora@example.com')
    await letters()
    await decide(second.id, 'rejected')
    await decide(second.id, 'rejected')
    const rejected = await letters()
    expect(rejected).toMatchObject([
      { to: 'dora@example.com', subject: 'About your application to sell with us' },
    ])
    expect(rejected[0]?.text).not.toContain('internal')
  })
})
