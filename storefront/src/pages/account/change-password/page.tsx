import * as account from '@botika/common/messages/account'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { PasswordForm } from '../../../account/PasswordForm'
import styles from '../../../content/FormPage.module.css'

export const Component = () => (
  <AccountFrame
    title={t(account.changePassword)}
    description={t(account.setANewPassword)}
    isForCustomers={false}
  >
    {(user) => (
      <div className={styles.under}>
        <PasswordForm user={user} />
      </div>
    )}
  </AccountFrame>
)
