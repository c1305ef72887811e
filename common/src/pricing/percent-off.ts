/** What is rounded off a price to reach a whole centavo may cost a claim this much of a percent. */
const ROUNDED_OFF = 0.05

/**
 * Whole percent, rounded down: nobody may be promised more than is taken off (RA 7394, article 110). 10% off ₱19.95 is
 * ₱17.96, which still counts as 10.
 */
export function percentOff(before: number, now: number): number {
  if (before <= 0 || now >= before) return 0
  return Math.floor(((before - now) / before) * 100 + ROUNDED_OFF)
}
