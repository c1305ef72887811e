import { isIPv4, isIPv6 } from 'node:net'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { createHash } from 'node:crypto'
import type { LimitRepository } from './repository'

interface Limit {
  seconds: number
  perAddress: number
  perAccount: number
  /** Takes an account's count back where the call succeeds. */
  countsFailures?: true
}

const MINUTE = 60
const HOUR = 3_600

export const LIMITS: Record<string, Limit> = {
  login: { seconds: 15 * MINUTE, perAddress: 60, perAccount: 20, countsFailures: true },
  // only who has the password gets so far; codes are few enough to guess
  'second-factor': { seconds: HOUR, perAddress: 60, perAccount: 10, countsFailures: true },
  'second-factor-notice': { seconds: HOUR, perAddress: 60, perAccount: 1 },
  register: { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'forgot-password': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  password: { seconds: 15 * MINUTE, perAddress: 60, perAccount: 10 },
  checkout: { seconds: 10 * MINUTE, perAddress: 60, perAccount: 30 },
  tracking: { seconds: 10 * MINUTE, perAddress: 60, perAccount: 120 },
  complaint: { seconds: HOUR, perAddress: 30, perAccount: 10 },
  contact: { seconds: HOUR, perAddress: 10, perAccount: 10 },
  'price-alert': { seconds: HOUR, perAddress: 10, perAccount: 10 },
  invite: { seconds: HOUR, perAddress: 60, perAccount: 30 },
  preregister: { seconds: HOUR, perAddress: 10, perAccount: 10 },
  'email-link': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'email-change': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'own-data': { seconds: HOUR, perAddress: 30, perAccount: 5 },
  picture: { seconds: HOUR, perAddress: 1_200, perAccount: 600 },
  upload: { seconds: HOUR, perAddress: 600, perAccount: 300 },
}

const allowanceOf = (limit: Limit, subject: string) =>
  subject.startsWith('ip:') ? limit.perAddress : limit.perAccount

interface Needs {
  repository: LimitRepository
  isOn: boolean
}

// addresses of people are not kept as they are
const keyOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}`

export function limitService({ repository, isOn }: Needs) {
  return {
    /** Counted first, so that many at once see each other; where only failures count, answers what takes it back. */
    async check(name: string, subjects: string[]): Promise<(() => Promise<void>) | undefined> {
      if (!isOn) return undefined
      const limit = LIMITS[name]
      if (!limit) throw new Error(`There is no rate limit "${name}"`)
      const subjectOf = new Map(subjects.map((subject) => [keyOf(name, subject), subject]))
      const counts = await repository.count([...subjectOf.keys()].sort(), limit.seconds)
      for (const { key, count, seconds } of counts) {
        if (count <= allowanceOf(limit, subjectOf.get(key) ?? '')) continue
        throw new Problem('too_many_requests', phrase(messages.tooManyAttempts, { time: inWords(seconds) }), {
          retryAfter: Math.max(1, seconds),
        })
      }
      const accounts = subjects.filter((subject) => !subject.startsWith('ip:'))
      if (!limit.countsFailures || accounts.length === 0) return undefined
      return () => repository.uncount(accounts.map((subject) => keyOf(name, subject)).sort())
    },

    deleteExpired: () => repository.deleteExpired(),
  }
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 90) return t(messages.minutes, { count: 1 })
  return minutes < 90
    ? t(messages.minutes, { count: minutes })
    : t(messages.hours, { count: Math.ceil(minutes / 60) })
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Of the eight groups of an IPv6 address, those that name a connection; the rest is its owner's to choose. */
const OWN_GROUPS = 4
const SHORT_GROUPS = 3

/** What a provider gives to one connection: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  return ipv4In(address) ?? ipv6Start(address, OWN_GROUPS) ?? withoutZone(address)
}

/** A network that many share, so that it names nobody: 24 bits of an IPv4 address, 48 of an IPv6 address. */
export function shortNetworkOf(address: string): string | null {
  const ipv4 = ipv4In(address)
  return ipv4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : ipv6Start(address, SHORT_GROUPS)
}

const withoutZone = (address: string) => address.replace(/%.*$/, '')

function ipv4In(address: string): string | null {
  const bare = withoutZone(address)
  const [, mapped] = MAPPED.exec(bare) ?? []
  return mapped ?? (isIPv4(bare) ? bare : null)
}

function ipv6Start(address: string, groups: number): string | null {
  const bare = withoutZone(address)
  if (!isIPv6(bare)) return null
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array<string>(left).fill('0'), ...after]
  return `${all.slice(0, groups).join(':')}::/${groups * 16}`
}
