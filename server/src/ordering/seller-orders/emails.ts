import { formatPesos, toPesos } from '@botika/common/centavos'
import type { SellerAction } from '@botika/common/orders/steps'
import { hello, type Email } from '../../platform'
import { type LinkTo, trackLink } from '../orders/emails'
import type { Held, PartRow } from './repository'

export type Occasion = SellerAction | 'cancel' | 'prescription_rejected' | 'prescription_accepted'

interface Told {
  held: Held
  part: PartRow
  /** Pieces that were ordered and not sent. */
  missing?: number
  /** True when the shopper took the step. */
  isOwnDeed?: boolean
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
export function stepEmail(occasion: Occasion, told: Told): Email[] {
  const { held, linkTo } = told
  if (!held.email) return []
  const { order_number } = held.order
  const isPartOnly = held.parts.length > 1
  return [
    {
      kind: `order_${occasion}`,
      to: held.email,
      subject: `${isPartOnly ? `Part of your order ${order_number}` : `Your order ${order_number}`} ${subjectOf(occasion, held)}`,
      greeting: hello(held.name),
      paragraphs: [wordsFor(occasion, told), ...amountWords(occasion, told)],
      link: trackLink(linkTo, order_number),
    },
  ]
}

/** What is fetched at the counter never travels. */
const AT_THE_COUNTER: Partial<Record<Occasion, string>> = { ship: 'is ready', receive: 'was picked up' }

const isFetched = ({ order }: Held) => order.delivery_option === 'pick_up'

const subjectOf = (occasion: Occasion, held: Held) =>
  (isFetched(held) ? AT_THE_COUNTER[occasion] : undefined) ?? SUBJECTS[occasion]

// reasons are left out: people write medicines and illnesses into them, and emails are read over shoulders
const REASON = 'The reason stands with your order.'

function wordsFor(occasion: Occasion, { held, part, isOwnDeed = false }: Told): string {
  const pharmacyName = held.pharmacyNames.get(part.pharmacy_id) ?? 'The pharmacy'
  const isPickUp = isFetched(held)
  switch (occasion) {
    case 'confirm':
      return `${pharmacyName} has confirmed your order and is getting it ready.`
    case 'ship':
      return isPickUp
        ? `Your order is ready for you at ${pharmacyName}.`
        : `${pharmacyName} has sent your order. It is on its way to you.`
    case 'receive':
      if (isPickUp)
        return isOwnDeed
          ? `You told us that you have picked up your order from ${pharmacyName}. If that was not you, please contact the pharmacy.`
          : `Your order from ${pharmacyName} is marked as picked up. If it was not picked up for you, please contact the pharmacy.`
      return isOwnDeed
        ? `You told us that your order from ${pharmacyName} has arrived. If that was not you, please contact the pharmacy.`
        : `Your order from ${pharmacyName} is marked as received. If it did not reach you, please contact the pharmacy.`
    case 'pay':
      return `${pharmacyName} has your payment. Thank you.`
    case 'complete':
      return `Your order from ${pharmacyName} is complete. Thank you for shopping with us.`
    case 'cancel':
      return isOwnDeed
        ? `You have cancelled your order from ${pharmacyName}.`
        : `Your order from ${pharmacyName} was cancelled. ${REASON}`
    case 'prescription_accepted':
      return `${pharmacyName} has checked your prescription.`
    case 'prescription_rejected':
      return `${pharmacyName} could not accept your prescription. ${REASON} Please send another one there, or cancel.`
  }
}

function amountWords(occasion: Occasion, { held, part, missing = 0 }: Told): string[] {
  if (occasion === 'ship') return [...missingWords(missing, held), ...dueWords(part)]
  if (occasion === 'cancel') return ['You do not have to pay for it.']
  return []
}

function missingWords(missing: number, held: Held): string[] {
  if (missing === 0) return []
  const pieces = missing === 1 ? 'One piece' : `${missing} pieces`
  const notThere = missing === 1 ? 'is not there' : 'are not there'
  const fate = isFetched(held) ? notThere : 'could not be sent'
  return [`${pieces} that you ordered ${fate}. You do not pay for what is missing.`]
}

const dueWords = (part: PartRow) =>
  part.is_paid ? [] : [`Please have ${formatPesos(toPesos(part.total))} ready.`]

/** Tells a pharmacy what the shopper, or an administrator, did to its part; none when it gave no address. */
export function sellerEmail(
  occasion: 'cancel' | 'receive',
  { held, part, isOwnDeed, linkTo }: Told,
): Email[] {
  const to = held.pharmacyEmails.get(part.pharmacy_id)
  if (!to) return []
  const { order_number } = held.order
  const arrived = isFetched(held) ? 'was picked up' : 'has arrived'
  const who = isOwnDeed ? 'The shopper' : 'An administrator'
  return [
    {
      kind: `seller_order_${occasion}`,
      to,
      subject: `Order ${order_number} ${occasion === 'cancel' ? 'was cancelled' : arrived}`,
      greeting: hello(held.pharmacyNames.get(part.pharmacy_id) ?? ''),
      paragraphs: [
        occasion === 'cancel'
          ? `${who} has cancelled your part of order ${order_number}. Its goods are in stock again: please do not send it.`
          : `${who} says that order ${order_number} ${arrived}. When it is paid for, please mark it as paid.`,
      ],
      link: { label: 'Open the order', href: linkTo(`/seller/orders/details/${part.id}`) },
    },
  ]
}
