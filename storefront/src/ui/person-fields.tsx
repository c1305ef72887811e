import * as ui from '@botika/common/messages/ui'
import type { ComponentProps } from 'react'
import { t } from '../lib/language/text'
import { Field } from './Field'

type Props = Partial<ComponentProps<typeof Field>>

export const FullNameField = (props: Props) => (
  <Field label={t(ui.yourName)} autoComplete="name" required maxLength={150} {...props} />
)

export const FirstNameField = (props: Props) => (
  <Field label={t(ui.firstName)} autoComplete="given-name" required maxLength={100} {...props} />
)

export const LastNameField = (props: Props) => (
  <Field label={t(ui.lastName)} autoComplete="family-name" required maxLength={100} {...props} />
)

export const EmailField = (props: Props) => (
  <Field
    label={t(ui.email)}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    required
    maxLength={254}
    {...props}
  />
)

export const PhoneField = (props: Props) => (
  <Field label={t(ui.mobileNumber)} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...props} />
)
