import { formatPesos, toPesos } from '@botika/common/centavos'
import type { Problem } from '@botika/common/http/problem'
import * as messages from '@botika/common/messages/emails'
import { type Language, say } from '@botika/common/messages/message'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import { formatDate } from '@botika/common/time'
import { type Email, hello, said, type Said } from '../../platform'
import type { LinkTo, Placed, Reader } from '../orders/emails'
import type { RecurringRow } from './repository'

type Facts = Pick<RecurringRow, 'order_number' | 'recurring_option'>

const link = (linkTo: LinkTo, { order_number }: Facts) => ({
  label: said(messages.seeRecurring),
  href: linkTo(`/track-your-order?recurring=${order_number}`),
})
const often = ({ recurring_option }: Facts, language: Language) =>
  say(language, RECURRING_NAMES[recurring_option]).toLowerCase()
const pesos = (centavos: number) => formatPesos(toPesos(centavos))

const nextWords = (day: string | null): Said =>
  day ? said(messages.nextPlacedOn, { day: formatDate(day) }) : said(messages.itIsTheLast)

interface Started {
  reader: Reader
  recurring: Facts
  nextDueOn: string | null
  first: Placed['order'] | null
  linkTo: LinkTo
}

export const startedEmail = ({ reader, recurring, nextDueOn, first, linkTo }: Started): Email => ({
  kind: 'recurring_started',
  to: reader.email,
  language: reader.language,
  subject: said(messages.recurringSet, { number: recurring.order_number }),
  greeting: hello(reader.name),
  paragraphs: [
    (language) =>
      said(messages.comesOften, { often: often(recurring, language), number: recurring.order_number })(
        language,
      ),
    (language) =>
      first
        ? said(messages.firstIsIn, {
            number: first.order_number,
            total: pesos(first.total),
            next: nextWords(nextDueOn)(language),
          })(language)
        : said(messages.firstPlacedOn, { day: formatDate(nextDueOn ?? '') })(language),
    said(messages.checkedAnew),
  ],
  link: link(linkTo, recurring),
})

interface Occurred {
  placed: Placed
  recurring: Facts
  nextDueOn: string | null
  totalBefore: number | null
}

export function occurredEmail({ placed, recurring, nextDueOn, totalBefore }: Occurred): Email {
  const { order, reader, linkTo } = placed
  const isChanged = totalBefore !== null && totalBefore !== order.total
  return {
    kind: 'recurring_placed',
    to: reader.email,
    language: reader.language,
    subject: said(messages.recurringPlaced, { number: order.order_number }),
    greeting: hello(reader.name),
    paragraphs: [
      (language) =>
        said(messages.onItsWayToPharmacy, {
          often: often(recurring, language),
          number: order.order_number,
          total: pesos(order.total),
        })(language),
      ...(isChanged ? [said(messages.pricesChanged, { total: pesos(totalBefore) })] : []),
      (language) => said(messages.nextAndCancel, { next: nextWords(nextDueOn)(language) })(language),
    ],
    link: link(linkTo, recurring),
  }
}

/** The reason why nothing was ordered, without names of medicines: emails are read over shoulders. */
const missedWords = ({ code, errors }: Pick<Problem, 'code' | 'errors'>) => {
  if (errors?.['prescription_image']) return messages.prescriptionGone
  if (code === 'forbidden') return messages.notActive
  if (code === 'out_of_stock') return messages.notEnough
  return messages.cannotBeBought
}

interface Missed {
  reader: Reader
  recurring: Facts
  problem: Pick<Problem, 'code' | 'errors'>
  nextDueOn: string | null
  linkTo: LinkTo
}

export const missedEmail = ({ reader, recurring, problem, nextDueOn, linkTo }: Missed): Email => ({
  kind: 'recurring_missed',
  to: reader.email,
  language: reader.language,
  subject: said(messages.recurringMissed, { number: recurring.order_number }),
  greeting: hello(reader.name),
  paragraphs: [
    (language) => said(messages.nothingOrdered, { why: said(missedWords(problem))(language) })(language),
    nextDueOn ? said(messages.weTryAgain, { day: formatDate(nextDueOn) }) : said(messages.wasTheLast),
  ],
  link: link(linkTo, recurring),
})

interface Waiting extends Pick<Missed, 'reader' | 'recurring' | 'linkTo'> {
  pharmacy_name: string
  lastDay: string | null
}

export const waitingEmail = ({ reader, recurring, pharmacy_name, lastDay, linkTo }: Waiting): Email => ({
  kind: 'recurring_waiting',
  to: reader.email,
  language: reader.language,
  subject: said(messages.recurringWaits, { number: recurring.order_number }),
  greeting: hello(reader.name),
  paragraphs: [
    lastDay
      ? said(messages.pausedUntil, { pharmacy: pharmacy_name, day: formatDate(lastDay) })
      : said(messages.pausedWithoutEnd, { pharmacy: pharmacy_name }),
    said(messages.placedWhenItOpens),
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
  language: reader.language,
  subject: said(messages.recurringStopped, { number: recurring.order_number }),
  greeting: hello(reader.name),
  paragraphs: [said(messages.noFurtherOrders)],
  link: link(linkTo, recurring),
})
