import { Problem } from '@botika/common/http/problem'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { Person, Serve } from '../../platform'
import type { SellerOrderService } from './service'

const known = (person: Person | null): Person => {
  if (!person) throw new Problem('not_signed_in')
  return person
}

export function sellerOrderRoutes(serve: Serve, service: SellerOrderService) {
  serve(sellerOrders.list, ({ person, reach, query }) => service.list(known(person), reach, query))
  serve(sellerOrders.one, ({ person, reach, params }) => service.read(known(person), reach, params.id))
  serve(sellerOrders.create, ({ person, body, idempotencyKey }) =>
    service.create(known(person), body, idempotencyKey),
  )
  serve(sellerOrders.remove, ({ person, params }) => service.remove(known(person), params.id))
  serve(sellerOrders.update, ({ person, reach, params, body }) =>
    service.update(known(person), reach, params.id, body),
  )
  for (const action of ['confirm', 'receive', 'pay', 'complete'] as const)
    serve(sellerOrders[action], ({ person, reach, params }) =>
      service.advance(known(person), reach, params.id, action),
    )
  serve(sellerOrders.ship, ({ person, reach, params, body }) =>
    service.advance(known(person), reach, params.id, 'ship', body),
  )
  serve(sellerOrders.cancel, ({ person, reach, params, body }) =>
    service.cancel(known(person), reach, params.id, body.cancel_remarks),
  )
}
