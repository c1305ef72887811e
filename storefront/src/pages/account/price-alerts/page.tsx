import * as alerts from '@botika/common/messages/price-alerts'
import { AccountFrame } from '../../../account/AccountFrame'
import { PriceAlerts } from '../../../account/PriceAlerts'
import { t } from '../../../lib/language/text'

export const Component = () => (
  <AccountFrame title={t(alerts.myAlerts)} description={t(alerts.whatYouAreTold)}>
    {() => <PriceAlerts />}
  </AccountFrame>
)
