import { orders } from '@botika/common/orders/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'

export { orders, recurringOrders }
