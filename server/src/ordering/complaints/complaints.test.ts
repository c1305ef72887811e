import { captcha } from '@botika/common/captcha/endpoints'
import { dashboard } from '@botika/common/dashboard/endpoints'
import { complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import type { Complaint } from '@botika/common/complaints/endpoints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  complaintMessages,
  complaints as rows,
  privateFileReads,
  privateFiles,
  sellerOrders,
} from '../../schema'
import { emailsTo } from '../../testing/emails-to'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aProduct, aSeller, nextNumber } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const MEDICINE = 'Zidovudine'
const WORDS = 'The box was open, and two tablets were broken.'

let png: Buffer
beforeAll(async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#0b5d43' } as const
  png = await sharp({ create }).png().toBuffer()
})
const picture = (name = 'box.png') => new File([new Uint8Array(png)], name, { type: 'image/png' })

/** An order at the first seller's pharmacy: the customer's, or a guest's. */
async function aSale(by: 'customer' | 'guest') {
  const product = await aProduct(world, { name: MEDICINE, generic_name: MEDICINE })
  const offer = await anOffer(world, { pharmacy_id: visitors.pharmacy.id, product_id: product.id })
  const email = `guest${nextNumber()}@example.com`
  const order = await anOrder(world, {
    items: [{ inventory_id: offer.id, quantity: 1 }],
    as: by === 'customer' ? visitors.tokens.customer : undefined,
    facts: by === 'guest' ? { guest_email: email } : {},
  })
  const partId = order.parts[0]?.id ?? 0
  const proof = { order_number: order.order_number, email }
  return { order, partId, email, proof }
}

const opening = (part_id: number, facts: object = {}) => ({
  part_id,
  reason: 'damaged_or_expired' as const,
  message: WORDS,
  ...facts,
})

async function aComplaint(facts: object = {}) {
  const sale = await aSale('customer')
  const made = await world.call(ownComplaints.open, { body: opening(sale.partId, facts) }, asCustomer())
  return { ...sale, id: made.id, made }
}

const asCustomer = () => ({ as: visitors.tokens.customer })
const asSeller = () => ({ as: visitors.tokens.seller })
const asAdmin = () => ({ as: visitors.tokens.admin })

const change = (id: number, body: object) =>
  world.ask(ownComplaints.change, { params: { id }, body }, asCustomer())
const answer = (id: number, message = 'We send another one.') =>
  world.ask(complaints.write, { params: { id }, body: { message } }, asSeller())
const settle = (id: number, outcome: 'refund' | 'rejected' = 'refund') =>
  world.ask(complaints.settle, { params: { id }, body: { outcome, message: '₱112 in cash.' } }, asAdmin())

const daysFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000

