import { atom } from '../../lib/store'

/** Why the customer's cart is not here, and the way to ask for it again. */
export const cartTroubleAtom = atom<{ detail: string; retry: () => void } | null>(null)

/** What is not as the shopper left it since the guest's cart joined the customer's, in sentences. */
export const cartNewsAtom = atom<readonly string[]>([])
