import * as tracking from '@botika/common/messages/tracking'
import type { ComponentProps } from 'react'
import { t } from '../lib/language/text'
import { EmailField } from '../ui/person-fields'

/** Asks a guest for the email address of the order, which with its number is their key to it. */
export const OrderEmailField = (input: ComponentProps<typeof EmailField>) => (
  <EmailField label={t(tracking.yourEmail)} name="email" hint={t(tracking.theOneThatYouGave)} {...input} />
)