describe('a problem with an order', () => {
  it('goes from the report over the pharmacy’s answer to what an admin settles', async () => {
    const { id, made, order } = await aComplaint()
    expect(made).toMatchObject({
      status: 'to_answer',
      outcome: null,
      messages: [{ kind: 'opened', author_role: 'customer', body: WORDS, author_name: null }],
    })
    expect(daysFrom(made.created_at, made.answer_by)).toBeCloseTo(3, 2)
    // RA 11967, section 24
    expect(daysFrom(made.created_at, made.settle_by)).toBeCloseTo(7, 2)

    expect((await answer(id)).json).toMatchObject({ status: 'to_settle' })
    const written = await change(id, { message: 'I would rather have the money.' })
    expect(written.json).toMatchObject({ status: 'to_answer' })
    await answer(id, 'Agreed.')
    expect((await settle(id)).json).toMatchObject({ status: 'settled', outcome: 'refund' })

    const { data } = await world.call(ownComplaints.list, { query: { order_id: order.id } }, asCustomer())
    expect(
      data[0]?.messages.map(({ kind, author_role, author_name }) => [kind, author_role, author_name]),
    ).toEqual([
      ['opened', 'customer', null],
      ['message', 'seller', null],
      ['message', 'customer', null],
      ['message', 'seller', null],
      ['settled', 'admin', null],
    ])
  })

  it('says to the office who wrote what, but to a pharmacy not which admin', async () => {
    const { id } = await aComplaint()
    await answer(id)
    await world.call(complaints.write, { params: { id }, body: { message: 'When?' } }, asAdmin())
    const namesFor = async (as: { as: string }) =>
      (await world.call(complaints.one, { params: { id } }, as)).messages.map(
        ({ author_name }) => author_name,
      )
    expect(await namesFor(asAdmin())).toEqual(['Ana Reyes', 'Ana Reyes', 'Ana Reyes'])
    expect(await namesFor(asSeller())).toEqual(['Ana Reyes', 'Ana Reyes', null])
    const one = await world.call(complaints.one, { params: { id } }, asSeller())
    expect(one).toMatchObject({
      status: 'to_settle',
      part: { total: 161, items: [{ product_name: MEDICINE }] },
    })
  })

  it('of others is not there: another seller, another customer, a guest with a wrong address', async () => {
    const { id, order, partId } = await aComplaint()
    const one = (as: string | undefined) => world.ask(complaints.one, { params: { id } }, { as })
    expect(await statusesFor(visitors.tokens, one)).toEqual({
      guest: 401,
      customer: 403,
      seller: 200,
      otherSeller: 404,
      admin: 200,
    })
    const write = (as: string | undefined) =>
      world.ask(complaints.write, { params: { id }, body: { message: 'Hello' } }, { as })
    expect((await write(visitors.tokens.otherSeller)).status).toBe(404)
    const otherClerk = await world.signIn(await aSeller(world, visitors.otherPharmacy, 'clerk'))
    expect([(await one(otherClerk)).status, (await write(otherClerk)).status]).toEqual([404, 404])
    const theirList = await world.call(complaints.list, { query: {} }, { as: otherClerk })
    expect(theirList).toMatchObject({ data: [], total: 0, counts: { all: 0 } })
    expect((await world.call(complaints.one, { params: { id } }, asSeller())).messages).toHaveLength(1)
    const decide = (as: string | undefined) =>
      world.ask(complaints.settle, { params: { id }, body: { outcome: 'refund', message: 'x' } }, { as })
    expect((await decide(visitors.tokens.seller)).status).toBe(403)

    const stranger = { as: visitors.tokens.otherSeller }
    const theirs = await world.ask(ownComplaints.open, { body: opening(partId) }, stranger)
    expect(theirs.status).toBe(404)
    const mine = await world.ask(ownComplaints.list, { query: { order_id: order.id } }, stranger)
    expect(mine.status).toBe(404)
    expect(
      (await world.ask(ownComplaints.change, { params: { id }, body: { message: 'x' } }, stranger)).status,
    ).toBe(404)

    const sale = await aSale('guest')
    const wrong = { ...sale.proof, email: 'somebody@example.com' }
    expect(
      (await world.ask(ownComplaints.openAsGuest, { body: { ...opening(sale.partId), ...wrong } })).status,
    ).toBe(404)
    expect((await world.ask(ownComplaints.listAsGuest, { body: wrong })).status).toBe(404)
    // a customer's order is not opened by its number, whatever address comes along
    const proof = { order_number: order.order_number, email: visitors.customer.email }
    expect((await world.ask(ownComplaints.listAsGuest, { body: proof })).status).toBe(404)
    // nor does one's own order open somebody else's complaint
    expect(
      (
        await world.ask(ownComplaints.changeAsGuest, {
          params: { id },
          body: { ...sale.proof, message: 'x' },
        })
      ).status,
    ).toBe(404)
  })

  it('is reported once, also when the answer was lost or it comes twice at the same time', async () => {
    const { partId } = await aSale('customer')
    const send = (key: string) =>
      world.ask(
        ownComplaints.open,
        { body: opening(partId, { picture_1: picture() }) },
        { ...asCustomer(), idempotencyKey: key },
      )
    const [one, other] = await Promise.all([send('first'), send('first')])
    const again = await send('first')
    expect([one.status, other.status, again.status]).toEqual([201, 201, 201])
    const ids = [one, other, again].map(({ json }) => (json as Complaint).id)
    expect(new Set(ids).size).toBe(1)
    const stored = await world.db.orm.select().from(rows).where(eq(rows.seller_order_id, partId))
    expect(stored).toHaveLength(1)
    expect((again.json as Complaint).messages[0]?.pictures).toHaveLength(1)
    expect((await send('second')).status).toBe(409)
  })

  it('is settled once, whoever is faster, and not written to afterwards', async () => {
    const { id } = await aComplaint()
    const outcomes = await Promise.all([settle(id, 'refund'), settle(id, 'rejected')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await answer(id)).status).toBe(409)
    expect((await change(id, { message: 'But' })).status).toBe(409)
    expect((await change(id, { step: 'withdraw' })).status).toBe(409)
    const said = await world.db.orm
      .select()
      .from(complaintMessages)
      .where(eq(complaintMessages.complaint_id, id))
    expect(said.map(({ kind }) => kind)).toEqual(['opened', 'settled'])
  })

  it('is opened once more by its shopper, with a reason and in time, and then no more', async () => {
    const { id } = await aComplaint()
    expect((await change(id, { step: 'reopen', message: 'x' })).status).toBe(409)
    await settle(id)
    expect((await change(id, { step: 'reopen' })).status).toBe(422)
    const again = await change(id, { step: 'reopen', message: 'No money came.' })
    expect(again.json).toMatchObject({ status: 'to_answer', outcome: null, settled_at: null })
    await settle(id)
    expect((await change(id, { step: 'reopen', message: 'Still none.' })).status).toBe(409)

    const late = await aComplaint()
    await settle(late.id)
    const settled_at = new Date(Date.now() - 16 * 86_400_000)
    await world.db.orm.update(rows).set({ settled_at }).where(eq(rows.id, late.id))
    expect((await change(late.id, { step: 'reopen', message: 'x' })).status).toBe(409)
  })

  it('is withdrawn by its shopper, who may report another one then', async () => {
    const { id, partId } = await aComplaint()
    const gone = await change(id, { step: 'withdraw' })
    expect(gone.json).toMatchObject({ status: 'settled', outcome: 'withdrawn' })
    const next = await world.ask(ownComplaints.open, { body: opening(partId) }, asCustomer())
    expect(next.status).toBe(201)
    // and the old one is not opened beside it
    expect((await change(id, { step: 'reopen', message: 'x' })).status).toBe(409)
  })

  it.each([
    ['is_received', true],
    ['is_cancelled', true],
  ])('can be reported until 90 days after it was over: %s', async (flag, is) => {
    const { partId } = await aSale('customer')
    const end = (days: number) =>
      world.db.orm
        .update(sellerOrders)
        .set({ [flag]: is, updated_at: new Date(Date.now() - days * 86_400_000) })
        .where(eq(sellerOrders.id, partId))
    const report = () => world.ask(ownComplaints.open, { body: opening(partId) }, asCustomer())
    await end(91)
    expect((await report()).status).toBe(409)
    await end(89)
    expect((await report()).status).toBe(201)
  })

  it('keeps its words as they were typed, and takes neither none nor too many', async () => {
    const message = '<img src=x onerror=alert(1)> "quoted" & ñ'
    const { made } = await aComplaint({ message })
    expect(made.messages[0]?.body).toBe(message)
    const { partId } = await aSale('customer')
    for (const facts of [{ message: '  ' }, { message: 'x'.repeat(5_001) }, { reason: 'boredom' }]) {
      const refused = await world.ask(
        ownComplaints.open,
        { body: opening(partId, facts) as never },
        asCustomer(),
      )
      expect(refused.status).toBe(422)
    }
  })

  it('is only ever added to', async () => {
    const { id } = await aComplaint()
    const mine = eq(complaintMessages.complaint_id, id)
    const change = (values: object) => world.db.orm.update(complaintMessages).set(values).where(mine)
    const tries = [
      () => world.db.orm.delete(complaintMessages).where(mine),
      () => change({ body: 'Other words' }),
      () => change({ author_role: 'admin', body: '' }),
    ]
    for (const one of tries) await expect(one()).rejects.toMatchObject({ cause: { code: 'BTK02' } })
  })
})

