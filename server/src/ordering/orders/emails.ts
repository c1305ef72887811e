import { formatPesos, toPesos } from '@botika/common/centavos'
import { arrivalWords, pickUpWords } from '@botika/common/delivery-terms/window'
import * as messages from '@botika/common/messages/emails'
import type { Language } from '@botika/common/messages/message'
import { type Email, hello, said, type Said } from '../../platform'
import { presentExpected } from './present'
import type { OrderRow, PartRow } from './view-repository'

export interface Reader {
  email: string
  name: string
  language?: Language | undefined
}

/** Of a guest's order, the one it was placed in; absent for an account, whose own is found when an email is written. */
export const shopperLanguage = (order: Pick<OrderRow, 'customer_id' | 'language'>): Language | undefined =>
  order.customer_id === null ? order.language : undefined

export type LinkTo = (path: string) => string

export const trackLink = (linkTo: LinkTo, orderNumber: string) => ({
  label: said(messages.trackYourOrder),
  href: linkTo(`/track-your-order?order_number=${orderNumber}`),
})

export interface Placed {
  reader: Reader
  order: OrderRow
  parts: PartRow[]
  itemsCount: number
  linkTo: LinkTo
}

const pesos = (centavos: number) => formatPesos(toPesos(centavos))

// an email is read on any day, so it never says `today`
const NO_DAY = new Date(0)

function expectedOf({ delivery_option }: OrderRow, parts: readonly PartRow[]): Said[] {
  return parts.flatMap((part) => {
    const expected = presentExpected(part)
    if (!expected) return []
    const words = delivery_option === 'pick_up' ? pickUpWords : arrivalWords
    return [
      (language: Language) => {
        const when = words((message, ...values) => said(message, ...values)(language), expected, NO_DAY)
        return parts.length === 1
          ? said(messages.expectedArrival, { when })(language)
          : said(messages.expectedOfPharmacy, { pharmacy: part.pharmacy_name, when })(language)
      },
    ]
  })
}

/** The email that an order is in, without what was bought: emails are read over shoulders. */
export function placedEmail({ reader, order, parts, itemsCount, linkTo }: Placed): Email {
  const number = order.order_number
  const bought = order.delivery_option === 'pick_up' ? messages.boughtForPickUp : messages.boughtForDelivery
  const from = (language: Language) =>
    parts.length === 1
      ? (parts[0]?.pharmacy_name ?? '')
      : said(messages.pharmacies, { count: parts.length })(language)
  return {
    kind: 'order_placed',
    to: reader.email,
    language: reader.language,
    subject: said(messages.orderPlaced, { number }),
    greeting: hello(reader.name),
    paragraphs: [
      said(messages.keepTheNumber, { number }),
      (language) =>
        said(bought, { count: itemsCount, from: from(language), total: pesos(order.total) })(language),
      ...expectedOf(order, parts),
      said(messages.weWriteAgain),
    ],
    link: trackLink(linkTo, order.order_number),
  }
}

export function addedEmail({ reader, order, parts: [part], itemsCount, linkTo }: Placed): Email {
  return {
    kind: 'order_part_added',
    to: reader.email,
    language: reader.language,
    subject: said(messages.partAdded, { number: order.order_number }),
    greeting: hello(reader.name),
    paragraphs: [
      (language) =>
        said(messages.addedFrom, {
          count: itemsCount,
          pharmacy: part?.pharmacy_name ?? said(messages.aPharmacy)(language),
          total: pesos(part?.total ?? 0),
        })(language),
      said(messages.mayCancelThePart),
    ],
    link: trackLink(linkTo, order.order_number),
  }
}

export function newOrderEmail(email: string, part: PartRow, orderNumber: string, linkTo: LinkTo): Email {
  return {
    kind: 'seller_order_placed',
    to: email,
    subject: said(messages.newOrder, { number: orderNumber }),
    greeting: hello(part.pharmacy_name),
    paragraphs: [
      said(
        part.prescription_status === 'to_check' ? messages.orderWaitsWithPrescription : messages.orderWaits,
        {
          number: orderNumber,
          total: pesos(part.total),
        },
      ),
    ],
    link: { label: said(messages.openTheOrder), href: linkTo(`/seller/orders/details/${part.id}`) },
  }
}

export function newPrescriptionEmail(
  email: string,
  { id, pharmacy_name }: { id: number; pharmacy_name: string },
  orderNumber: string,
  linkTo: LinkTo,
): Email {
  return {
    kind: 'prescription_replaced',
    to: email,
    subject: said(messages.newPrescription, { number: orderNumber }),
    greeting: hello(pharmacy_name),
    paragraphs: [said(messages.pleaseCheckIt, { number: orderNumber })],
    link: { label: said(messages.openTheOrder), href: linkTo(`/seller/orders/details/${id}`) },
  }
}
