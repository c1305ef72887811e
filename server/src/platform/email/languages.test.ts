import { passwordLinks } from '@botika/common/password-links/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { preferences } from '@botika/common/preferences/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { session } from '@botika/common/session/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { users } from '@botika/common/users/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '..'
import { emailsTo } from '../../testing/emails-to'
import { anAdmin, anOffer, anOrderBody, aPharmacy, aSeller, aUser, papersOf } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const inFilipino = { headers: { cookie: 'botika_language=fil' } }

async function subjectsTo(email: string) {
  await emailsTo(world, email)
  const { rows } = await world.db.sql.query<{ subject: string; html: string }>(
    'select subject, html from mails where recipient = $1 order by id',
    [email],
  )
  return rows.map(({ subject, html }) => [/<html lang="(\w+)"/.exec(html)?.[1], subject])
}

async function place(options: { as?: string; headers?: Record<string, string> }, email: string) {
  const pharmacy = await aPharmacy(world, { email: `counter.${email}` })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  const isGuest = options.as === undefined
  const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }], {
    is_guest: isGuest,
    ...(isGuest ? { guest_email: email } : {}),
  })
  const { orders: order } = await world.call(orders.place, { body }, options)
  const admin = await world.signIn(await anAdmin(world))
  const addPart = async () => {
    const other = await anOffer(world, { pharmacy_id: (await aPharmacy(world)).id })
    const order_items = [{ inventory_id: other.id, quantity: 1 }]
    await world.call(sellerOrders.create, { body: { order_id: order.id, order_items } }, { as: admin })
  }
  const seller = await aSeller(world, pharmacy)
  const as = await world.signIn(seller)
  const confirm = () =>
    world.call(sellerOrders.confirm, { params: { id: order.parts[0]?.id ?? 0 }, body: {} }, { as })
  return { number: order.order_number, confirm, addPart, counter: `counter.${email}` }
}

describe('the language of an email', () => {
  it('is the one in which a guest checked out, whoever acts later', async () => {
    const email = 'bisita@example.com'
    const { number, confirm, addPart, counter } = await place(inFilipino, email)
    await confirm()
    await addPart()
    expect(await subjectsTo(email)).toEqual([
      ['fil', `Natanggap namin ang order mong ${number}`],
      ['fil', expect.stringContaining(number)],
      ['fil', expect.stringContaining(number)],
    ])
    // the pharmacy reads its own language, not the shopper's
    expect(await subjectsTo(counter)).toEqual([['en', `New order ${number} to confirm`]])
  })

  it('is English where nobody chose one', async () => {
    const email = 'guest@example.com'
    const { number } = await place({}, email)
    expect(await subjectsTo(email)).toEqual([['en', `We have your order ${number}`]])
  })

  it('is the one that a customer used when they last signed in', async () => {
    const password = 'a password for two languages'
    const { email, id } = await aUser(world, { password_hash: await hashPassword(password) })
    await world.call(passwordLinks.forgot, { body: { email } })
    await world.jobs.runDue()
    await world.call(session.login, { body: { email, password } }, inFilipino)
    const { number, confirm } = await place({ as: await world.signIn({ id }), ...inFilipino }, email)
    await confirm()
    expect(await subjectsTo(email)).toEqual([
      ['en', 'Set a new password'],
      ['fil', `Natanggap namin ang order mong ${number}`],
      ['fil', expect.stringContaining(number)],
    ])
  })

  it('is what a customer chose, whatever the request for an order is in', async () => {
    const { email, id } = await aUser(world)
    const as = await world.signIn({ id })
    await world.call(preferences.put, { params: { key: 'language' }, body: { value: 'fil' } }, { as })
    const { number } = await place({ as }, email)
    expect(await subjectsTo(email)).toEqual([['fil', `Natanggap namin ang order mong ${number}`]])
  })

  it('is the one of the registration', async () => {
    const email = 'bago@example.com'
    const body = { email, password: 'a password of mine', first_name: 'Ana', last_name: 'Santos' }
    await world.call(users.create, { body }, inFilipino)
    expect(await subjectsTo(email)).toEqual([['fil', 'Kumpirmahin ang iyong email address']])
  })

  it('is what the seller chose in the back office, for the pharmacy’s address too; not what is no language', async () => {
    const choose = (as: string, value: string) =>
      world.call(preferences.put, { params: { key: 'language' }, body: { value } }, { as })
    const pharmacy = await aPharmacy(world, { email: 'botika@example.com' })
    const as = await world.signIn(await aSeller(world, pharmacy))
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
    const order = async () => {
      const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
      return (await world.call(orders.place, { body })).orders.order_number
    }
    await choose(as, 'fil')
    const first = await order()
    await choose(as, 'xx')
    const second = await order()
    expect(await subjectsTo('botika@example.com')).toEqual([
      ['fil', `Bagong order ${first} na kukumpirmahin`],
      ['en', `New order ${second} to confirm`],
    ])
  })

  it('is the one in which a pharmacy applied, when an admin decides in English', async () => {
    const as = await world.signIn(await anAdmin(world))
    for (const status of ['rejected', 'approved'] as const) {
      const email = `${status}@example.com`
      const body = {
        pharmacy_name: `Botika ${status}`,
        name: 'Cora Cruz',
        email,
        contact_number: '0917 123 4567',
      }
      const { id } = await world.call(preregisters.create, { body }, inFilipino)
      await papersOf(world, id)
      await world.call(preregisters.update, { params: { id }, body: { status } }, { as })
      expect((await subjectsTo(email)).map(([language]) => language)).toEqual(['fil', 'fil'])
    }
  })
})
