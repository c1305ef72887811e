import type { Order } from '@botika/common/orders/schema'

const KEY = 'lastOrder'

/** The number of the order that this tab placed last, for the thank-you page and its reload. */
export const rememberOrder = ({ order_number }: Pick<Order, 'order_number'>) => {
  try {
    sessionStorage.setItem(KEY, order_number)
  } catch {
    // the thank-you page then asks for the number
  }
}

export function lastOrderNumber(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
