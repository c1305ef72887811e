import { t } from './messages/reader'
import * as messages from './messages/checks'
import * as z from 'zod'
import { MOST_PESOS } from './centavos'
import { numeric } from './http/codecs'

// what needs no schema stands apart, so that pages can format prices without loading the validator
export { divideHalfUp, formatPesos, toCentavos, toPesos } from './centavos'

/** Pesos as they travel: a JSON number with at most two decimals. */
export const Pesos = z
  .number()
  .min(-99_999_999)
  .max(99_999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: () => t(messages.atMostTwoDecimals),
  })

/** Pesos in an address or a form, where they arrive as text. */
export const PesosField = numeric()
  .pipe(Pesos)
  .refine((value) => Math.abs(value) <= MOST_PESOS, { error: () => t(messages.atMost20Million) })

/** A price: at least one centavo. */
export const Price = PesosField.refine((value) => value >= 0.01, {
  error: () => t(messages.atLeastACentavo),
})
