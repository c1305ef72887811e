import { papers as calls } from '@botika/common/papers/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { staff } from '@botika/common/staff/endpoints'
import { users } from '@botika/common/users/endpoints'
import { products } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { pharmacies as pharmacyCalls } from '@botika/common/pharmacies/endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, mails, pharmacies, pharmacyPapers, privateFileReads, privateFiles } from '../../schema'
import { aCard, aPharmacy, aSeller, anOffer, aUser } from '../../testing/makers'
import { queueContextChanges } from '../../search/engine/context-repository'
import { drainSearchQueue, refreshSearch } from '../../search/engine/refresh-repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { makeWorld, type World } from '../../testing/world'
import { type Email, layOut } from '../../platform'
import { mailRepository } from '../../platform/email/repository'
import { paperRepository, type Tx } from './repository'
import { paperService } from './service'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const aFile = (bytes: Buffer = PNG) => new File([new Uint8Array(bytes)], 'paper.png', { type: 'image/png' })
const dayFromNow = (days: number) => manilaDay(new Date(Date.now() + days * 86_400_000))
const licence = (facts: object = {}) => ({
  kind: 'fda_licence' as const,
  number: 'LTO-7000',
  expires_on: dayFromNow(700),
  file: aFile(),
  ...facts,
})
const asAdmin = () => ({ as: visitors.tokens.admin })
const asSeller = () => ({ as: visitors.tokens.seller })
const decide = (id: number, body: object, as = visitors.tokens.admin) =>
  world.ask(calls.decide, { params: { id }, body: body as { decision: 'confirm' } }, { as })
const decideHolder = (id: number, holder_id: number) =>
  world.ask(calls.name, { params: { id }, body: { holder_id } }, asAdmin())
const aPharmacist = (pharmacy_id: number, facts: Parameters<typeof aUser>[1] = {}) =>
  aUser(world, { roles: ['customer', 'seller'], position: 'pharmacist', pharmacy_id, ...facts })
const pharmacyNow = (id: number) => world.call(pharmacyCalls.one, { params: { id }, query: {} })
const listed = async (query: object, as = visitors.tokens.admin) =>
  (await world.call(calls.list, { query: { per_page: 100, ...query } }, { as })).data

