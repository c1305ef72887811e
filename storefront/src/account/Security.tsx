import type { User } from '@botika/common/session/endpoints'
import { Devices } from './Devices'
import styles from './OwnData.module.css'
import { TwoStepLogin } from './TwoStepLogin'

export const Security = ({ user }: { user: User }) => (
  <div className={styles.sides}>
    <TwoStepLogin user={user} />
    <Devices user={user} />
  </div>
)
