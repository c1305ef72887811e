import { formatPesos, toPesos } from '@botika/common/centavos'
import type { Problem } from '@botika/common/http/problem'
import { say } from '@botika/common/messages/message'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import { formatDate } from '@botika/common/time'
import { hello, type Email } from '../../platform'
import type { LinkTo, Placed, Reader } from '../orders/emails'
import type { RecurringRow } from './repository'

type Facts = Pick<RecurringRow, 'order_number' | 'recurring_option'>

const link = (linkTo: LinkTo, { order_number }: Facts) => ({
  label: 'See your recurring order',
  href: linkTo(`/track-your-order?recurring=${order_number}`),
})
const often = ({ recurring_option }: Facts) => say('en', RECURRING_NAMES[recurring_option]).toLowerCase()
const pesos = (centavos: number) => formatPesos(toPesos(centavos))

const nextWords = (day: string | null) =>
  day ? `The next one is placed on ${formatDate(day)}.` : 'It is the last one.'

interface Started {
  reader: Reader
  recurring: Facts
  /** Null when this was the last one. */
  nextDueOn: string | null
  /** The first order, where it was placed at once. */
  first: Placed['order'] | null
  linkTo: LinkTo
}

export const startedEmail = ({ reader, recurring, nextDueOn, first, linkTo }: Started): Email => ({
  kind: 'recurring_started',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} is set`,
  greeting: hello(reader.name),
  paragraphs: [
    `Your order comes ${often(recurring)}. Its number is ${recurring.order_number}: with it you can follow or stop it.`,
    first
      ? `The first order is in, ${first.order_number} for ${pesos(first.total)}. ${nextWords(nextDueOn)}`
      : `The first order is placed on ${formatDate(nextDueOn ?? '')}.`,
    'Each time we check prices, stock and prescription anew, and write to you how it went.',
  ],
  link: link(linkTo, recurring),
})

interface Occurred {
  placed: Placed
  recurring: Facts
  /** Null when this was the last one. */
  nextDueOn: string | null
  /** What the order before cost, in centavos. */
  totalBefore: number | null
}

export function occurredEmail({ placed, recurring, nextDueOn, totalBefore }: Occurred): Email {
  const { order, reader, linkTo } = placed
  const isChanged = totalBefore !== null && totalBefore !== order.total
  return {
    kind: 'recurring_placed',
    to: reader.email,
    subject: `Your recurring order is placed: ${order.order_number}`,
    greeting: hello(reader.name),
    paragraphs: [
      `What you have ordered ${often(recurring)} is on its way to the pharmacy, as order ${order.order_number} for ${pesos(order.total)}.`,
      ...(isChanged ? [`Prices have changed since the last time, when it was ${pesos(totalBefore)}.`] : []),
      `${nextWords(nextDueOn)} Until the pharmacy has shipped this one, you can cancel it.`,
    ],
    link: link(linkTo, recurring),
  }
}

/** Why nothing was ordered, without the names of medicines: emails are read over shoulders. */
const missedWords = ({ code, errors }: Pick<Problem, 'code' | 'errors'>): string => {
  if (errors?.['prescription_image'])
    return 'The prescription that came with it is no longer valid or is gone.'
  if (code === 'forbidden') return 'Your account is not active. Please write to us if that is a mistake.'
  if (code === 'out_of_stock') return 'The pharmacy does not have enough in stock.'
  return 'Something in it can not be bought at the moment.'
}

interface Missed {
  reader: Reader
  recurring: Facts
  problem: Pick<Problem, 'code' | 'errors'>
  /** Null when this was the last one. */
  nextDueOn: string | null
  linkTo: LinkTo
}

export const missedEmail = ({ reader, recurring, problem, nextDueOn, linkTo }: Missed): Email => ({
  kind: 'recurring_missed',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} could not be placed`,
  greeting: hello(reader.name),
  paragraphs: [
    `Nothing was ordered this time. ${missedWords(problem)} What is missing stands with your recurring order.`,
    nextDueOn
      ? `We try again on ${formatDate(nextDueOn)}. If you need it sooner, please order it by hand.`
      : 'It was the last one. If you still need it, please order it by hand.',
  ],
  link: link(linkTo, recurring),
})

export const stoppedEmail = ({
  reader,
  recurring,
  linkTo,
}: Pick<Missed, 'reader' | 'recurring' | 'linkTo'>): Email => ({
  kind: 'recurring_cancelled',
  to: reader.email,
  subject: `Your recurring order ${recurring.order_number} is stopped`,
  greeting: hello(reader.name),
  paragraphs: ['No further orders are placed. Those that are under way go on.'],
  link: link(linkTo, recurring),
})