describe('the papers of a pharmacy', () => {
  it('are renewed by it, hold meanwhile, and are confirmed by an admin', async () => {
    const pharmacy = await aPharmacy(world, { license_expires_on: dayFromNow(3) })
    const as = await world.signIn(await aSeller(world, pharmacy))
    const renewal = await world.call(calls.add, { body: licence() }, { as })
    expect(renewal).toMatchObject({ status: 'waiting', pharmacy_id: pharmacy.id, has_file: true })
    expect(await pharmacyNow(pharmacy.id)).toMatchObject({
      license_number: pharmacy.license_number,
      license_expires_on: dayFromNow(3),
    })
    expect((await decide(renewal.id, { decision: 'confirm' }, as)).status).toBe(403)
    expect((await decide(renewal.id, { decision: 'confirm' })).json).toMatchObject({ status: 'confirmed' })
    expect(await pharmacyNow(pharmacy.id)).toMatchObject({
      license_number: 'LTO-7000',
      license_expires_on: dayFromNow(700),
    })
    const history = await listed({ kind: 'fda_licence' }, as)
    expect(history.map(({ number, status }) => [number, status])).toEqual([
      ['LTO-7000', 'confirmed'],
      [pharmacy.license_number, 'ended'],
    ])
    expect((await decide(renewal.id, { decision: 'confirm' })).status).toBe(409)
  })

  it('are returned with a reason, which the pharmacy gets in an email', async () => {
    const pharmacy = await aPharmacy(world)
    const seller = await aSeller(world, pharmacy)
    const as = await world.signIn(seller)
    const paper = await world.call(calls.add, { body: licence() }, { as })
    expect((await decide(paper.id, { decision: 'return' })).status).toBe(422)
    const reason = 'The number can’t be read'
    expect((await decide(paper.id, { decision: 'return', reason })).json).toMatchObject({
      status: 'returned',
      reason,
    })
    const sent = await world.db.orm.select().from(mails).where(eq(mails.recipient, seller.email))
    expect(sent.map(({ kind, text }) => [kind, text.includes(reason)])).toEqual([['paper_returned', true]])
    expect((await pharmacyNow(pharmacy.id)).license_number).toBe(pharmacy.license_number)
  })

  it('stop what they allowed when an admin takes them back with a reason', async () => {
    const pharmacy = await aPharmacy(world)
    const [paper] = await listed({ kind: 'fda_licence', pharmacy_id: pharmacy.id })
    const answer = await decide(paper?.id ?? 0, { decision: 'return', reason: 'Revoked by the FDA' })
    expect(answer.status).toBe(200)
    expect(await pharmacyNow(pharmacy.id)).toMatchObject({ license_number: null, license_expires_on: null })
  })

  it('are asked for with what they need, and change nothing where they lack it', async () => {
    const count = async () => (await world.db.orm.select().from(pharmacyPapers)).length
    const files = async () => (await world.db.orm.select().from(privateFiles)).length
    const before = [await count(), await files()]
    const faulty: [string, object][] = [
      ['file', { file: undefined }],
      ['file', { file: aFile(Buffer.from('<html>')) }],
      ['file', { file: aFile(Buffer.from('%PDF-1.4\n%%EOF')) }],
      ['number', { number: 'to follow' }],
      ['expires_on', { expires_on: undefined }],
      ['expires_on', { expires_on: dayFromNow(-1) }],
      ['expires_on', { expires_on: dayFromNow(31 * 366) }],
      ['expires_on', { expires_on: '9999-12-31' }],
      ['holder_name', { kind: 'prc_card' }],
      ['holder_id', { kind: 'prc_card', holder_id: visitors.customer.id }],
    ]
    for (const [field, facts] of faulty) {
      const answer = await world.ask(calls.add, { body: licence(facts) }, asSeller())
      expect([field, answer.status, Object.keys((answer.json as { errors: object }).errors)]).toEqual([
        field,
        422,
        [field],
      ])
    }
    for (const place of [{}, { pharmacy_id: 999_999 }, { preregister_id: 999_999 }])
      expect((await world.ask(calls.add, { body: licence(place) }, asAdmin())).status).toBe(422)
    expect([await count(), await files()]).toEqual(before)
  })

  it('never become another pharmacy’s, whatever a seller sends', async () => {
    const { otherPharmacy, pharmacy } = visitors
    const paper = await world.call(
      calls.add,
      { body: licence({ pharmacy_id: otherPharmacy.id }) },
      asSeller(),
    )
    expect(paper).toMatchObject({ pharmacy_id: pharmacy.id, status: 'waiting' })
  })

  it('are seen by its own people and admins, and each look is written down', async () => {
    const paper = await world.call(calls.add, { body: licence() }, asSeller())
    const params = { id: paper.id }
    const file = (as: string | undefined) => world.ask(calls.file, { params }, { as })
    const expected = { guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 }
    expect(await statusesFor(visitors.tokens, file)).toEqual(expected)
    const reads = await world.db.orm.select().from(privateFileReads)
    expect(reads).toHaveLength(2)
    const { headers, body } = await file(visitors.tokens.admin)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(body.length).toBeGreaterThan(50)
    expect((await listed({}, visitors.tokens.otherSeller)).map(({ id }) => id)).not.toContain(paper.id)
    expect((await listed({}, visitors.tokens.seller)).map(({ id }) => id)).toContain(paper.id)
  })

  it('replace one another by kind, and cards by their holder', async () => {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    const add = (facts: object) =>
      world.call(
        calls.add,
        { body: { ...licence(), kind: 'prc_card', pharmacy_id: pharmacy.id, ...facts } },
        asAdmin(),
      )
    const first = await add({ number: 'PRC 1', holder_name: 'Maria Santos', expires_on: dayFromNow(10) })
    const second = await add({ number: 'PRC 2', holder_name: 'Jose Cruz', expires_on: dayFromNow(20) })
    const renewed = await add({ number: 'PRC 1', holder_name: 'Maria Santos', expires_on: dayFromNow(900) })
    const statuses = new Map(
      (await listed({ pharmacy_id: pharmacy.id })).map(({ id, status }) => [id, status]),
    )
    expect([first, second, renewed].map(({ id }) => statuses.get(id))).toEqual([
      'ended',
      'confirmed',
      'confirmed',
    ])
  })

  it('wait one of a kind, also when several are sent at the same time', async () => {
    const pharmacy = await aPharmacy(world)
    const as = await world.signIn(await aSeller(world, pharmacy))
    const numbers = ['OCN 1', 'OCN 2', 'OCN 3', 'OCN 4']
    const body = (number: string) => licence({ kind: 'bir_certificate', number })
    await Promise.all(numbers.map((number) => world.call(calls.add, { body: body(number) }, { as })))
    expect(await listed({ pharmacy_id: pharmacy.id, group: 'waiting' })).toHaveLength(1)
    await Promise.all(
      numbers.map((number) =>
        world.call(calls.add, { body: { ...body(number), pharmacy_id: pharmacy.id } }, asAdmin()),
      ),
    )
    const all = await listed({ pharmacy_id: pharmacy.id, kind: 'bir_certificate' })
    expect(all.filter(({ status }) => status === 'confirmed')).toHaveLength(1)
  })

  it('are tied to an account of the same name, once', async () => {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    const seller = await aSeller(world, pharmacy)
    const as = await world.signIn(seller)
    const other = await aPharmacist(pharmacy.id, { first_name: 'Pedro', last_name: 'Cruz' })
    const card = await aCard(world, { pharmacy_id: pharmacy.id, holder_name: 'REYES, Ana M.' })
    const name = (holder_id: number) =>
      world.ask(calls.name, { params: { id: card.id }, body: { holder_id } }, { as })
    expect((await name(other.id)).status).toBe(422)
    expect((await name(visitors.customer.id)).status).toBe(422)
    const nameless = await aPharmacist(pharmacy.id, { first_name: '7', last_name: '-' })
    expect((await name(nameless.id)).status).toBe(422)
    expect((await name(seller.id)).json).toMatchObject({ holder_id: seller.id })
    expect((await name(seller.id)).status).toBe(409)
  })

  it('are nobody’s whose name is not on the card, also when they are added', async () => {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    const other = await aPharmacist(pharmacy.id, { first_name: 'Pedro', last_name: 'Cruz' })
    const as = await world.signIn(await aSeller(world, pharmacy))
    const add = (holder_name?: string) =>
      world.ask(
        calls.add,
        { body: licence({ kind: 'prc_card', holder_id: other.id, ...(holder_name && { holder_name }) }) },
        { as },
      )
    expect((await add('Maria Santos')).json).toMatchObject({ errors: { holder_id: [expect.any(String)] } })
    expect((await add('CRUZ, Pedro D.')).json).toMatchObject({ holder_id: other.id })
    expect((await add()).json).toMatchObject({ holder_name: 'Pedro Cruz' })
  })

  it('that ended are no longer tied to anybody', async () => {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    const seller = await aSeller(world, pharmacy)
    const card = await aCard(world, { pharmacy_id: pharmacy.id, status: 'ended' })
    const answer = await decideHolder(card.id, seller.id)
    expect(answer.status).toBe(409)
  })
})

