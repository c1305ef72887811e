import type { Order } from '@botika/common/orders/schema'

const ORDER = 'lastOrder'
const RECURRING = 'lastRecurringOrder'

type Numbered = Pick<Order, 'order_number'>

/** The number of the order that this tab placed last, for the thank-you page and its reload. */
export const rememberOrder = (order: Numbered) => keep(ORDER, order)
export const lastOrderNumber = () => kept(ORDER)

/** The same of the recurring order that it set up last. */
export const rememberRecurring = (order: Numbered) => keep(RECURRING, order)
export const lastRecurringNumber = () => kept(RECURRING)

function keep(key: string, { order_number }: Numbered) {
  try {
    sessionStorage.setItem(key, order_number)
  } catch {
    // the thank-you page then asks for the number
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
