import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import * as shared from '@botika/common/messages/office/shared'
import { inEnglish, type Translate } from '../../lib/language/useTranslations'
import { ALL_DAY, type Day, runsOf, type Span, type Week } from './week'

export const DAY_NAMES: Record<Day, Label> = {
  Mo: inputs.monday,
  Tu: inputs.tuesday,
  We: inputs.wednesday,
  Th: inputs.thursday,
  Fr: inputs.friday,
  Sa: inputs.saturday,
  Su: inputs.sunday,
}

function clock(time: string, t: Translate): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 24) return t(inputs.midnight)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

function formatSpans(spans: readonly Span[], t: Translate): string {
  if (spans.length === 0) return t(inputs.closed)
  if (spans.some(({ from, to }) => from === ALL_DAY.from && to === ALL_DAY.to)) return t(inputs.openAllDay)
  return spans
    .map((span) => {
      const ends = { from: clock(span.from, t), to: clock(span.to, t) }
      return span.to < span.from ? t(inputs.fromToToTheNext, ends) : t(shared.fromToTo, ends)
    })
    .reduce((before, span) => t(records.beforeAndSpan, { before, span }))
}

export function formatWeek(week: Week, t: Translate = inEnglish): string {
  const runs = runsOf(week)
  const [only] = runs
  const days =
    runs.length === 1 && only
      ? t(inputs.everyDayHours, { hours: formatSpans(only.spans, t) })
      : runs
          .map(({ first, last, spans }) => {
            const ends = { from: t(DAY_NAMES[first]), to: t(DAY_NAMES[last]) }
            return `${first === last ? ends.from : t(shared.fromToTo, ends)} ${formatSpans(spans, t)}`
          })
          .join(', ')
  return `${days}.${week.isClosedOnHolidays ? ` ${t(inputs.closedOnHolidays)}.` : ''}`
}
