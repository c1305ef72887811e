import { lazily } from './lazily'

/** An amount in whole centavos: what all arithmetic is done in. */
export type Centavos = number

/** Pesos to whole centavos. */
export const toCentavos = (pesos: number): Centavos => Math.round(pesos * 100)

/** Whole centavos to pesos for the wire. */
export const toPesos = (centavos: Centavos): number => centavos / 100

/** `numerator / denominator`, half a centavo rounded up, in whole numbers alone. */
export function divideHalfUp(numerator: number, denominator: number): Centavos {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

const format = lazily(() => new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }))

/** Pesos for people: `₱1,234.50`. */
export const formatPesos = (pesos: number): string => format().format(pesos)

/** The most that can be asked for: amounts are kept as whole centavos in four bytes. */
export const MOST_PESOS = 20_000_000
