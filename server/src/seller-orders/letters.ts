import { formatPesos, toPesos } from '@botika/common/centavos'
import type { SellerAction } from '@botika/common/seller-orders/rules'
import type { Letter } from '../mail/letter'
import { type LinkTo, trackLink } from '../orders/letters'
import type { Held, PartRow } from './repository'

export type Occasion = SellerAction | 'cancel' | 'prescription_rejected' | 'prescription_accepted'

interface Told {
  held: Held
  part: PartRow
  remarks?: string | null
  linkTo: LinkTo
}

const SUBJECTS: Record<Occasion, string> = {
  confirm: 'is confirmed',
  ship: 'is on its way',
  receive: 'has arrived',
  pay: 'is paid',
  complete: 'is complete',
  cancel: 'was cancelled',
  prescription_accepted: 'passed the prescription check',
  prescription_rejected: 'needs another prescription',
}

/** Tells the shopper what happened to a part of their order; none when there is no address to write to. */
export function stepLetter(occasion: Occasion, told: Told): Letter[] {
  const { held, part, linkTo } = told
  if (!held.email) return []
  const { order_number } = held.order
  const isPartOnly = held.parts.length > 1
  return [
    {
      kind: `order_${occasion}`,
      to: held.email,
      subject: `${isPartOnly ? `Part of your order ${order_number}` : `Your order ${order_number}`} ${subjectOf(occasion, held)}`,
      greeting: `Hello ${held.name},`,
      paragraphs: [wordsFor(occasion, told), ...amountWords(occasion, part)],
      link: trackLink(linkTo, order_number),
    },
  ]
}

const subjectOf = (occasion: Occasion, { order }: Held) =>
  occasion === 'ship' && order.delivery_option === 'pick_up' ? 'is ready' : SUBJECTS[occasion]

function wordsFor(occasion: Occasion, { held, part, remarks }: Told): string {
  const pharmacyName = held.pharmacyNames.get(part.pharmacy_id) ?? 'The pharmacy'
  const isPickUp = held.order.delivery_option === 'pick_up'
  switch (occasion) {
    case 'confirm':
      return `${pharmacyName} has confirmed your order and is getting it ready.`
    case 'ship':
      return isPickUp
        ? `Your order is ready for you at ${pharmacyName}.`
        : `${pharmacyName} has sent your order. It is on its way to you.`
    case 'receive':
      return `Your order from ${pharmacyName} is marked as received. If it did not reach you, please contact the pharmacy.`
    case 'pay':
      return `${pharmacyName} has your payment. Thank you.`
    case 'complete':
      return `Your order from ${pharmacyName} is complete. Thank you for shopping with us.`
    case 'cancel':
      return `The order from ${pharmacyName} was cancelled${remarks ? `: ${remarks}` : '.'}`
    case 'prescription_accepted':
      return `${pharmacyName} has checked your prescription.`
    case 'prescription_rejected':
      return `${pharmacyName} could not accept your prescription${remarks ? `: ${remarks}` : '.'}`
  }
}

function amountWords(occasion: Occasion, part: PartRow): string[] {
  if (occasion === 'ship' && !part.is_paid) return [`Please have ${formatPesos(toPesos(part.total))} ready.`]
  if (occasion === 'cancel') return ['You do not have to pay for it.']
  return []
}