describe('a card of somebody who goes', () => {
  const gone: [string, (id: number, elsewhere: number) => Promise<{ status: number }>][] = [
    ['is taken off', (id) => world.ask(staff.remove, { params: { id } }, asAdmin())],
    [
      'is moved',
      (id, pharmacy_id) =>
        world.ask(users.update, { params: { id }, body: { pharmacy_id } as never }, asAdmin()),
    ],
    [
      'sells no more',
      (id) => world.ask(users.update, { params: { id }, body: { roles: ['customer'] } as never }, asAdmin()),
    ],
    ['loses the account', (id) => world.ask(users.remove, { params: { id } }, asAdmin())],
  ]
  it.each(gone)('and %s counts no more at the pharmacy, and all others do', async (_, go) => {
    const pharmacy = await aPharmacy(world, { prescriptions_until: null })
    await aSeller(world, pharmacy)
    const holder = await aPharmacist(pharmacy.id)
    const until = async () => (await pharmacyNow(pharmacy.id)).prescriptions_until
    const card = await world.call(
      calls.add,
      {
        body: licence({
          kind: 'prc_card',
          holder_id: holder.id,
          pharmacy_id: pharmacy.id,
          expires_on: '2051-01-31',
        }),
      },
      asAdmin(),
    )
    expect(await until()).toBe('2051-01-31')
    const { status } = await go(holder.id, (await aPharmacy(world)).id)
    expect(status).toBe(200)
    const [kept] = await world.db.orm.select().from(pharmacyPapers).where(eq(pharmacyPapers.id, card.id))
    expect(kept?.status).toBe('ended')
    const [row] = await world.db.orm.select().from(pharmacies).where(eq(pharmacies.id, pharmacy.id))
    expect(row?.prescriptions_until).toBe('2050-12-31')
    const released: number[] = []
    const files = { letGo: async (_tx: Tx, ids: number[]) => void released.push(...ids) }
    await paperService({ repository: paperRepository(world.db), files } as never).letGoOfEnded()
    expect(released).toContain(kept?.file_id)
  })
})

