import type { Words } from '../../shared/language/useWords'
import type { Mail } from '@botika/common/mails/endpoints'
import type { Tone } from '../../shared/StatusChip'
import { counted, moment } from '../../shared/words'

export const STATUS_NAMES = { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const

/** `order_placed` as people read it. */
export const kindWords = (kind: string) => {
  const words = kind.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export function standing({ status, gave_up: gaveUp }: Mail): { tone: Tone; label: string } {
  if (status === 'sent') return { tone: 'good', label: 'Sent' }
  if (status === 'waiting') return { tone: 'info', label: 'Waiting' }
  return gaveUp ? { tone: 'bad', label: 'Given up' } : { tone: 'warn', label: 'Failed, tries again' }
}

/** When it went, or what became of it so far. */
export function course({ sent_at: sentAt, attempts, next_try_at: nextTry }: Mail, t: Words): string {
  if (sentAt) return t('Sent {moment}', { moment: moment(sentAt) })
  const tried =
    attempts === 0
      ? t('Not tried yet')
      : t('Tried {times}', { times: counted(attempts, 'time', undefined, t) })
  return nextTry ? t('{tried}, next {moment}', { tried, moment: moment(nextTry) }) : tried
}
