import { orders } from '@botika/common/orders/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'

// loaded lazily, with the schemas
export { orders, quote, recurringOrders }