it('lets a pharmacy whose licence expired overnight sell again once its renewal is confirmed', async () => {
  const pharmacy = await aPharmacy(world, { license_expires_on: dayFromNow(0) })
  const as = await world.signIn(await aSeller(world, pharmacy))
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  const nextMorning = async () => {
    await queueContextChanges(world.db)
    await drainSearchQueue(world.db)
  }
  const seen = async () => {
    const items = [{ inventory_id: offer.id, quantity: 1 }]
    const { problems } = await world.call(quote.make, { body: { items } })
    const shelf = await world.call(products.listByPharmacy, { params: { id: pharmacy.id }, query: {} })
    return { problem: problems[0]?.code ?? null, shelf: shelf.total }
  }
  await refreshSearch(world.db, [offer.product_id])
  await nextMorning()
  expect(await seen()).toEqual({ problem: null, shelf: 1 })
  const yesterday = { license_expires_on: dayFromNow(-1) }
  await world.db.orm.update(pharmacies).set(yesterday).where(eq(pharmacies.id, pharmacy.id))
  await nextMorning()
  expect(await seen()).toEqual({ problem: 'pharmacy_closed', shelf: 0 })
  const renewal = await world.call(calls.add, { body: licence() }, { as })
  expect(await seen()).toEqual({ problem: 'pharmacy_closed', shelf: 0 })
  expect((await decide(renewal.id, { decision: 'confirm' })).status).toBe(200)
  await drainSearchQueue(world.db)
  expect(await seen()).toEqual({ problem: null, shelf: 1 })
})

