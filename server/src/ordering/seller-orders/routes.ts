import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { SellerOrderService } from './service'

export function sellerOrderRoutes(serve: Serve, service: SellerOrderService) {
  serve(sellerOrders.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(sellerOrders.one, ({ person, reach, params }) => service.read(signedIn(person), reach, params.id))
  serve(sellerOrders.create, ({ person, body, idempotencyKey }) =>
    service.create(signedIn(person), body, idempotencyKey),
  )
  serve(sellerOrders.remove, ({ person, params }) => service.remove(signedIn(person), params.id))
  serve(sellerOrders.update, ({ person, reach, params, body }) =>
    service.update(signedIn(person), reach, params.id, body),
  )
  serve(sellerOrders.decidePrescription, ({ person, reach, params, body }) =>
    service.decidePrescription(signedIn(person), reach, params.id, body.lines),
  )
  for (const action of ['confirm', 'receive', 'pay', 'complete'] as const)
    serve(sellerOrders[action], ({ person, reach, params }) =>
      service.advance(signedIn(person), reach, params.id, action),
    )
  serve(sellerOrders.ship, ({ person, reach, params, body }) =>
    service.advance(signedIn(person), reach, params.id, 'ship', body),
  )
  serve(sellerOrders.cancel, ({ person, reach, params, body }) =>
    service.cancel(signedIn(person), reach, params.id, body.cancel_remarks),
  )
}
