import { tabStorage } from '@botika/common/safe-storage'
import type { Order } from '@botika/common/orders/schema'

const ORDER = 'lastOrder'
const RECURRING = 'lastRecurringOrder'

type Numbered = Pick<Order, 'order_number'>

export const rememberOrder = (order: Numbered) => void tabStorage.write(ORDER, order.order_number)
export const lastOrderNumber = () => tabStorage.read(ORDER)

export const rememberRecurring = (order: Numbered) => void tabStorage.write(RECURRING, order.order_number)
export const lastRecurringNumber = () => tabStorage.read(RECURRING)
