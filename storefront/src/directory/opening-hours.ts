import * as directory from '@botika/common/messages/directory'
import * as ui from '@botika/common/messages/ui'
import { t } from '../lib/language/text'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const NAMES = [
  directory.monday,
  directory.tuesday,
  directory.wednesday,
  directory.thursday,
  directory.friday,
  directory.saturday,
  directory.sunday,
] as const

export function readableHours(text: string): { days: string; hours: string }[] | null {
  if (text.trim() === '24/7') return [{ days: t(directory.everyDay), hours: t(directory.open24Hours) }]
  const lines: { days: string; hours: string }[] = []
  for (const rule of text.split(';').map((part) => part.trim())) {
    if (rule === '') continue
    const [days, ...rest] = rule.split(/\s+/)
    const names = namesOf(days ?? '')
    const hours = hoursOf(rest.join(' '))
    if (!names || !hours) return null
    lines.push({ days: names, hours })
  }
  return lines.length > 0 ? lines : null
}

function namesOf(days: string): string | null {
  const parts = days.split(',').map((run) => {
    if (run === 'PH') return t(directory.publicHolidays)
    const [from, to] = run.split('-').map((day) => DAYS.findIndex((one) => one === day))
    if (from === undefined || from < 0 || (to !== undefined && to < 0)) return null
    const [first, last] = [NAMES[from], NAMES[to ?? from]]
    if (!first || !last) return null
    return to === undefined ? t(first) : t(ui.fromToTo, { from: t(first), to: t(last) })
  })
  if (parts.some((part) => part === null)) return null
  return days === 'Mo-Su' ? t(directory.everyDay) : parts.join(', ')
}

function hoursOf(text: string): string | null {
  if (text === 'off' || text === 'closed') return t(directory.closed)
  const spans = text.split(',').map((span) => {
    const match = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(span.trim())
    if (!match) return null
    const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match
    if (fromHour === '00' && toHour === '24') return t(directory.open24Hours)
    return t(ui.fromToTo, { from: clock(fromHour, fromMinute), to: clock(toHour, toMinute) })
  })
  return spans.includes(null) ? null : spans.join(', ')
}

function clock(hour: string, minute: string): string {
  const value = Number(hour) % 24
  const half = value < 12 ? 'AM' : 'PM'
  return `${value % 12 === 0 ? 12 : value % 12}:${minute} ${half}`
}

const PLAIN = /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/

/** Opening hours for schema.org; rules it cannot express are left out. */
export function plainHours(text: string): string[] {
  if (text.trim() === '24/7') return ['Mo-Su 00:00-23:59']
  const rules = text.split(';').map((rule) => rule.trim().replace(/,PH(?= )/, ''))
  return rules.filter((rule) => PLAIN.test(rule)).map((rule) => rule.replace('-24:00', '-23:59'))
}