describe('pictures of a complaint', () => {
  const read = (id: number, pictureId: number, as: string | undefined) =>
    world.ask(complaints.picture, { params: { id, pictureId } }, { as })

  it('are seen by the shopper, that pharmacy and admins, and each view is written down', async () => {
    const { id, made } = await aComplaint({ picture_1: picture(), picture_2: picture('label.png') })
    const [first, second] = made.messages[0]?.pictures ?? []
    expect(second?.mime).toBe('image/png')
    const pictureId = first?.id ?? 0
    expect(await statusesFor(visitors.tokens, (as) => read(id, pictureId, as))).toEqual({
      guest: 401,
      customer: 200,
      seller: 200,
      otherSeller: 404,
      admin: 200,
    })
    const reads = await world.db.orm
      .select()
      .from(privateFileReads)
      .where(eq(privateFileReads.private_file_id, pictureId))
    expect(reads).toHaveLength(3)
    // one of another complaint is not among them
    const other = await aComplaint({ picture_1: picture() })
    expect((await read(other.id, pictureId, visitors.tokens.admin)).status).toBe(404)
  })

  it('of a guest are seen with number and address, and that view is written down as well', async () => {
    const { partId, proof } = await aSale('guest')
    const made = await world.call(ownComplaints.openAsGuest, {
      body: { ...opening(partId, { picture_1: picture() }), ...proof },
    })
    const picture_id = made.messages[0]?.pictures[0]?.id ?? 0
    const show = (shown: object) =>
      world.ask(ownComplaints.pictureAsGuest, {
        params: { id: made.id },
        body: { ...proof, picture_id, ...shown },
      })
    const seen = await show({})
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png'])
    expect(seen.headers['cache-control']).toBe('no-store')
    expect((await show({ email: 'somebody@example.com' })).status).toBe(404)
    const reads = await world.db.orm
      .select()
      .from(privateFileReads)
      .where(eq(privateFileReads.private_file_id, picture_id))
    expect(reads).toMatchObject([{ user_id: null }])
  })

  it('that are too large, too many or no pictures change nothing', async () => {
    const { partId } = await aSale('customer')
    const before = await world.db.orm.$count(privateFiles)
    const huge = () => new File([new Uint8Array(9 * 1024 * 1024)], 'huge.png', { type: 'image/png' })
    const send = (files: object) =>
      world.ask(ownComplaints.open, { body: opening(partId, files) as never }, asCustomer())
    expect((await send({ picture_1: huge() })).status).toBe(413)
    const five = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`picture_${number}`, huge()]))
    expect((await send(five)).status).toBe(413)
    const script = new File(['<script>alert(1)</script>'], 'box.png', { type: 'image/png' })
    expect((await send({ picture_1: picture(), picture_2: script })).status).toBe(422)
    expect(await world.db.orm.$count(privateFiles)).toBe(before)
    expect(await world.db.orm.$count(rows, eq(rows.seller_order_id, partId))).toBe(0)
  })
})

