import { shortMoment } from '@botika/common/delivery-terms/window'
import * as messages from '@botika/common/messages/emails'
import type { Language } from '@botika/common/messages/message'
import { type Email, hello, type MailService, said } from '../../platform'
import { type LinkTo, shopperLanguage, trackLink } from '../orders/emails'
import type { Held, PartRow, Tx } from '../seller-orders/repository'
import type { LineRow, RefusedLineRepository } from './repository'

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

type ShopperOccasion = keyof typeof OCCASIONS

const COUNTED: Partial<Record<ShopperOccasion, LineRow['status']>> = {
  refused: 'to_choose',
  asking: 'offered',
  nobody: 'to_choose',
  dropped: 'dropped',
}

const momentIn = (language: Language, at: Date) =>
  shortMoment((message, ...values) => said(message, ...values)(language), at.toISOString())

interface Telling {
  lines: Pick<RefusedLineRepository, 'ofOrder'>
  mail: MailService
  linkTo: LinkTo
  chooseDays: number
}

/** Tells the shopper how refused lines stand, without what they are: emails are read over shoulders. */
export async function tellShopper(
  { lines, mail, linkTo, chooseDays: days }: Telling,
  tx: Tx,
  occasion: ShopperOccasion,
  held: Held,
  pharmacy: string | undefined,
) {
  if (!held.email) return
  const { id, order_number: number } = held.order
  const goesOn = held.parts.some((part) => !part.is_cancelled)
  const [subject, words] = (goesOn ? OCCASIONS : OF_NOTHING)[occasion]
  const meant = (await lines.ofOrder(id, tx)).filter(({ status }) => status === COUNTED[occasion])
  const open = meant.flatMap(({ offers }) => offers.filter(({ status }) => status === 'open'))
  const last = new Date(Math.max(0, ...open.map(({ answer_by: by }) => new Date(by).getTime())))
  await mail.queue(tx, [
    {
      kind: `line_${occasion}`,
      to: held.email,
      language: shopperLanguage(held.order),
      subject: said(subject, { number, count: meant.length }),
      greeting: hello(held.name),
      paragraphs: [
        (reader) =>
          said<{ pharmacy: string; days: number; by: string }>(words, {
            pharmacy: pharmacy ?? said(messages.aPharmacy)(reader),
            days,
            by: momentIn(reader, last),
          })(reader),
      ],
      link: trackLink(linkTo, number),
    },
  ])
}

export const offeredEmail = (to: string, name: string, answerBy: Date, linkTo: LinkTo): Email => ({
  kind: 'line_offered',
  to,
  subject: said(messages.lineOffered),
  greeting: hello(name),
  paragraphs: [(reader) => said(messages.lineOfferedWords, { by: momentIn(reader, answerBy) })(reader)],
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
