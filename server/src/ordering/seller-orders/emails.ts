import { formatPesos, toPesos } from '@botika/common/centavos'
import type { SellerAction } from '@botika/common/orders/steps'
import * as messages from '@botika/common/messages/emails'
import { type Email, hello, said, type Said } from '../../platform'
import { type LinkTo, shopperLanguage, trackLink } from '../orders/emails'
import type { Held, PartRow } from './repository'

export type Occasion = SellerAction | 'cancel' | 'prescription_rejected' | 'prescription_accepted'

interface Step {
  held: Held
  part: PartRow
  missing?: number
  isByReader?: boolean
  linkTo: LinkTo
}

const SUBJECTS = {
  confirm: messages.isConfirmed,
  ship: messages.isOnItsWay,
  receive: messages.hasArrived,
  pay: messages.isPaid,
  complete: messages.isComplete,
  cancel: messages.wasCancelled,
  prescription_accepted: messages.passedTheCheck,
  prescription_rejected: messages.needsPrescription,
} satisfies Record<Occasion, unknown>

const AT_THE_COUNTER: Partial<Record<Occasion, typeof messages.isReady>> = {
  ship: messages.isReady,
  receive: messages.wasPickedUp,
}

const isFetched = ({ order }: Held) => order.delivery_option === 'pick_up'

export function stepEmail(occasion: Occasion, step: Step): Email[] {
  const { held, part, linkTo } = step
  if (!held.email) return []
  const { order_number: number } = held.order
  const whole = held.parts.length > 1 ? messages.partOfYourOrder : messages.yourOrder
  const subject = (isFetched(held) ? AT_THE_COUNTER[occasion] : undefined) ?? SUBJECTS[occasion]
  const pharmacyName = held.pharmacyNames.get(part.pharmacy_id)
  return [
    {
      kind: `order_${occasion}`,
      to: held.email,
      language: shopperLanguage(held.order),
      subject: (language) => said(subject, { order: said(whole, { number })(language) })(language),
      greeting: hello(held.name),
      paragraphs: [
        (language) =>
          said(happened(occasion, step), { pharmacy: pharmacyName ?? said(messages.thePharmacy)(language) })(
            language,
          ),
        ...amounts(occasion, step),
      ],
      link: trackLink(linkTo, number),
    },
  ]
}

// reasons are left out: people write medicines and illnesses into them, and emails are read over shoulders
function happened(occasion: Occasion, { held, isByReader = false }: Step) {
  const isPickUp = isFetched(held)
  switch (occasion) {
    case 'confirm':
      return messages.pharmacyConfirmed
    case 'ship':
      return isPickUp ? messages.readyAtPharmacy : messages.pharmacySent
    case 'receive':
      if (isPickUp) return isByReader ? messages.youPickedUp : messages.markedPickedUp
      return isByReader ? messages.youReceived : messages.markedReceived
    case 'pay':
      return messages.pharmacyPaid
    case 'complete':
      return messages.orderComplete
    case 'cancel':
      return isByReader ? messages.youCancelled : messages.orderCancelled
    case 'prescription_accepted':
      return messages.prescriptionChecked
    case 'prescription_rejected':
      return messages.prescriptionRefused
  }
}

function amounts(occasion: Occasion, { held, part, missing = 0 }: Step): Said[] {
  if (occasion === 'cancel') return [said(messages.noNeedToPay)]
  if (occasion !== 'ship') return []
  const notThere = isFetched(held) ? messages.piecesNotThere : messages.piecesNotSent
  return [
    ...(missing > 0 ? [said(notThere, { count: missing })] : []),
    ...(part.is_paid ? [] : [said(messages.haveReady, { total: formatPesos(toPesos(part.total)) })]),
  ]
}

export function sellerEmail(
  occasion: 'cancel' | 'receive',
  { held, part, isByReader, linkTo }: Step,
): Email[] {
  const to = held.pharmacyEmails.get(part.pharmacy_id)
  if (!to) return []
  const values = { number: held.order.order_number }
  const [subject, byShopper, byAdmin] =
    occasion === 'cancel'
      ? [messages.sellerCancelled, messages.shopperCancelled, messages.adminCancelled]
      : isFetched(held)
        ? [messages.sellerPickedUp, messages.shopperSaysPickedUp, messages.adminSaysPickedUp]
        : [messages.sellerArrived, messages.shopperSaysArrived, messages.adminSaysArrived]
  return [
    {
      kind: `seller_order_${occasion}`,
      to,
      subject: said(subject, values),
      greeting: hello(held.pharmacyNames.get(part.pharmacy_id) ?? ''),
      paragraphs: [said(isByReader ? byShopper : byAdmin, values)],
      link: { label: said(messages.openTheOrder), href: linkTo(`/seller/orders/details/${part.id}`) },
    },
  ]
}
