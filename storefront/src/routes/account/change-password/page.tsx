import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { PasswordForm } from '../../../features/account/PasswordForm'
import styles from '../../../features/content/FormPage.module.css'

/** Sets another password. */
export const Component = () => (
  <AccountFrame title={t('Change password')} description={t('Set a new password.')} isForCustomers={false}>
    {(user) => (
      <div className={styles.under}>
        <PasswordForm user={user} />
      </div>
    )}
  </AccountFrame>
)
