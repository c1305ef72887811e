import { complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Email, layOut, type Tx } from '../../platform'
import { mailRepository } from '../../platform/email/repository'
import { complaints as rows, mails } from '../../schema'
import { anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { tellComplaint } from './emails'
import { complaintRepository } from './repository'
import { complaintService } from './service'

const HOUR = 3_600_000
const MEDICINE = 'Zidovudine'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

async function aWaitingOne() {
  const pharmacy = await aPharmacy(world)
  const english = await aSeller(world, pharmacy)
  const roles: ('customer' | 'seller')[] = ['customer', 'seller']
  const filipino = await aUser(world, {
    roles,
    pharmacy_id: pharmacy.id,
    position: 'clerk',
    language: 'fil',
  })
  const asCustomer = { as: await world.signIn(await aUser(world)) }
  const asSeller = { as: await world.signIn(english) }
  const product = await aProduct(world, { name: MEDICINE, generic_name: MEDICINE })
  const { id: inventory_id } = await anOffer(world, { pharmacy_id: pharmacy.id, product_id: product.id })
  const order = await anOrder(world, { items: [{ inventory_id, quantity: 1 }], ...asCustomer })
  const body = {
    part_id: order.parts[0]?.id ?? 0,
    reason: 'damaged_or_expired',
    message: 'Two were broken.',
  } as const
  const made = await world.call(ownComplaints.open, { body }, asCustomer)

  const repository = complaintRepository(world.db)
  const outbox = mailRepository(world.db)
  const mail = { queue: (tx: Tx, emails: Email[]) => outbox.insert(tx, emails.map(layOut)) }
  const tell = tellComplaint({ repository, mail, linkTo: String, reopenDays: 15 } as never)
  async function remindedAt(deadline: string | Date, hours: number) {
    const now = () => new Date(new Date(deadline).getTime() + hours * HOUR)
    const { remind } = complaintService({ repository, tell, now } as never)
    await Promise.all([remind(), remind()])
    const sent = await world.db.orm.select().from(mails).orderBy(mails.id)
    return sent.filter(
      ({ kind, text }) => kind.endsWith('_due') && text.includes(`/complaints/${made.id}/show`),
    )
  }
  return { order, english, filipino, made, asCustomer, asSeller, remindedAt }
}

const subjects = (sent: (typeof mails.$inferSelect)[], to: { email: string }) =>
  sent.filter(({ recipient }) => recipient === to.email).map(({ subject }) => subject)

it('remind the pharmacy of its answer and admins of the settlement, once each, in their language', async () => {
  const admin = await aUser(world, { roles: ['customer', 'admin'], language: 'fil' })
  const { order, english, filipino, made, remindedAt } = await aWaitingOne()
  const number = order.order_number

  expect(await remindedAt(made.answer_by, -25)).toEqual([])
  const first = await remindedAt(made.answer_by, -23)
  expect(first).toHaveLength(2)
  expect(subjects(first, english)).toEqual([`The report about order ${number} waits for your answer`])
  expect(subjects(first, filipino)).toEqual([
    `Hinihintay ang sagot ninyo sa report tungkol sa order ${number}`,
  ])
  expect(await remindedAt(made.answer_by, -1)).toHaveLength(2)

  expect(await remindedAt(made.settle_by, -25)).toHaveLength(2)
  const last = await remindedAt(made.settle_by, -23)
  expect(subjects(last, admin)).toEqual([`Malapit na ang takdang araw ng report tungkol sa order ${number}`])
  expect(subjects(last, english)).toHaveLength(1)
  for (const { subject, text, html } of last)
    expect(`${subject} ${text} ${html}`).not.toMatch(/zidovudine|broken|damaged|expired/i)
})

it('remind of nothing that is answered or settled, and of a later deadline once more', async () => {
  const asAdmin = { as: await world.signIn(await anAdmin(world)) }
  const { made, english, asCustomer, asSeller, remindedAt } = await aWaitingOne()
  const params = { id: made.id }
  await world.call(complaints.write, { params, body: { message: 'We look.' } }, asSeller)
  expect(await remindedAt(made.answer_by, -1)).toEqual([])

  const again = await world.call(ownComplaints.change, { params, body: { message: 'And?' } }, asCustomer)
  expect(subjects(await remindedAt(again.answer_by, -1), english)).toHaveLength(1)
  const later = new Date(Date.parse(again.answer_by) + 48 * HOUR)
  await world.db.orm.update(rows).set({ answer_by: later }).where(eq(rows.id, made.id))
  expect(subjects(await remindedAt(later, -1), english)).toHaveLength(2)

  const before = await remindedAt(made.created_at, 0)
  const body = { outcome: 'refund', message: 'Paid back.' } as const
  await world.call(complaints.settle, { params, body }, asAdmin)
  expect(await remindedAt(made.settle_by, -1)).toEqual(before)
})
