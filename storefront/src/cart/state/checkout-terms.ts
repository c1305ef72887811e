import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import { atom, storedAtom } from '../../lib/store'

/** The specification's default is the door. */
export const deliveryOptionAtom = atom<DeliveryValue>('door_to_door')

/** Empty for none. Never stored: it reveals age or health. */
export const discountTypeAtom = atom<'' | DiscountType>('')

/** True while an order is bought again: checkout then leads to the orders (specification, section 5). */
export const isBuyingAgainAtom = storedAtom(
  'buyAgain',
  false,
  (value): value is boolean => typeof value === 'boolean',
  'session',
)
