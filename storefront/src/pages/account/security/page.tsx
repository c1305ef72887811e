import * as security from '@botika/common/messages/account-security'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { Devices } from '../../../account/Devices'
import styles from '../../../account/OwnData.module.css'
import { TwoStepLogin } from '../../../account/TwoStepLogin'

export const Component = () => (
  <AccountFrame
    title={t(security.security)}
    description={t(security.devicesAndTwoStep)}
    isForCustomers={false}
  >
    {(user) => (
      <div className={styles.sides}>
        <TwoStepLogin user={user} />
        <Devices user={user} />
      </div>
    )}
  </AccountFrame>
)
