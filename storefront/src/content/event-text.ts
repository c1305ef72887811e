import * as content from '@botika/common/messages/content'
import * as ui from '@botika/common/messages/ui'
import { formatDate } from '../lib/language/dates'
import { t } from '../lib/language/text'

interface Dated {
  date: string
  ends_on: string | null
}

interface Placed {
  venue: string
  address: string
  city: string | null
}

export function eventDates({ date, ends_on }: Dated): string {
  if (ends_on === null || ends_on === date) return formatDate(date)
  return t(ui.fromToTo, { from: formatDate(date), to: formatDate(ends_on) })
}

export function dayParts(day: string): { month: string; date: string } {
  const [month = '', date = ''] = formatDate(day).replace(',', '').split(/\s/)
  return { month, date }
}

export const eventPlace = ({ venue, address, city }: Placed): string =>
  [venue, address, city].filter(Boolean).join(', ') || t(content.thePlaceWillBeAnnounced)
