import { CheckoutFrame } from '../../../checkout/CheckoutFrame'

export const Component = () => <CheckoutFrame isRecurring />
