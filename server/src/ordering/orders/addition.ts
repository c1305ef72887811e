import { type KeyUse, layOut } from '../../platform'
import type { Priced } from '../quote/price'
import { itemRow, partRow, salesRecordsOf } from './checkout'
import { idSupply } from './place-service'
import { addedEmail, type LinkTo, newOrderEmail, type Reader, shopperLanguage } from './emails'
import type { OrderRepository, Tx, Written } from './repository'
import type { EventRow, ItemRow, OrderRow, PartRow } from './view-repository'

interface Needs {
  repository: OrderRepository
  linkTo: LinkTo
}

interface Addition {
  order: OrderRow
  priced: Priced
  remarks: string | null
  actor: Pick<EventRow, 'actor_user_id' | 'actor_role' | 'actor_name' | 'actor_position'>
  reader: Reader | null
  keyUse: KeyUse | undefined
  now: Date
}

export function orderAddition({ repository, linkTo }: Needs) {
  const nextIds = idSupply(repository.takeIds)

  return {
    async write(tx: Tx, addition: Addition): Promise<{ written: Written; part: PartRow; items: ItemRow[] }> {
      const { order, priced, remarks, actor, reader, keyUse, now } = addition
      const { lines } = priced.cart
      const [sums] = priced.cart.parts
      if (!sums) throw new Error('An addition without a line')
      const ids = await nextIds(lines.length, tx)
      const dated = { ...order, created_at: now, updated_at: now }
      const part = partRow(dated, sums, ids.parts[0] as number, priced.deliveries.get(sums.pharmacyId))
      const items = lines.map((line, at) => itemRow(line, ids.items[at] as number, part))
      const placed: EventRow = {
        order_id: order.id,
        seller_order_id: part.id,
        pharmacy_name: part.pharmacy_name,
        kind: 'placed',
        remarks,
        ...actor,
        created_at: now,
      }
      const pharmacyEmail = lines[0]?.offer.pharmacy_email
      const emails = [
        ...(reader
          ? [
              addedEmail({
                reader: { ...reader, language: shopperLanguage(order) },
                order: dated,
                parts: [part],
                itemsCount: items.length,
                linkTo,
              }),
            ]
          : []),
        ...(pharmacyEmail ? [newOrderEmail(pharmacyEmail, part, order.order_number, linkTo)] : []),
      ]
      const written = await repository.write(
        {
          order: null,
          customerId: order.customer_id,
          parts: [part],
          items,
          events: [placed],
          salesRecords: salesRecordsOf(dated, [part], items),
          emails: emails.map(layOut),
          keyUse,
          reply: { id: part.id },
          keepsCart: true,
        },
        tx,
      )
      return { written, part, items }
    },
  }
}
export type OrderAddition = ReturnType<typeof orderAddition>
