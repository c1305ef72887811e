import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { AuditService, IdempotencyKeys, Person } from '../../platform'
import type { RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { orderStatusOf, statusOf } from '@botika/common/orders/steps'
import type { OrderAddition } from '../orders/addition'
import { mustBePossible, mustHavePrescription } from '../orders/checkout'
import { orderKey } from '../orders/place-service'
import type { Priced, QuoteService } from '../quote/price'
import { actorOf } from './action'
import { orderSums } from './amounts'
import type { Held, SellerOrderRepository } from './repository'

interface Needs {
  repository: SellerOrderRepository
  quotes: QuoteService
  addition: OrderAddition
  audit: AuditService
  idempotency: IdempotencyKeys
}

type Body = RequestOf<typeof sellerOrders.create>['body']

export function additionService({ repository, quotes, addition, audit, idempotency }: Needs) {
  /** The new part's id; the same request with the same key gets the first one's. */
  return async function add(person: Person, body: Body, key: string | undefined): Promise<number> {
    const keyUse = key === undefined ? undefined : await orderKey(key, `seller-orders:${person.id}`, body)

    const { id } = await idempotency.orFirst(keyUse, () =>
      repository.transaction(async (tx) => {
        const held = await repository.holdByOrder(tx, body.order_id)
        if (!held) throw Problem.invalid('order_id', t(messages.thereIsNoSuchOrder))
        const { order, parts } = held
        if (orderStatusOf(parts.map(statusOf)) === 'completed')
          throw new Problem('step_refused', phrase(messages.thisOrderIsCompletePleasePlaceNew))
        const priced = await quotes.lock(tx, body.order_items, {
          ...order,
          isFeeCharged: parts.some((part) => !part.is_cancelled && !part.is_own_fee && part.delivery_fee > 0),
        })
        mustBePossible(priced)
        mustBeOnePharmacys(priced, held)
        mustHavePrescription(priced, order.prescription_file_id !== null)
        const { written, part } = await addition.write(tx, {
          order,
          priced,
          remarks: body.remarks || null,
          actor: actorOf(person, 'admin'),
          reader: held.email === null ? null : { email: held.email, name: held.name },
          keyUse,
          now: new Date(),
        })
        if (written === 'no_customer')
          throw new Problem('conflict', phrase(messages.theAccountOfThisShopperIsClosed))
        if (written !== 'written')
          throw new Problem('conflict', phrase(messages.manyAreBuyingThisRightNowPlease))
        await repository.updateOrder(tx, order.id, orderSums([...parts, part]))
        await audit.record(tx, {
          person,
          action: 'create',
          resource: 'seller-orders',
          recordId: part.id,
          pharmacyId: part.pharmacy_id,
          changes: body.order_items,
        })
        return { id: part.id }
      }),
    )
    return id
  }
}
export type AdditionService = ReturnType<typeof additionService>

function mustBeOnePharmacys({ cart }: Priced, { parts }: Held) {
  if (cart.parts.length !== 1)
    throw Problem.invalid('order_items', t(messages.pleaseChooseOffersOfOnePharmacy))
  const { pharmacyId } = cart.parts[0] as Priced['cart']['parts'][number]
  if (parts.some((part) => part.pharmacy_id === pharmacyId && !part.is_cancelled))
    throw new Problem('conflict', phrase(messages.thisPharmacyHasPartOfThisOrder))
}
