import { contact } from '@botika/common/contact/endpoints'
import { emailLinks } from '@botika/common/email-links/endpoints'
import { issueWords } from '@botika/common/http/codecs'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { priceAlerts } from '@botika/common/price-alerts/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { users } from '@botika/common/users/endpoints'
import * as z from 'zod'
import type { Values } from './fields'

export { contact, emailLinks, passwordLinks, preregisters, priceAlerts, sellerLinks, users }

export function fieldErrors(schema: z.core.$ZodType | undefined, values: Values): Values {
  const errors: Values = {}
  if (!schema) return errors
  const { error } = z.safeParse(schema, values, { error: issueWords })
  for (const { path, message } of error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
  return errors
}