describe('an application', () => {
  const applicant = (email: string) => ({
    pharmacy_name: `Botika ${email}`,
    name: 'Cora Cruz',
    email: `${email}@example.com`,
    contact_number: '0917 123 4567',
    address: '5 Mabini Street',
  })
  const approve = (id: number) =>
    world.ask(preregisters.update, { params: { id }, body: { status: 'approved' } }, asAdmin())

  it('may come without papers, and is approved once an admin has all of them', async () => {
    const { id } = await world.call(preregisters.create, { body: applicant('bare') })
    const refused = await approve(id)
    expect(refused).toMatchObject({
      status: 422,
      json: {
        errors: { status: [expect.stringContaining('FDA licence to operate, pharmacist’s PRC card')] },
      },
    })
    for (const kind of ['fda_licence', 'prc_card', 'bir_certificate', 'business_registration'] as const)
      await world.call(
        calls.add,
        { body: licence({ kind, holder_name: 'Cora Cruz', preregister_id: id }) },
        asAdmin(),
      )
    const { pharmacy_id } = (await approve(id)).json as { pharmacy_id: number }
    expect(await pharmacyNow(pharmacy_id)).toMatchObject({
      license_number: 'LTO-7000',
      prescriptions_until: null,
    })
    const holder = await aPharmacist(pharmacy_id, { first_name: 'Cora', last_name: 'Cruz' })
    const [card] = await listed({ pharmacy_id, kind: 'prc_card' })
    expect(card).toMatchObject({ status: 'confirmed', holder_id: null, holder_counts: false })
    expect((await decideHolder(card?.id ?? 0, holder.id)).status).toBe(200)
    expect((await pharmacyNow(pharmacy_id)).prescriptions_until).toBe(dayFromNow(700))
    const offer = await anOffer(world, { pharmacy_id })
    expect(offer.pharmacy_id).toBe(pharmacy_id)
  })

  it('brings papers, which an admin confirms, and an expired one does not do', async () => {
    const papers = [
      { kind: 'fda_licence' as const, number: 'LTO-1', expires_on: dayFromNow(30) },
      { kind: 'prc_card' as const, number: '0123456', expires_on: dayFromNow(30), holder_name: 'Cora Cruz' },
      { kind: 'bir_certificate' as const, number: 'OCN 1' },
      { kind: 'business_registration' as const, number: 'DTI 1' },
    ]
    const { id } = await world.call(preregisters.create, {
      body: { ...applicant('full'), papers, fda_licence: aFile(), prc_card: aFile() },
    })
    const brought = await listed({ preregister_id: id, group: 'waiting' })
    expect(brought.map(({ kind, has_file }) => [kind, has_file]).sort()).toEqual([
      ['bir_certificate', false],
      ['business_registration', false],
      ['fda_licence', true],
      ['prc_card', true],
    ])
    expect((await approve(id)).status).toBe(422)
    for (const paper of brought) expect((await decide(paper.id, { decision: 'confirm' })).status).toBe(200)
    const card = brought.find(({ kind }) => kind === 'prc_card')
    const setEnd = (expires_on: string) =>
      world.db.orm
        .update(pharmacyPapers)
        .set({ expires_on })
        .where(eq(pharmacyPapers.id, card?.id ?? 0))
    await setEnd(dayFromNow(-1))
    const refused = await approve(id)
    expect(refused.json).toMatchObject({
      errors: { status: ['These papers have to be confirmed first: pharmacist’s PRC card'] },
    })
    await setEnd(dayFromNow(30))
    expect((await approve(id)).status).toBe(200)
    const entries = await world.db.orm.select().from(auditEntries)
    expect(JSON.stringify(entries)).not.toContain('0123456')
  })

  const everyPaper = (['fda_licence', 'prc_card', 'bir_certificate', 'business_registration'] as const).map(
    (kind) => ({ kind, number: '1', expires_on: dayFromNow(30), holder_name: 'Cora Cruz' }),
  )
  const withFiles = () => Object.fromEntries(everyPaper.map(({ kind }) => [kind, aFile()]))

  it('brings a picture of every paper', async () => {
    const body = { ...applicant('pictures'), papers: everyPaper, ...withFiles() }
    const { id } = await world.call(preregisters.create, { body })
    const brought = await listed({ preregister_id: id })
    expect(brought.map(({ has_file }) => has_file)).toEqual([true, true, true, true])
  })

  it('that is approved meanwhile takes no more papers, and leaves none behind', async () => {
    const { id } = await world.call(preregisters.create, { body: applicant('meanwhile') })
    const body = { preregister_id: id, holder_name: 'Cora Cruz' }
    for (const { kind } of everyPaper)
      await world.call(calls.add, { body: licence({ kind, ...body }) }, asAdmin())
    const late = () =>
      world.ask(calls.add, { body: { ...licence({ kind: 'bir_certificate' }), ...body } }, asAdmin())
    const [approved, ...added] = await Promise.all([approve(id), late(), late(), late()])
    expect(approved.status).toBe(200)
    for (const { status } of added) expect([201, 422]).toContain(status)
    const rows = await listed({ preregister_id: id })
    expect(rows.filter(({ pharmacy_id }) => pharmacy_id === null)).toEqual([])
    expect((await late()).status).toBe(422)
  })

  it('that is cleared away takes its pictures along', async () => {
    const body = { ...applicant('cleared'), papers: everyPaper, ...withFiles() }
    const { id } = await world.call(preregisters.create, { body })
    const rows = await world.db.orm.select().from(pharmacyPapers).where(eq(pharmacyPapers.preregister_id, id))
    expect((await world.ask(preregisters.remove, { params: { id } }, asAdmin())).status).toBe(200)
    const released: number[] = []
    const files = { letGo: async (_tx: Tx, ids: number[]) => void released.push(...ids) }
    await paperService({ repository: paperRepository(world.db), files } as never).letGoOfEnded()
    expect(released).toEqual(expect.arrayContaining(rows.map(({ file_id }) => file_id)))
    const inUse = await world.db.orm
      .select()
      .from(pharmacyPapers)
      .where(eq(pharmacyPapers.status, 'confirmed'))
    expect(inUse.length).toBeGreaterThan(0)
    for (const { file_id } of inUse) expect(released).not.toContain(file_id)
  })

  it('that is sent again is answered as before only with the same pictures', async () => {
    const sent = (bytes: Buffer) => ({
      ...applicant('twice'),
      papers: [{ kind: 'fda_licence' as const, number: 'LTO-2', expires_on: dayFromNow(30) }],
      fda_licence: aFile(bytes),
    })
    const idempotencyKey = 'application-with-papers'
    const apply = (bytes: Buffer) => world.ask(preregisters.create, { body: sent(bytes) }, { idempotencyKey })
    const first = await apply(PNG)
    expect(first.status).toBe(201)
    expect((await apply(PNG)).json).toEqual(first.json)
    // as long, and another picture
    const other = Buffer.from(PNG)
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1
    expect(await apply(other)).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } })
    const { data } = await world.call(preregisters.list, { query: { keyword: 'twice' } }, asAdmin())
    expect(data).toHaveLength(1)
    expect(await listed({ preregister_id: data[0]?.id })).toHaveLength(1)
  })

  it('with a faulty paper is refused as a whole', async () => {
    const body = {
      ...applicant('faulty'),
      papers: [{ kind: 'prc_card' as const, number: '1', expires_on: dayFromNow(-1), holder_name: 'X' }],
    }
    const answer = await world.ask(preregisters.create, { body })
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: { 'papers.0.expires_on': [expect.any(String)] } },
    })
    const { data } = await world.call(preregisters.list, { query: { keyword: 'faulty' } }, asAdmin())
    expect(data).toEqual([])
  })
})

