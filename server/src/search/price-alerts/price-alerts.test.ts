import { priceAlerts as calls } from '@botika/common/price-alerts/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../app/compose'
import { inventories, mails, priceAlerts, products, users } from '../../schema'
import { emailsTo, tokenTo } from '../../testing/emails-to'
import { anOffer, aPharmacy, aUser, nextNumber, PASSWORD } from '../../testing/makers'
import { aMailServer } from '../../testing/mail-server'
import { makeWorld, type World } from '../../testing/world'
import { refreshSearch } from '../engine/repository'
import { MOST_ALERTS } from './service'

let world: World
beforeAll(async () => void (world = await makeWorld({ BOTIKA_URL: 'https://botika.example' })))
afterAll(() => world.close())

const IN_CEBU = { province: 'Cebu', city: 'City of Cebu' }

async function aShelf(price = 10_000, place = {}) {
  const offer = await anOffer(world, { price, pharmacy_id: (await aPharmacy(world, place)).id })
  const id = offer.product_id
  await refreshSearch(world.db, [id])
  return {
    id,
    async set(to: Partial<typeof inventories.$inferInsert>, offerId = offer.id) {
      await world.db.orm.update(inventories).set(to).where(eq(inventories.id, offerId))
      await refreshSearch(world.db, [id])
    },
    offerIn: async (facts: object, at: number) =>
      anOffer(world, { product_id: id, price: at, pharmacy_id: (await aPharmacy(world, facts)).id }),
  }
}

async function aCustomer(facts: Partial<typeof users.$inferInsert> = {}) {
  const user = await aUser(world, facts)
  const as = await world.signIn(user)
  const ask = (body: object) => world.ask(calls.create, { body } as never, { as })
  const told = async () => (await emailsTo(world, user.email)).filter(({ kind }) => kind === 'price_alert')
  return { user, as, ask, told }
}

const anAddress = () => `guest${nextNumber()}@example.com`
const askAsGuest = (email: string, body: object, headers = {}) =>
  world.ask(calls.createAsGuest, { body: { email, ...body } } as never, { headers })
const confirm = (token: string) => world.ask(calls.confirm, { body: { token } })

