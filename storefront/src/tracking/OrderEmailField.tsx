import * as tracking from '@botika/common/messages/tracking'
import type { ComponentProps } from 'react'
import { t } from '../lib/language/text'
import { EmailField } from '../ui/person-fields'

export const OrderEmailField = (input: ComponentProps<typeof EmailField>) => (
  <EmailField label={t(tracking.yourEmail)} name="email" hint={t(tracking.theOneThatYouGave)} {...input} />
)
