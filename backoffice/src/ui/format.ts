import * as shared from '@botika/common/messages/office/shared'
import { formatPesos } from '@botika/common/centavos'
import { lazily } from '@botika/common/lazily'
import { formatDate, formatDateTime } from '@botika/common/time'
import { inEnglish, type Translate } from '../lib/language/useTranslations'

export const NOTHING = '–'

export const pesos = (value: number | null | undefined) => (value == null ? NOTHING : formatPesos(value))
export const signed = (value: number) => (value < 0 ? `−${pesos(-value)}` : pesos(value))
export const day = (value: string | null | undefined) => (value ? formatDate(value) : NOTHING)
export const moment = (value: string | null | undefined) => (value ? formatDateTime(value) : NOTHING)

const months = lazily(
  () => new Intl.DateTimeFormat('en-PH', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
export const formatMonth = (month: string) => months().format(new Date(`${month}-01T00:00:00Z`))

/** A text that breaks where it may: numbers stay with what they count, as in `250 mg/5 mL, 60 mL` and `9:00 AM`. */
export const unbroken = (text: string) => text.replace(/(\d) (?=[a-zµ]|(IU|L|AM|PM|NN)\b)/g, '$1\u00a0')

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const UNITS = [
  { named: shared.countDays, ms: 86_400_000 },
  { named: shared.countHours, ms: 3_600_000 },
  { named: shared.countMinutes, ms: 60_000 },
] as const

/** Elapsed time in its largest whole unit: `3 hours`. */
export function since(moment: string, t: Translate = inEnglish, now: number = Date.now()): string {
  const passed = now - Date.parse(moment)
  const found = UNITS.find(({ ms }) => passed >= ms)
  return found ? t(found.named, { count: Math.floor(passed / found.ms) }) : t(shared.lessThanAMinute)
}
