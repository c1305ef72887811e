import { formatPesos, toPesos } from '@botika/common/centavos'
import { hello, type Email } from '../../platform'
import type { OrderRow, PartRow } from './view-repository'

/** Who is written to about an order. */
export interface Reader {
  email: string
  name: string
}

/** Where links lead. */
export type LinkTo = (path: string) => string

export const trackLink = (linkTo: LinkTo, orderNumber: string) => ({
  label: 'Track your order',
  href: linkTo(`/track-your-order?order_number=${orderNumber}`),
})

/** An order that has just been placed, and who is told. */
export interface Placed {
  reader: Reader
  order: OrderRow
  parts: PartRow[]
  itemsCount: number
  linkTo: LinkTo
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Tells the shopper that their order is in. What was bought stays out of it: emails are read over shoulders. */
export function placedEmail({ reader, order, parts, itemsCount, linkTo }: Placed): Email {
  const from =
    parts.length === 1 ? (parts[0]?.pharmacy_name ?? '') : count(parts.length, 'pharmacy', 'pharmacies')
  return {
    kind: 'order_placed',
    to: reader.email,
    subject: `We have your order ${order.order_number}`,
    greeting: hello(reader.name),
    paragraphs: [
      `Thank you for your order. Its number is ${order.order_number}: keep it, it is all you need to track the order.`,
      `${count(itemsCount, 'item', 'items')} from ${from}, ${formatPesos(toPesos(order.total))} in all, ${
        order.delivery_option === 'pick_up'
          ? 'to be picked up at the pharmacy'
          : 'to be delivered to your door'
      }.`,
      'We write again when the pharmacy has confirmed it.',
    ],
    link: trackLink(linkTo, order.order_number),
  }
}

/** Tells the shopper what was added to their order on their behalf. */
export function addedEmail({ reader, order, parts: [part], itemsCount, linkTo }: Placed): Email {
  return {
    kind: 'order_part_added',
    to: reader.email,
    subject: `Your order ${order.order_number} has a new part`,
    greeting: hello(reader.name),
    paragraphs: [
      `We have added ${count(itemsCount, 'item', 'items')} from ${part?.pharmacy_name ?? 'a pharmacy'} to your order, ${formatPesos(toPesos(part?.total ?? 0))} in all.`,
      'If you did not agree to this, you can cancel the part freely until it is shipped.',
    ],
    link: trackLink(linkTo, order.order_number),
  }
}

/** Tells a pharmacy that there is something to confirm. */
export function newOrderEmail(email: string, part: PartRow, orderNumber: string, linkTo: LinkTo): Email {
  return {
    kind: 'seller_order_placed',
    to: email,
    subject: `New order ${orderNumber} to confirm`,
    greeting: hello(part.pharmacy_name),
    paragraphs: [
      `Order ${orderNumber} waits for you: ${formatPesos(toPesos(part.total))}${
        part.prescription_status === 'to_check' ? ', with a prescription to check' : ''
      }.`,
    ],
    link: { label: 'Open the order', href: linkTo(`/seller/orders/details/${part.id}`) },
  }
}

/** Tells a pharmacy that another prescription came in place of the one it could not accept. */
export function newPrescriptionEmail(
  email: string,
  { id, pharmacy_name }: { id: number; pharmacy_name: string },
  orderNumber: string,
  linkTo: LinkTo,
): Email {
  return {
    kind: 'prescription_replaced',
    to: email,
    subject: `New prescription to check for order ${orderNumber}`,
    greeting: hello(pharmacy_name),
    paragraphs: [
      `The shopper has sent another prescription for order ${orderNumber}. Please check it, so that the order can go on.`,
    ],
    link: { label: 'Open the order', href: linkTo(`/seller/orders/details/${id}`) },
  }
}
