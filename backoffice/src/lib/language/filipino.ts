import { ADMIN } from './filipino/admin'
import { BULK } from './filipino/bulk'
import { DASHBOARD } from './filipino/dashboard'
import { ORDERS } from './filipino/orders'
import { PRODUCTS } from './filipino/products'
import { SHARED } from './filipino/shared'
import { SHELL } from './filipino/shell'
import { TOLD } from './filipino/told'
import { TRADE } from './filipino/trade'

export { REFUSALS } from './filipino/refusals'

/** The Filipino of the back office, by its English. What is missing shows in English. */
export const FILIPINO: Readonly<Record<string, string>> = {
  ...TOLD,
  ...ADMIN,
  ...TRADE,
  ...BULK,
  ...SHELL,
  ...SHARED,
  ...DASHBOARD,
  ...ORDERS,
  ...PRODUCTS,
}
