import { orders } from '@botika/common/orders/endpoints'
import { type Handling, onceOf, type Serve, signedIn } from '../../platform'
import type { PlaceService } from './place-service'
import type { ReorderService } from './reorder'
import type { OrderService } from './service'

export function reorderRoutes(serve: Serve, service: ReorderService) {
  serve(orders.reorderPreview, ({ person, params, query }) =>
    service.preview(signedIn(person), params.orderId, query),
  )
  serve(orders.reorder, async ({ person, language, params, body, idempotencyKey, raw }) => {
    const answer = await service.reorder({
      person: signedIn(person),
      language,
      orderId: params.orderId,
      body,
      key: idempotencyKey,
    })
    raw?.reply.header('Location', `/api/orders/${answer.orders.id}`)
    return answer
  })
}

export function orderRoutes(serve: Serve, service: OrderService, placing: PlaceService) {
  serve(orders.place, async ({ body, person, language, idempotencyKey, raw }) => {
    const placed = await placing.place({ body, person, language, key: idempotencyKey })
    raw?.reply.header('Location', `/api/orders/${placed.id}`)
    return { orders: placed }
  })
  serve(orders.track, async ({ query }) => ({ order: await service.track(query.order_number) }))
  serve(orders.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(orders.one, async ({ person, reach, params }) => ({
    order: await service.one(signedIn(person), reach, params.id),
  }))
  serve(orders.items, async ({ person, reach, params }) => ({
    data: await service.items(signedIn(person), reach, params.id),
  }))
  serve(orders.confirmDelivery, async ({ person, params }) => ({
    order: await service.confirmDelivery(signedIn(person), params.id),
  }))
  serve(orders.cancelPart, async ({ person, params, body }) => ({
    order: await service.cancelPart(signedIn(person), params.id, body),
  }))
  serve(orders.cancelPartAsGuest, async ({ body }) => ({ order: await service.cancelPartAsGuest(body) }))
  serve(orders.replacePrescription, async (handling) => {
    const { id } = handling.params
    const person = signedIn(handling.person)
    const use = await onceOf(handling, `prescription:customer:${person.id}:${id}`)
    return { order: await service.replacePrescription(person, id, handling.body.prescription_image, use) }
  })
  serve(orders.replacePrescriptionAsGuest, async (handling) => {
    const use = await onceOf(handling, 'prescription:guest')
    return { order: await service.replacePrescriptionAsGuest(handling.body, use) }
  })

  const file =
    (field: 'prescription_file_id' | 'senior_citizen_id_file_id') =>
    async ({ person, reach, params, raw }: Handling<typeof orders.prescriptionImage>) => {
      const { bytes, mime } = await service.file(signedIn(person), reach, params.id, field)
      const disposition = mime === 'application/pdf' ? 'attachment' : 'inline'
      // a document is never a page of ours
      raw?.reply
        .type(mime)
        .header('Content-Disposition', disposition)
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
      return bytes
    }
  serve(orders.prescriptionImage, file('prescription_file_id'))
  serve(orders.seniorCitizenIdImage, file('senior_citizen_id_file_id'))
}
