import * as english from '@botika/common/time'
import { inOneLine, language, locale } from './text'

export const formatDate = (value: string | Date): string => inOneLine(dateOf(value))

function dateOf(value: string | Date): string {
  if (language() === 'en') return english.formatDate(value)
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const timeZone = isDay ? 'UTC' : 'Asia/Manila'
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone }).format(new Date(value))
}

export function formatDateTime(value: string | Date): string {
  const inEnglish = english.formatDateTime(value)
  return inEnglish.replace(english.formatDate(new Date(value)), formatDate(new Date(value)))
}
