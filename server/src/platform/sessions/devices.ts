import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const DEVICE_COOKIE = 'botika_device'
export const DEVICE_SECONDS = 365 * 86_400

const SEPARATOR = '.'
const MOST_PEOPLE = 5

/**
 * Devices on which somebody signed in before, by a signed cookie that names nobody: wrong passwords from elsewhere
 * don't lock them out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function knownDevices(secret: string) {
  const markOf = (device: string, email: string) =>
    createHmac('sha256', secret).update(`device ${device} ${email.toLowerCase()}`).digest('base64url')

  function read(cookie: string | undefined) {
    const [device = '', ...marks] = (cookie ?? '').split(SEPARATOR)
    return { device, marks: marks.slice(0, MOST_PEOPLE) }
  }

  const isKnown = (cookie: string | undefined, email: string) => {
    const { device, marks } = read(cookie)
    const wanted = Buffer.from(markOf(device, email))
    return marks.some((mark) => {
      const given = Buffer.from(mark)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    })
  }

  return {
    subjects: (cookies: Record<string, string | undefined>, subjects: string[]) =>
      subjects.map((subject) => {
        const [, email] = /^email:(.*)$/s.exec(subject) ?? []
        const cookie = cookies[DEVICE_COOKIE]
        if (email === undefined || !isKnown(cookie, email)) return subject
        return `device:${read(cookie).device}:${email}`
      }),

    remember(cookie: string | undefined, email: string): string {
      if (cookie !== undefined && isKnown(cookie, email)) return cookie
      const { device, marks } = read(cookie)
      const isOurs = /^[\w-]{16}$/.test(device) && marks.length > 0
      const own = isOurs ? device : randomBytes(12).toString('base64url')
      const kept = isOurs ? marks.slice(0, MOST_PEOPLE - 1) : []
      return [own, markOf(own, email), ...kept].join(SEPARATOR)
    },
  }
}
export type KnownDevices = ReturnType<typeof knownDevices>
