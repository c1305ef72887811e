import * as security from '@botika/common/messages/account-security'
import type { ComponentProps } from 'react'
import { t } from '../lib/language/text'
import { Field } from './Field'

/** The code of an authenticator app, or one that stands in for it: digits alone, for a phone's number pad. */
export const CodeField = (props: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label={t(security.codeOrRecovery)}
    hint={t(security.sixDigits)}
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    required
    maxLength={60}
    {...props}
  />
)
