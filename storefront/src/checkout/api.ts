import { orders } from '@botika/common/orders/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'

// loaded lazily, with the schemas
export { orders, recurringOrders }
