import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { PasswordForm } from '../../../account/PasswordForm'
import styles from '../../../content/FormPage.module.css'

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
