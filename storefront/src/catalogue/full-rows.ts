const ROW = 4
const MOST = 2 * ROW

/** As many as fill rows of four, two at most; what does not fill one is shown all the same. */
export function fullRows<T>(items: readonly T[]): T[] {
  const rows = Math.floor(Math.min(items.length, MOST) / ROW)
  return items.slice(0, rows === 0 ? items.length : rows * ROW)
}
