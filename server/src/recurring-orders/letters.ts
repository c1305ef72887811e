import { formatPesos, toPesos } from '@botika/common/centavos'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import { formatDate } from '@botika/common/time'
import type { Letter } from '../mail/letter'
import type { LinkTo, Placed, Reader } from '../orders/letters'
import type { RecurringRow } from './repository'

type Facts = Pick<RecurringRow, 'order_number' | 'recurring_option'>

const link = (linkTo: LinkTo, { order_number }: Facts) => ({
  label: 'See your recurring order',
  href: linkTo(`/track-your-order?recurring=${order_number}`),
})
const often = ({ recurring_option }: Facts) => RECURRING_NAMES[recurring_option].toLowerCase()
const pesos = (centavos: number) => formatPesos(toPesos(centavos))

interface Started {
  reader: Reader
  recurring: Facts
  nextDueOn: string
  /** The first order, where it was placed at once. */
  first: Placed['order'] | null
  linkTo: LinkTo
}

export const startedLetter = ({ reader, recurring, nextDueOn, first, linkTo }: Started): Letter => ({
  kind: 'recurring_started',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} is set`,
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `Your order comes ${often(recurring)}. Its number is ${recurring.order_number}: with it you can follow or stop it.`,
    first
      ? `The first order is in, ${first.order_number} for ${pesos(first.total)}. The next one is placed on ${formatDate(nextDueOn)}.`
      : `The first order is placed on ${formatDate(nextDueOn)}.`,
    'Each time we check prices, stock and prescription anew, and write to you how it went.',
  ],
  link: link(linkTo, recurring),
})

interface Occurred {
  placed: Placed
  recurring: Facts
  nextDueOn: string
  /** What the order before cost, in centavos. */
  totalBefore: number | null
}

export function occurredLetter({ placed, recurring, nextDueOn, totalBefore }: Occurred): Letter {
  const { order, reader, linkTo } = placed
  const isChanged = totalBefore !== null && totalBefore !== order.total
  return {
    kind: 'recurring_placed',
    to: reader.email,
    subject: `Your recurring order is placed: ${order.order_number}`,
    greeting: `Hello ${reader.name},`,
    paragraphs: [
      `What you have ordered ${often(recurring)} is on its way to the pharmacy, as order ${order.order_number} for ${pesos(order.total)}.`,
      ...(isChanged ? [`Prices have changed since the last time, when it was ${pesos(totalBefore)}.`] : []),
      `The next one is placed on ${formatDate(nextDueOn)}. Until the pharmacy has shipped this one, you can cancel it.`,
    ],
    link: link(linkTo, recurring),
  }
}

interface Missed {
  reader: Reader
  recurring: Facts
  problem: string
  nextDueOn: string
  linkTo: LinkTo
}

export const missedLetter = ({ reader, recurring, problem, nextDueOn, linkTo }: Missed): Letter => ({
  kind: 'recurring_missed',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} could not be placed`,
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    `Nothing was ordered this time. ${problem}`,
    `We try again on ${formatDate(nextDueOn)}. If you need it sooner, please order it by hand.`,
  ],
  link: link(linkTo, recurring),
})

export const stoppedLetter = ({
  reader,
  recurring,
  linkTo,
}: Pick<Missed, 'reader' | 'recurring' | 'linkTo'>): Letter => ({
  kind: 'recurring_cancelled',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} is stopped`,
  greeting: `Hello ${reader.name},`,
  paragraphs: ['No further orders are placed. Those that are under way go on.'],
  link: link(linkTo, recurring),
})
