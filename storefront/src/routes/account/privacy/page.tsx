import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { OwnData } from '../../../features/account/OwnData'
import styles from '../../../features/content/FormPage.module.css'

/** A copy of one's data, and the end of the account. */
export const Component = () => (
  <AccountFrame
    title={t('My Data')}
    description={t('Download what we hold about you, or delete your account.')}
    isForCustomers={false}
  >
    {(user) => (
      <div className={styles.under}>
        <OwnData user={user} />
      </div>
    )}
  </AccountFrame>
)
