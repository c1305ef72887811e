import { CheckoutFrame } from '../../../checkout/CheckoutFrame'

/** Checkout, for customers at an address of their own. */
export const Component = () => <CheckoutFrame />
