import * as ui from '@botika/common/messages/ui'
import { checkoutIssues, OrderFields } from '@botika/common/orders/schema'
import { t } from '../lib/language/text'
import { bodyOf } from './body'
import type { CheckoutForm, Circumstances, FieldName } from './form'
import { scheduleErrors } from './schedule'

export type FieldErrors = Partial<Record<FieldName, string>>

const NO_SUMS = { subtotal: 0, total: 0, delivery_fee: 0 }
const ANY_ITEM = [{ inventory_id: 1, quantity: 1 }]
// if the customer is the receiver, the receiver's errors belong to the customer's fields
const OWN: Record<string, FieldName> = {
  receiver_first_name: 'guest_first_name',
  receiver_last_name: 'guest_last_name',
  receiver_number: 'guest_number',
  contact_number: 'guest_number',
}

export function fieldErrors(
  form: CheckoutForm,
  { needsPrescription, isCustomer, isRecurring }: Circumstances,
): FieldErrors {
  const body = bodyOf({ form, items: ANY_ITEM, sums: NO_SUMS, customer: isCustomer ? { id: 1 } : null })
  const errors: FieldErrors = {}
  const add = (field: string, message: string) => {
    const shown = (
      form.is_receiver || field === 'contact_number' ? (OWN[field] ?? field) : field
    ) as FieldName
    errors[shown] ??= message
  }
  const parsed = OrderFields.safeParse(body)
  for (const issue of parsed.error?.issues ?? []) add(String(issue.path[0] ?? ''), issue.message)
  for (const [field, messages] of Object.entries(checkoutIssues({ ...body, is_guest: !isCustomer }))) {
    add(field, messages[0] ?? '')
  }
  if (needsPrescription && !form.prescription_image) {
    add('prescription_image', t(ui.pleaseAddAPictureOfThePrescription))
  }
  if (isRecurring) {
    for (const [field, message] of scheduleErrors(form)) add(field, message)
  }
  return errors
}
