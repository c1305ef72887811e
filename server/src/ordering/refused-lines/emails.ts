import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'
import { type LinkTo, trackLink } from '../orders/emails'
import type { Held, PartRow } from '../seller-orders/repository'

const OCCASIONS = {
  refused: [messages.pleaseChoose, messages.pharmacyRefused],
  asking: [messages.weAskOthers, messages.othersAreAsked],
  nobody: [messages.pleaseChoose, messages.nobodyTookIt],
  dropped: [messages.goesOnWithout, messages.nobodyChose],
  unsent: [messages.notSentYet, messages.waitOrChoose],
  unreceived: [messages.hasItArrived, messages.sayIfItHasNot],
  unfetched: [messages.waitsForYou, messages.fetchItOrItEnds],
} as const

const OF_NOTHING = {
  ...OCCASIONS,
  refused: [messages.pleaseChoose, messages.pharmacyRefusedAll],
  dropped: [messages.nothingIsLeft, messages.nobodyChoseAll],
} as const

export type ShopperOccasion = keyof typeof OCCASIONS

/** Tells the shopper how a refused line stands, without what it is: emails are read over shoulders. */
export function shopperEmail(
  occasion: ShopperOccasion,
  held: Held,
  linkTo: LinkTo,
  name = '',
  days = 0,
): Email[] {
  if (!held.email) return []
  const { order_number: number, customer_id, language } = held.order
  const goesOn = held.parts.some((part) => !part.is_cancelled)
  const [subject, words] = (goesOn ? OCCASIONS : OF_NOTHING)[occasion]
  return [
    {
      kind: `line_${occasion}`,
      to: held.email,
      language: customer_id === null ? language : undefined,
      subject: said(subject, { number }),
      greeting: hello(held.name),
      paragraphs: [
        (reader) => said(words, { pharmacy: name || said(messages.aPharmacy)(reader), days })(reader),
      ],
      link: trackLink(linkTo, number),
    },
  ]
}

export const offeredEmail = (to: string, name: string, linkTo: LinkTo): Email => ({
  kind: 'line_offered',
  to,
  subject: said(messages.lineOffered),
  greeting: hello(name),
  paragraphs: [said(messages.lineOfferedWords)],
  link: { label: said(messages.openTheOffer), href: linkTo('/seller/offered-lines') },
})

const OF_ONES_PART = {
  unsent: ['line_unsent', messages.sellerUnsent, messages.pleaseSendIt],
  unreceived: ['line_unreceived', messages.sellerUnreceived, messages.pleaseMarkIt],
  unfetched: ['line_unfetched', messages.sellerUnfetched, messages.pleaseMarkItFetched],
  endedUnsent: ['seller_order_cancel', messages.sellerCancelled, messages.endedUnsent],
  endedUnfetched: ['seller_order_cancel', messages.sellerCancelled, messages.endedUnfetched],
} as const

interface Overdue {
  held: Held
  part: PartRow
  linkTo: LinkTo
  days: number
}

/** Tells a pharmacy of what stays too long: that it ends in so many days, or has ended. */
export function overdueEmail(
  occasion: keyof typeof OF_ONES_PART,
  { held, part, linkTo, days }: Overdue,
): Email[] {
  const to = held.pharmacyEmails.get(part.pharmacy_id)
  if (!to) return []
  const values = { number: held.order.order_number, days }
  const [kind, subject, words] = OF_ONES_PART[occasion]
  return [
    {
      kind,
      to,
      subject: said(subject, values),
      greeting: hello(held.pharmacyNames.get(part.pharmacy_id) ?? ''),
      paragraphs: [said(words, values)],
      link: { label: said(messages.openTheOrder), href: linkTo(`/seller/orders/details/${part.id}`) },
    },
  ]
}
