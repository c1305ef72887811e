/** The specification's delivery options (its section 9); fees are pesos and can be changed by configuration. */
export const DELIVERY_OPTIONS = [
  { value: 'door_to_door', name: 'Door to door delivery', fee: 49 },
  { value: 'pick_up', name: 'Pick up at pharmacy', fee: 0 },
] as const

export const DELIVERY_VALUES = ['door_to_door', 'pick_up'] as const
export type DeliveryValue = (typeof DELIVERY_VALUES)[number]

export const PAYMENT_VALUES = ['cash', 'online'] as const
export const DISCOUNT_TYPES = ['senior_citizen', 'pwd'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]
