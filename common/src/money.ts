import * as z from 'zod'

/** An amount in whole centavos: what all arithmetic is done in. */
export type Centavos = number

/** Pesos as they travel: a JSON number with at most two decimals. */
export const Pesos = z
  .number()
  .min(-99_999_999)
  .max(99_999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: 'At most two decimals',
  })

/** Pesos in an address or a form, where they arrive as text. */
export const PesosField = z.coerce.number<number>().pipe(Pesos)

/** A price: at least one centavo. */
export const Price = PesosField.refine((value) => value >= 0.01, { message: 'Must be at least ₱0.01' })

/** Pesos to whole centavos. */
export const toCentavos = (pesos: number): Centavos => Math.round(pesos * 100)

/** Whole centavos to pesos for the wire. */
export const toPesos = (centavos: Centavos): number => centavos / 100

/** `numerator / denominator`, half a centavo rounded up, in whole numbers alone. */
export function divideHalfUp(numerator: number, denominator: number): Centavos {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

const format = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/** Pesos for people: `₱1,234.50`. */
export const formatPesos = (pesos: number): string => format.format(pesos)