describe('the list of complaints', () => {
  it('is a pharmacy’s own or an admin’s all, late ones flagged and counted for whoever is waited for', async () => {
    const mine = await fiveVisitors(world)
    const offer = await anOffer(world, { pharmacy_id: mine.pharmacy.id })
    const report = async () => {
      const order = await anOrder(world, {
        items: [{ inventory_id: offer.id, quantity: 1 }],
        as: mine.tokens.customer,
      })
      const body = opening(order.parts[0]?.id ?? 0)
      return (await world.call(ownComplaints.open, { body }, { as: mine.tokens.customer })).id
    }
    const [waiting, unanswered, unsettled, over] = [
      await report(),
      await report(),
      await report(),
      await report(),
    ]
    const past = new Date(Date.now() - 1_000)
    const set = (id: number, facts: object) => world.db.orm.update(rows).set(facts).where(eq(rows.id, id))
    await set(unanswered, { answer_by: past })
    await set(unsettled, { status: 'to_settle', answer_by: past, settle_by: past })
    await set(over, {
      status: 'settled',
      outcome: 'refund',
      settled_at: new Date(),
      answer_by: past,
      settle_by: past,
    })

    const listFor = async (as: string | undefined, query: object = {}) =>
      world.call(complaints.list, { query }, { as })
    const own = await listFor(mine.tokens.seller)
    expect(own.counts).toEqual({ all: 4, to_answer: 2, to_settle: 1, settled: 1 })
    expect(own.data.map(({ id, is_late }) => [id, is_late])).toEqual([
      [unsettled, false],
      [waiting, false],
      [unanswered, true],
      [over, false],
    ])
    const query = { pharmacy_id: mine.pharmacy.id, is_late: true }
    expect((await listFor(mine.tokens.admin, query)).data.map(({ id }) => id)).toEqual([
      unsettled,
      unanswered,
    ])
    expect((await listFor(mine.tokens.otherSeller)).total).toBe(0)
    expect((await listFor(mine.tokens.seller, { status: 'to_answer' })).total).toBe(2)

    const day = (as: string | undefined, pharmacy_id?: number) =>
      world.call(dashboard.read, { query: { days: 7, pharmacy_id } }, { as })
    expect((await day(mine.tokens.seller)).complaints).toEqual({ waiting: 2, late: 1 })
    expect((await day(mine.tokens.admin, mine.pharmacy.id)).complaints).toEqual({ waiting: 1, late: 2 })
    expect((await day(mine.tokens.otherSeller)).complaints).toEqual({ waiting: 0, late: 0 })
  })

  it('is searched by order number and shopper, not by a search language', async () => {
    const { order } = await aComplaint()
    const found = async (keyword: string) =>
      (await world.call(complaints.list, { query: { keyword } }, asAdmin())).total
    expect(await found(order.order_number.toLowerCase())).toBe(1)
    expect(await found('%')).toBe(0)
    expect(await found('reyes ana')).toBeGreaterThan(0)
  })
})

