import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said } from '../../platform'
import { type LinkTo, trackLink } from '../orders/emails'
import type { Held } from '../seller-orders/repository'

const OCCASIONS = {
  refused: [messages.pleaseChoose, messages.pharmacyRefused],
  asking: [messages.weAskOthers, messages.othersAreAsked],
  nobody: [messages.pleaseChoose, messages.nobodyTookIt],
  dropped: [messages.goesOnWithout, messages.nobodyChose],
  unsent: [messages.notSentYet, messages.waitOrChoose],
} as const

const OF_NOTHING = {
  ...OCCASIONS,
  refused: [messages.pleaseChoose, messages.pharmacyRefusedAll],
  dropped: [messages.nothingIsLeft, messages.nobodyChoseAll],
} as const

export type ShopperOccasion = keyof typeof OCCASIONS

/** Tells the shopper how a refused line stands, without what it is: emails are read over shoulders. */
export function shopperEmail(occasion: ShopperOccasion, held: Held, linkTo: LinkTo, name = ''): Email[] {
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
      paragraphs: [(reader) => said(words, { pharmacy: name || said(messages.aPharmacy)(reader) })(reader)],
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
