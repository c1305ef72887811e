/** A round number at or above the largest value, so that the lines of a chart have readable names. */
export function ceilingOf(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest === 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= largest) ?? 10
  return step * magnitude
}