describe('emails about a complaint', () => {
  it('go to shopper, pharmacy and admins but not to whoever wrote, in their language and without what it is about', async () => {
    const { partId, email, proof } = await aSale('guest')
    const counter = visitors.pharmacy.email ?? ''
    expect(counter).toBe('')
    const { rows: staff } = await world.db.sql.query<{ email: string }>(
      'select email from users where pharmacy_id = $1',
      [visitors.pharmacy.id],
    )
    const seller = staff[0]?.email ?? ''
    const { rows: admins } = await world.db.sql.query<{ id: number; email: string }>(
      "select id, email from users where 'admin' = any(roles) order by id",
    )
    const kinds = async (to: string) =>
      (await emailsTo(world, to)).map(({ kind }) => kind).filter((kind) => kind.includes('complaint'))
    const [sellerBefore, adminBefore] = [
      (await kinds(seller)).length,
      (await kinds(admins[0]?.email ?? '')).length,
    ]

    const { id } = await world.call(ownComplaints.openAsGuest, { body: { ...opening(partId), ...proof } })
    await answer(id, `Sorry about the ${MEDICINE}.`)
    await world.call(ownComplaints.changeAsGuest, { params: { id }, body: { ...proof, message: 'Thanks' } })
    await settle(id)
    expect(await kinds(email)).toEqual(['complaint_opened', 'complaint_answered', 'complaint_settled'])
    expect((await kinds(seller)).slice(sellerBefore)).toEqual([
      'seller_complaint_opened',
      'seller_complaint_shopper_wrote',
      'seller_complaint_settled',
    ])
    // the admin who settled it is not told so
    expect((await kinds(admins[0]?.email ?? '')).slice(adminBefore)).toEqual([
      'admin_complaint_opened',
      'admin_complaint_answered',
      'admin_complaint_shopper_wrote',
    ])
    const { rows: sent } = await world.db.sql.query<{ subject: string; text: string; html: string }>(
      `select subject, text, html from mails where kind like '%complaint%'`,
    )
    expect(sent.length).toBeGreaterThan(8)
    for (const mail of sent)
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/zidovudine|tablets were broken|₱112/i)
    const link = (await emailsTo(world, email)).at(-1)?.text
    expect(link).toContain(`/track-your-order?order_number=${proof.order_number}#complaints`)
  })

  it('are in the language in which a guest checked out', async () => {
    const email = `bisita${nextNumber()}@example.com`
    const offer = await anOffer(world)
    const order = await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 1 }],
      facts: { guest_email: email },
    })
    await world.db.sql.query("update orders set language = 'fil' where id = $1", [order.id])
    const proof = { order_number: order.order_number, email }
    await world.call(ownComplaints.openAsGuest, { body: { ...opening(order.parts[0]?.id ?? 0), ...proof } })
    const { rows: sent } = await world.db.sql.query<{ subject: string }>(
      "select subject from mails where recipient = $1 and kind = 'complaint_opened'",
      [email],
    )
    expect(sent).toEqual([
      { subject: `Natanggap namin ang report mo tungkol sa order ${order.order_number}` },
    ])
  })
})

it('a guest’s report asks for a captcha where these are on, and for the order’s own address past it', async () => {
  const guarded = await makeWorld({ BOTIKA_CAPTCHA: '1' })
  try {
    const order = await anOrder(guarded)
    const body = {
      ...opening(order.parts[0]?.id ?? 0),
      order_number: order.order_number,
      email: 'ana.santos@example.com',
    }
    const refused = await guarded.ask(ownComplaints.openAsGuest, { body })
    expect(refused.json).toMatchObject({ code: expect.stringContaining('captcha') })
    const solved = async () => {
      const challenge = await guarded.call(captcha.challenge, {})
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }
    const wrong = { ...body, email: 'somebody@example.com', altcha: await solved() }
    const stranger = await guarded.ask(ownComplaints.openAsGuest, { body: wrong })
    expect(stranger).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
    expect(await guarded.db.orm.$count(rows)).toBe(0)
    const right = { ...body, altcha: await solved() }
    expect((await guarded.ask(ownComplaints.openAsGuest, { body: right })).status).toBe(201)
  } finally {
    await guarded.close()
  }
})