describe('the board', () => {
  it('counts what it lists, by how soon papers end', async () => {
    const before = await world.call(calls.list, { query: {} }, asAdmin())
    const pharmacy = await aPharmacy(world, { license_expires_on: dayFromNow(-2), prescriptions_until: null })
    await aPharmacy(world, { license_expires_on: dayFromNow(5), status: 'suspended' })
    for (const days of [7, 8, 30, 31, 60, 61])
      await aCard(world, { pharmacy_id: pharmacy.id, expires_on: dayFromNow(days) })
    await aCard(world, { pharmacy_id: pharmacy.id, status: 'waiting' })
    const { counts, required } = await world.call(calls.list, { query: {} }, asAdmin())
    const grown = Object.fromEntries(
      Object.entries(counts).map(([group, count]) => [
        group,
        count - before.counts[group as keyof typeof counts],
      ]),
    )
    expect(grown).toMatchObject({ waiting: 1, expired: 1, ends_7: 1, ends_30: 3, ends_60: 5 })
    for (const group of ['waiting', 'expired', 'ends_7', 'ends_30', 'ends_60'] as const)
      expect(await listed({ group })).toHaveLength(counts[group])
    expect(required.map(({ kind }) => kind)).toContain('prc_card')
  })
})

it('reminds the people of a pharmacy 60, 30 and 7 days before, once each, in their language', async () => {
  const pharmacy = await aPharmacy(world, { prescriptions_until: null })
  const english = await aSeller(world, pharmacy)
  const filipino = await aUser(world, {
    roles: ['customer', 'seller'],
    pharmacy_id: pharmacy.id,
    language: 'fil',
    position: 'owner',
  })
  const card = await aCard(world, { pharmacy_id: pharmacy.id, expires_on: dayFromNow(61) })
  const outbox = mailRepository(world.db)
  const mail = { queue: (tx: Tx, emails: Email[]) => outbox.insert(tx, emails.map(layOut)) }
  const { remind } = paperService({ repository: paperRepository(world.db), linkTo: String, mail } as never)
  const sent = async (email: string) =>
    (await world.db.orm.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject)
  const counts: number[] = []
  for (const days of [61, 60, 59, 31, 30, 8, 7, 1, 0, -1]) {
    await world.db.orm
      .update(pharmacyPapers)
      .set({ expires_on: dayFromNow(days) })
      .where(eq(pharmacyPapers.id, card.id))
    await remind()
    await remind()
    counts.push((await sent(english.email)).length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3, 3])
  expect((await sent(filipino.email))[0]).toMatch(/^Matatapos ang PRC card/)
  expect((await sent(english.email))[0]).toMatch(/^The pharmacist’s PRC card of .* expires on/)
})
