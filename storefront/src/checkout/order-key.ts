import { sendKey } from '../lib/send-key'

/** The key of an order, by its fingerprint, and a way to have another once it is placed. */
export const { keyOf, forgetKey } = sendKey('checkoutKey')