describe('an alert about a price', () => {
  it('is told once for each time that the price comes down to it', async () => {
    const shelf = await aShelf()
    const { ask, told } = await aCustomer()
    expect((await ask({ product_id: shelf.id, price: 80 })).status).toBe(201)
    await shelf.set({ price: 9_000 })
    expect(await told()).toEqual([])
    await shelf.set({ price: 8_000 })
    expect(await told()).toHaveLength(1)
    await shelf.set({ price: 7_000 })
    await shelf.set({ price: 7_900 })
    expect(await told()).toHaveLength(1)
    await shelf.set({ price: 8_100 })
    expect(await told()).toHaveLength(1)
    await shelf.set({ price: 7_500 })
    const [, second, ...others] = await told()
    expect(others).toEqual([])
    expect(second?.text).toContain('₱75.00 now, in the Philippines')
  })

  it('goes by the province that it names, and without one by the country', async () => {
    const shelf = await aShelf(10_000)
    const cebu = await shelf.offerIn(IN_CEBU, 12_000)
    await refreshSearch(world.db, [shelf.id])
    const [there, here, anywhere] = [await aCustomer(), await aCustomer(), await aCustomer()]
    await there.ask({ product_id: shelf.id, price: 90, province: 'Cebu' })
    await here.ask({ product_id: shelf.id, price: 90, province: 'Metro Manila' })
    await anywhere.ask({ product_id: shelf.id, price: 90 })
    await shelf.set({ price: 8_500 }, cebu.id)
    const counts = async () => [
      (await there.told()).length,
      (await here.told()).length,
      (await anywhere.told()).length,
    ]
    expect(await counts()).toEqual([1, 0, 1])
    await shelf.set({ price: 8_000 })
    expect(await counts()).toEqual([1, 1, 1])
  })

  it('names neither the product nor what it is for, and says how to stop it', async () => {
    const shelf = await aShelf()
    await world.db.orm.update(products).set({ name: 'Zidovudine' }).where(eq(products.id, shelf.id))
    const { user, ask, told } = await aCustomer({ language: 'fil' })
    await ask({ product_id: shelf.id, price: 80 })
    await shelf.set({ price: 8_000 })
    await told()
    const [mail] = await world.db.orm.select().from(mails).where(eq(mails.recipient, user.email))
    expect(mail).toMatchObject({
      subject: 'Ang presyong hinihintay mo',
      text: expect.stringContaining(`https://botika.example/browse/products/product/${shelf.id}`),
      unsubscribe: expect.stringMatching(
        /^https:\/\/botika\.example\/api\/price-alerts\/stop\?token=[\w-]+$/,
      ),
    })
    expect(JSON.stringify(mail)).not.toMatch(/zidovudine/i)
    const url = String(mail?.unsubscribe).replace('https://botika.example', '')
    const page = await world.app.inject({ url })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/price-alert#token=')
    const left = () => world.db.orm.select().from(priceAlerts).where(eq(priceAlerts.user_id, user.id))
    expect(await left()).toHaveLength(1)
    for (let time = 0; time < 2; time++) {
      const click = await world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(click.statusCode).toBe(200)
      expect(await left()).toEqual([])
    }
  })

  it('leaves with the headers of a one-click unsubscribe (RFC 8058)', async () => {
    const postOffice = await aMailServer()
    const posting = await makeWorld({ BOTIKA_URL: 'https://botika.example', SMTP_URL: postOffice.url })
    try {
      const user = await aUser(posting)
      const { product_id } = await anOffer(posting, { price: 10_000 })
      await refreshSearch(posting.db, [product_id])
      const as = await posting.signIn(user)
      await posting.call(calls.create, { body: { product_id, price: 80 } } as never, { as })
      await posting.db.orm
        .update(inventories)
        .set({ price: 8_000 })
        .where(eq(inventories.product_id, product_id))
      await refreshSearch(posting.db, [product_id])
      await posting.jobs.runDue()
      const [mail, ...others] = postOffice.arrived
      expect([mail?.recipients, others]).toEqual([[user.email], []])
      const head =
        String(mail?.raw)
          .split('\r\n\r\n')[0]
          ?.replace(/\r\n[ \t]+/g, ' ') ?? ''
      const headers = head.split('\r\n').filter((line) => /^list-/i.test(line))
      expect(headers).toEqual([
        expect.stringMatching(
          /^List-Unsubscribe: <https:\/\/botika\.example\/api\/price-alerts\/stop\?token=[\w-]+>$/,
        ),
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ])
    } finally {
      await posting.close()
      await postOffice.close()
    }
  })

  it('is refused where it is so already, for no place, and for what is not in the shop', async () => {
    const shelf = await aShelf()
    const { ask } = await aCustomer()
    const wrong = async (body: object) => {
      const { status, json } = await ask({ product_id: shelf.id, ...body })
      return [status, Object.keys((json as { errors?: object }).errors ?? {}).join()]
    }
    expect(await wrong({ price: 100 })).toEqual([422, 'price'])
    expect(await wrong({})).toEqual([422, 'price'])
    expect(await wrong({ price: 80, province: 'Atlantis' })).toEqual([422, 'province'])
    expect(await wrong({ price: 0 })).toEqual([422, 'price'])
    for (const held of [
      { review: 'waiting' },
      { hold_reason: 'near' },
      { drug_class: 'dangerous' },
    ] as const) {
      const other = await aShelf()
      await world.db.orm.update(products).set(held).where(eq(products.id, other.id))
      expect((await ask({ product_id: other.id, price: 80 })).status).toBe(404)
    }
    expect((await ask({ product_id: 2_000_000_000, price: 80 })).status).toBe(404)
    expect(await world.db.orm.select().from(priceAlerts).where(eq(priceAlerts.product_id, shelf.id))).toEqual(
      [],
    )
  })

  it('says nothing of a product that went into review or became a dangerous drug meanwhile', async () => {
    for (const held of [{ review: 'waiting' }, { drug_class: 'dangerous' }] as const) {
      const shelf = await aShelf()
      const { ask, told } = await aCustomer()
      await ask({ product_id: shelf.id, price: 80 })
      // the price is known before the product is held, and the job runs after it
      await shelf.set({ price: 7_000 })
      await world.db.orm.update(products).set(held).where(eq(products.id, shelf.id))
      expect(await told()).toEqual([])
      await refreshSearch(world.db, [shelf.id])
      expect(await told()).toEqual([])
    }
  })

  it('is kept once for a product and place, and at most fifty for a person', async () => {
    const shelf = await aShelf()
    const { user, as, ask } = await aCustomer()
    const first = await ask({ product_id: shelf.id, price: 80 })
    const second = await ask({ product_id: shelf.id, price: 70 })
    expect(second.json).toMatchObject({ id: (first.json as { id: number }).id, price: 70, lowest_price: 100 })
    const more = []
    for (let at = 1; at < MOST_ALERTS; at++) more.push((await aShelf()).id)
    await world.db.orm
      .insert(priceAlerts)
      .values(
        more.map((product_id) => ({ user_id: user.id, product_id, price: 1, confirmed_at: new Date() })),
      )
    expect((await ask({ product_id: (await aShelf()).id, price: 80 })).status).toBe(409)
    expect((await ask({ product_id: shelf.id, price: 60 })).status).toBe(201)
    expect((await world.call(calls.list, { query: {} }, { as })).total).toBe(MOST_ALERTS)
  })

  it('goes to confirmed addresses of open accounts alone', async () => {
    const shelf = await aShelf()
    const stranger = await aCustomer({ email_confirmed_at: null })
    expect((await stranger.ask({ product_id: shelf.id, price: 80 })).status).toBe(409)
    const { user, ask, told } = await aCustomer()
    await ask({ product_id: shelf.id, price: 80 })
    await world.db.orm.update(users).set({ is_active: false }).where(eq(users.id, user.id))
    await shelf.set({ price: 7_000 })
    expect(await told()).toEqual([])
  })

  it('stays when its product is merged into another', async () => {
    const [from, into] = [await aShelf(), await aShelf()]
    const { user, ask } = await aCustomer()
    await ask({ product_id: from.id, price: 80 })
    await ask({ product_id: into.id, price: 70 })
    const other = await aCustomer()
    await other.ask({ product_id: from.id, price: 60 })
    const { movePriceAlerts } = await import('../../catalogue/products/merge-alerts-repository')
    await world.db.transaction((tx) => movePriceAlerts(tx, from.id, into.id))
    const kept = await world.db.orm.select().from(priceAlerts).where(eq(priceAlerts.product_id, into.id))
    expect(kept.map(({ user_id, price }) => [user_id, price]).sort()).toEqual(
      [
        [user.id, 7_000],
        [other.user.id, 6_000],
      ].sort(),
    )
  })
})

