import { ALL_DAY, type Day, runsOf, type Span, type Week } from './week'

export const DAY_NAMES: Record<Day, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** `13:05` as `1:05 PM`; midnight by its name at the end of a day. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 24) return 'midnight'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

function spansInWords(spans: readonly Span[]): string {
  if (spans.length === 0) return 'closed'
  if (spans.some(({ from, to }) => from === ALL_DAY.from && to === ALL_DAY.to)) return 'open all day'
  return spans
    .map(({ from, to }) => `${clock(from)} to ${clock(to)}${to < from ? ' the next morning' : ''}`)
    .join(' and ')
}

/** A week as people say it: `Monday to Saturday 8:00 AM to 9:00 PM, Sunday closed.` */
export function weekInWords(week: Week): string {
  const runs = runsOf(week)
  const [only] = runs
  const days =
    runs.length === 1 && only
      ? `Every day ${spansInWords(only.spans)}`
      : runs
          .map(({ first, last, spans }) => {
            const name = first === last ? DAY_NAMES[first] : `${DAY_NAMES[first]} to ${DAY_NAMES[last]}`
            return `${name} ${spansInWords(spans)}`
          })
          .join(', ')
  return `${days}.${week.isClosedOnHolidays ? ' Closed on holidays.' : ''}`
}
