import * as ui from '@botika/common/messages/ui'
import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'
import { t } from '../../lib/language/text'
import { SecretField } from '../../ui/SecretField'

interface Props {
  label: string
  error: string | undefined
}

export const PasswordField = ({ label, error }: Props) => (
  <SecretField
    label={label}
    name="password"
    autoComplete="new-password"
    required
    minLength={MIN_PASSWORD_LENGTH}
    hint={t(ui.atLeastCountCharactersThree, { count: MIN_PASSWORD_LENGTH })}
    error={error}
  />
)