describe('an alert about a return to stock', () => {
  it('is told once for each return', async () => {
    const shelf = await aShelf()
    await shelf.set({ quantity: 0 })
    const { ask, told } = await aCustomer()
    expect((await ask({ product_id: shelf.id })).status).toBe(201)
    await shelf.set({ price: 9_000 })
    expect(await told()).toEqual([])
    await shelf.set({ quantity: 3 })
    await shelf.set({ quantity: 2 })
    expect(await told()).toHaveLength(1)
    await shelf.set({ quantity: 0 })
    expect(await told()).toHaveLength(1)
    await shelf.set({ quantity: 1 })
    expect(await told()).toHaveLength(2)
  })
})

describe('a guest', () => {
  it('is told only after following the link that was emailed, in the language of the form', async () => {
    const shelf = await aShelf()
    const email = anAddress()
    const asked = await askAsGuest(
      email,
      { product_id: shelf.id, price: 80 },
      { cookie: 'botika_language=fil' },
    )
    expect(asked.status).toBe(200)
    const token = await tokenTo(world, email)
    await shelf.set({ price: 7_000 })
    expect((await emailsTo(world, email)).map(({ kind }) => kind)).toEqual(['price_alert_confirm'])
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    await shelf.set({ price: 6_900 })
    const [question, told, ...others] = await emailsTo(world, email)
    expect(others).toEqual([])
    expect(question?.text).toContain('Oo, sulatan ako')
    expect(told?.text).toContain('₱69.00 na ngayon')
  })

  it('confirms with a token of the email alone: none that was made up, is for stopping, or is old', async () => {
    const shelf = await aShelf()
    const email = anAddress()
    await askAsGuest(email, { product_id: shelf.id, price: 80 })
    const token = await tokenTo(world, email)
    for (const other of ['x', 'A'.repeat(60), token.slice(0, -2), `${token}AA`])
      expect((await confirm(other)).status).toBe(422)
    expect((await world.ask(calls.stop, { query: { token } })).status).toBe(422)
    await world.db.orm
      .update(priceAlerts)
      .set({ created_at: new Date(Date.now() - 3.1 * 86_400_000) })
      .where(eq(priceAlerts.email, email))
    expect((await confirm(token)).status).toBe(422)
  })

  it('has what was asked for at an address replaced only by the next link', async () => {
    const shelf = await aShelf()
    const email = anAddress()
    await askAsGuest(email, { product_id: shelf.id, price: 80 })
    await confirm(await tokenTo(world, email))
    await askAsGuest(email.toUpperCase(), { product_id: shelf.id, price: 1 })
    const kept = () =>
      world.db.orm
        .select()
        .from(priceAlerts)
        .where(eq(priceAlerts.product_id, shelf.id))
        .orderBy(priceAlerts.id)
    expect((await kept()).map(({ price, confirmed_at }) => [price, confirmed_at !== null])).toEqual([
      [8_000, true],
      [100, false],
    ])
    await confirm(await tokenTo(world, email))
    expect((await kept()).map(({ price }) => price)).toEqual([100])
  })

  it('is limited like whoever writes to us', async () => {
    const limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    try {
      const statuses = []
      for (let time = 0; time < 11; time++)
        statuses.push(
          (await limited.ask(calls.createAsGuest, { body: { email: anAddress(), product_id: 1, price: 1 } }))
            .status,
        )
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
      expect(statuses[10]).toBe(429)
    } finally {
      await limited.close()
    }
  })
})

