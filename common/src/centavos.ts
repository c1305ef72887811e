import { groupThousands } from './numbers/format-number'

/** An amount in whole centavos: what all arithmetic is done in. */
export type Centavos = number

export const toCentavos = (pesos: number): Centavos => Math.round(pesos * 100)

export const toPesos = (centavos: Centavos): number => centavos / 100

/** `numerator / denominator`, half a centavo rounded up, in whole numbers alone. */
export function divideHalfUp(numerator: number, denominator: number): Centavos {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** What `quantity` of something cost, in pesos, which costs `pesos` each. */
export const timesPesos = (pesos: number, quantity: number): number => toPesos(toCentavos(pesos) * quantity)

/** What one of `units` costs, in pesos, half a centavo rounded up. */
export const eachPesos = (pesos: number, units: number): number =>
  toPesos(divideHalfUp(toCentavos(pesos), units))

/** Pesos added up in whole centavos, so that no sum shows a stray fraction. */
export const sumPesos = (amounts: readonly number[]): number =>
  toPesos(amounts.reduce((sum, pesos) => sum + toCentavos(pesos), 0))

/** A fraction for people, with at most two decimals: 0.12 is `12%`. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100}%`

/** Pesos for people: `₱1,234.50`. */
export const formatPesos = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}₱${groupThousands(Math.abs(pesos).toFixed(2))}`

/** The most that can be asked for: amounts are kept as whole centavos in four bytes. */
export const MOST_PESOS = 20_000_000
