import * as z from 'zod'
import { day, int, requiredText, text } from '../http/codecs'
import * as messages from '../messages/checks'
import { t } from '../messages/reader'
import { Pesos } from '../money'

const NotNegative = Pesos.refine((value) => value >= 0, { error: () => t(messages.notBelowZero) })
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t(messages.pleaseTypeATime) })

/** `DeliveryTerms` as they travel: amounts are pesos. */
export const DeliveryTermsField = z.object({
  is_delivering: z.boolean().default(true),
  areas: z
    .array(
      z.object({
        province: requiredText(100),
        city: text(100).nullable().default(null),
        barangay: text(120).nullable().default(null),
      }),
    )
    .max(300)
    .default([]),
  radius_km: z.number().min(0.1).max(2_000).nullable().default(null),
  fee: NotNegative.nullable().default(null),
  fee_per_km: NotNegative.default(0),
  free_from: NotNegative.nullable().default(null),
  cut_off: Time.nullable().default(null),
  preparation_minutes: int().min(0).max(10_080).default(30),
  is_cold_chain: z.boolean().default(false),
  special_days: z
    .array(z.object({ day: day(), hours: requiredText(100) }))
    .max(100)
    .default([]),
  pause: z
    .object({ from: day(), until: day().nullable().default(null), reason: text(200).default('') })
    .nullable()
    .default(null),
})
export type DeliveryTermsField = z.infer<typeof DeliveryTermsField>
