import { orders } from '@botika/common/orders/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'

// loaded when the first price is asked for: the calls of checkout with their schemas
export { orders, quote, recurringOrders }
