import * as account from '@botika/common/messages/account'
import type { User } from '@botika/common/session/endpoints'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { useToast } from '../ui/toast/atoms'
import { ProofForm } from './ProofForm'

export function DeleteAccount({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate()
  const showToast = useToast()
  return (
    <ProofForm
      user={user}
      name="password"
      action={t(account.yesDeleteMyAccountForGood)}
      isDangerous
      send={async ({ deleteAccount }, { password, otp }) => {
        await deleteAccount(password, otp)
        showToast(t(account.yourAccountIsDeletedThank), 'success')
        void navigate(paths.home())
      }}
      onCancel={onCancel}
    />
  )
}
