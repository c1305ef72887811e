import { complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { picture, type Stage } from './stage'

const opening = (part_id: number) => ({
  part_id,
  reason: 'wrong_item' as const,
  message: 'Only a test',
  picture_1: picture('box'),
})
const partOf = ({ parts }: Pick<Order, 'parts'>) => parts[0]?.id ?? 0

/** A problem with a customer's order, reported, answered, settled and opened once more. */
export async function walkComplaint({ ask, customer, seller, admin }: Stage, order: Order) {
  const [as, own, office] = [{ as: customer.token }, { as: seller.token }, { as: admin.token }]
  const made = await ask(ownComplaints.open, { body: opening(partOf(order)) }, as)
  const one = { params: { id: made.id } }
  const shown = { params: { id: made.id, pictureId: made.messages[0]?.pictures[0]?.id ?? 0 } }
  await ask(ownComplaints.list, { query: { order_id: order.id } }, as)
  await ask(complaints.list, { query: { status: 'to_answer' } }, own)
  await ask(complaints.one, { ...one, query: {} }, own)
  await ask(complaints.picture, shown, own)
  await ask(complaints.write, { ...one, body: { message: 'Sorry' } }, own)
  await ask(ownComplaints.change, { ...one, body: { message: 'Thank you' } }, as)
  await ask(complaints.settle, { ...one, body: { outcome: 'agreed', message: 'Settled' } }, office)
  await ask(ownComplaints.change, { ...one, body: { step: 'reopen', message: 'Not yet' } }, as)
  await ask(ownComplaints.change, { ...one, body: { step: 'withdraw' } }, as)
}

/** The same by a guest, who withdraws it. */
export async function walkGuestComplaint(
  { ask, solveCaptcha }: Stage,
  order: Order,
  proof: { order_number: string; email: string },
) {
  const altcha = await solveCaptcha()
  const made = await ask(ownComplaints.openAsGuest, { body: { ...opening(partOf(order)), ...proof, altcha } })
  const picture_id = made.messages[0]?.pictures[0]?.id ?? 0
  const one = { params: { id: made.id } }
  await ask(ownComplaints.listAsGuest, { body: proof })
  await ask(ownComplaints.pictureAsGuest, { ...one, body: { ...proof, picture_id } })
  await ask(ownComplaints.changeAsGuest, { ...one, body: { ...proof, step: 'withdraw' } })
}
