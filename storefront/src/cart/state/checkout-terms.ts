import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import { atom, storedAtom } from '../../lib/store'

/** How what is checked out gets there; the specification's default is the door. */
export const deliveryOptionAtom = atom<DeliveryValue>('door_to_door')

/** The discount that is claimed; empty for none. Never stored: it tells of age or health. */
export const discountTypeAtom = atom<'' | DiscountType>('')

/** Whether an order is being bought again: checkout then leads to the orders (specification, section 5). */
export const isBuyingAgainAtom = storedAtom(
  'buyAgain',
  false,
  (value): value is boolean => typeof value === 'boolean',
  'session',
)
