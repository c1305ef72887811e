import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { RecurringCreateService } from './create-service'
import type { RecurringOrderService } from './service'

export function recurringOrderRoutes(
  serve: Serve,
  service: RecurringOrderService,
  creating: RecurringCreateService,
) {
  serve(recurringOrders.create, async ({ body, person, language, idempotencyKey, raw }) => {
    const orders = await creating.create({ body, person, language, key: idempotencyKey })
    raw?.reply.header('Location', `/api/recurring-orders/${orders.id}`)
    return { orders }
  })
  serve(recurringOrders.track, async ({ query }) => ({ order: await service.track(query.order_number) }))
  serve(recurringOrders.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(recurringOrders.one, async ({ person, reach, params }) => ({
    order: await service.one(signedIn(person), reach, params.id),
  }))
  serve(recurringOrders.cancel, async ({ person, reach, params, body }) => ({
    order: await service.cancel(person, reach, params.id, body?.order_number),
  }))
  serve(recurringOrders.receive, async ({ person, reach, params }) => ({
    order: await service.receive(signedIn(person), reach, params.id),
  }))
}
