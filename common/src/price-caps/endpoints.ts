import * as z from 'zod'
import { day, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { Pesos, Price } from '../money'
import { RecordFields, VersionField } from '../record'

/** A lawful maximum retail price of one unit (tablet, millilitre), by generic, strength and form. */
export const PriceCap = RecordFields.extend({
  generic_name: z.string(),
  strength: z.string(),
  dosage_form: z.string(),
  cap: Pesos,
  /** The order that sets it, for example `EO 104 s. 2020`. */
  source: z.string(),
  effective_on: z.string(),
  /** Live offers that ask more than the cap. */
  offers_above: z.number().int(),
})
export type PriceCap = z.infer<typeof PriceCap>

const PriceCapFields = z.object({
  generic_name: requiredText(600),
  strength: text(400).default(''),
  dosage_form: text(150).default(''),
  cap: Price,
  source: requiredText(200),
  effective_on: day(),
})

export const priceCaps = collection({
  name: 'price-caps',
  record: PriceCap,
  fields: PriceCapFields,
  changes: z
    .object({
      ...PriceCapFields.partial().shape,
      strength: text(400).optional(),
      dosage_form: text(150).optional(),
    })
    .extend(VersionField.shape),
  query: ListQuery,
})
