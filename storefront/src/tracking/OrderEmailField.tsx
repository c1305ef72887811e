import * as tracking from '@botika/common/messages/tracking'
import type { InputHTMLAttributes } from 'react'
import { t } from '../lib/language/words'
import { Field } from '../ui/Field'

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  error: string | undefined
}

/** Asks a guest for the email address of the order, which with its number is their key to it. */
export const OrderEmailField = (input: Props) => (
  <Field
    label={t(tracking.yourEmail)}
    name="email"
    type="email"
    required
    autoComplete="email"
    inputMode="email"
    hint={t(tracking.theOneThatYouGave)}
    {...input}
  />
)
