import * as account from '@botika/common/messages/account'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { ProfileForm } from '../../../account/ProfileForm'
import styles from '../../../content/FormPage.module.css'

export const Component = () => (
  <AccountFrame
    title={t(account.myDetails)}
    description={t(account.yourNameEmailAndNumber)}
    isForCustomers={false}
  >
    {(user) => (
      <div className={styles.under}>
        <ProfileForm user={user} />
      </div>
    )}
  </AccountFrame>
)