describe('what is kept of alerts', () => {
  it('is in the copy of one’s data, and goes with the account: also what was asked at its address', async () => {
    const shelf = await aShelf()
    const { user, as, ask } = await aCustomer()
    await ask({ product_id: shelf.id, price: 80 })
    await askAsGuest(user.email, { product_id: shelf.id, price: 70 })
    const copy = (await world.call(ownData.read, {}, { as })) as { price_alerts: unknown[] }
    expect(copy.price_alerts).toMatchObject([
      { price: 80, province: null },
      { price: 70, confirmed_at: null },
    ])
    await world.call(ownData.deleteAccount, { body: { password: PASSWORD } }, { as })
    expect(await world.db.orm.select().from(priceAlerts).where(eq(priceAlerts.product_id, shelf.id))).toEqual(
      [],
    )
  })
})

describe('many alerts on one price', () => {
  it('are each told once, by two servers at once and by a job that is done again', async () => {
    const other = await compose({ env: world.env, db: world.db })
    try {
      const shelf = await aShelf()
      const addresses = Array.from({ length: 230 }, anAddress)
      await world.db.orm
        .insert(priceAlerts)
        .values(
          addresses.map((email) => ({ email, product_id: shelf.id, price: 8_000, confirmed_at: new Date() })),
        )
      await shelf.set({ price: 7_000 })
      await world.db.sql.query(
        "insert into jobs (kind, key, payload) select kind, key || ':' || n, payload from jobs, generate_series(1, 3) n where kind = 'price-alerts' and payload ->> 'product_id' = $1 and done_at is null",
        [String(shelf.id)],
      )
      await Promise.all([world.jobs.runDue(), other.jobs.runDue()])
      const sent = await world.db.sql.query<{ recipient: string }>(
        "select recipient from mails where kind = 'price_alert' and recipient = any($1) and sent_at is not null",
        [addresses],
      )
      expect(sent.rows.map(({ recipient }) => recipient).sort()).toEqual([...addresses].sort())
    } finally {
      await other.app.close()
    }
  })
})
