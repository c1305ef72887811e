import { manilaDay } from '@botika/common/time'

const SOON_DAYS = 45
const dayAfter = (now: number, days: number) => manilaDay(new Date(now + days * 86_400_000))

/** Whether a licence has expired (its last day is over, by Manila's calendar, as the shop counts) or will within 45 days. */
export function licenceState(expiresOn: string | null | undefined, now: number = Date.now()) {
  if (!expiresOn) return null
  if (expiresOn < dayAfter(now, 0)) return 'expired'
  return expiresOn <= dayAfter(now, SOON_DAYS) ? 'soon' : null
}
