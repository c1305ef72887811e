import { inventories } from '@botika/common/inventories/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { offeredLines, ownRefusedLines, refusedLines } from '@botika/common/refused-lines/endpoints'
import { checkoutOf, GUEST, partOf } from './orders'
import type { Stage } from './stage'

const lineOf = ({ data }: { data: readonly { id: number }[] }) => ({ params: { id: data[0]?.id ?? 0 } })

/** Lines that another pharmacy refuses: a guest's that nobody takes, a customer's that the seller takes. */
export async function walkRefusedLines(stage: Stage) {
  const { ask, admin, customer, seller, plain, stranger } = stage
  const [as, own, office] = [{ as: customer.token }, { as: seller.token }, { as: admin.token }]
  const { product_id } = plain
  const theirs = { product_id, pharmacy_id: stranger.pharmacy_id, selling_price: 99, quantity: 9 }
  const { id: inventory_id } = await ask(inventories.create, { body: theirs }, office)
  stage.later('end the other offer', () => ask(inventories.remove, { params: { id: inventory_id } }, office))

  const facts = { delivery_option: 'pick_up' as const }
  const refuse = (order: Order) =>
    ask(
      refusedLines.refuse,
      {
        params: { id: partOf(order) },
        body: { item_id: order.orderItems[0]?.id ?? 0, reason: 'wrong_price' },
      },
      office,
    )
  const { subtotal, delivery_fee } = await checkoutOf(stage, plain, facts)
  const yes = { inventory_id: plain.inventory_id, total: subtotal, delivery_fee }
  const isOpen = { query: { status: 'open' as const } }

  const guests = await checkoutOf(stage, { inventory_id }, { ...facts, ...GUEST, is_guest: true })
  const { orders: first } = await ask(orders.place, { body: guests })
  await refuse(first)
  const proof = { order_number: first.order_number, email: GUEST.guest_email }
  const line = lineOf(await ask(ownRefusedLines.listAsGuest, { body: proof }))
  await ask(ownRefusedLines.chooseAsGuest, { ...line, body: { ...proof, ...yes } })
  await ask(offeredLines.decline, lineOf(await ask(offeredLines.list, isOpen, own)), own)
  await ask(refusedLines.list, { query: { is_open: true } }, office)
  await ask(ownRefusedLines.chooseAsGuest, { ...line, body: { ...proof, inventory_id: null } })

  const theirOrder = await checkoutOf(stage, { inventory_id }, facts)
  const { orders: second } = await ask(orders.place, { body: theirOrder }, as)
  await refuse(second)
  const query = { order_id: second.id }
  await ask(
    ownRefusedLines.choose,
    { ...lineOf(await ask(ownRefusedLines.list, { query }, as)), body: yes },
    as,
  )
  const { part_id } = await ask(offeredLines.accept, lineOf(await ask(offeredLines.list, isOpen, own)), own)
  const end = { cancel_remarks: 'Only a test' }
  await ask(orders.cancelPart, { params: { id: part_id ?? 0 }, body: end }, as)
}
