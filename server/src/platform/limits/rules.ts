interface Limit {
  /** Length of a window. */
  seconds: number
  /** How often one address may ask; whole neighbourhoods share one behind a mobile carrier. */
  perAddress: number
  /** How often one account, or one email address, may. */
  perAccount: number
  /** Takes an account's count back where the call succeeds. */
  countsFailures?: true
}

const MINUTE = 60
const HOUR = 3_600

/** Every rate limit that endpoints name. */
export const LIMITS: Record<string, Limit> = {
  login: { seconds: 15 * MINUTE, perAddress: 60, perAccount: 20, countsFailures: true },
  register: { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'forgot-password': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  password: { seconds: 15 * MINUTE, perAddress: 60, perAccount: 10 },
  checkout: { seconds: 10 * MINUTE, perAddress: 60, perAccount: 30 },
  tracking: { seconds: 10 * MINUTE, perAddress: 60, perAccount: 120 },
  contact: { seconds: HOUR, perAddress: 10, perAccount: 10 },
  preregister: { seconds: HOUR, perAddress: 10, perAccount: 10 },
  'email-link': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'email-change': { seconds: HOUR, perAddress: 20, perAccount: 5 },
  'own-data': { seconds: HOUR, perAddress: 30, perAccount: 5 },
  picture: { seconds: HOUR, perAddress: 1_200, perAccount: 600 },
  upload: { seconds: HOUR, perAddress: 600, perAccount: 300 },
}

/** How often a subject such as `ip:203.0.113.7` or `user:12` may ask. */
export const allowanceOf = (limit: Limit, subject: string) =>
  subject.startsWith('ip:') ? limit.perAddress : limit.perAccount
