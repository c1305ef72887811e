import { CheckoutFrame } from '../../../checkout/CheckoutFrame'

/** Sets up an order that comes again by itself. */
export const Component = () => <CheckoutFrame isRecurring />
