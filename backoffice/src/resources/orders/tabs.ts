import { STATUS_NAMES } from '@botika/common/orders/steps'
import type { Tabs } from '../../ui/StatusTabs'

/** Orders by where they stand. */
export const ORDER_TABS = {
  names: { all: 'All', ...STATUS_NAMES },
  told: {
    to_confirm: 'New orders wait here until they are confirmed.',
    to_ship: 'Confirmed orders wait here until they are shipped or ready for pick-up.',
    to_receive: 'Orders wait here until the shopper has them.',
    to_pay: 'Orders that the shopper has wait here until they are paid.',
    to_complete: 'Paid orders wait here until they are closed.',
    completed: 'Orders are kept here when everything is done.',
    cancelled: 'Orders that the shopper or the pharmacy cancelled are kept here.',
  },
} satisfies Tabs
