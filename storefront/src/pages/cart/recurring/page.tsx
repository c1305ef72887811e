import { CheckoutFrame } from '../../../checkout/CheckoutFrame'
import { ScheduleStep } from '../../../checkout/ScheduleStep'

export const Component = () => <CheckoutFrame schedule={<ScheduleStep />} />
