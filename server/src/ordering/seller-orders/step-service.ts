import { Problem } from '@botika/common/http/problem'
import { readOrderNumber } from '@botika/common/orders/number'
import type { RequestOf } from '@botika/common/http/endpoint'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import {
  cancelRefusalOf,
  isDone,
  needsId,
  refusalOf,
  type SellerAction,
  statusOf,
  stepOf,
} from '@botika/common/orders/steps'
import type { AuditService, MailService, Person } from '../../platform'
import type { LinkTo } from '../orders/letters'
import { corrections, dispatchedAmounts, feeHeir, orderSums, partSums, unitsOf } from './amounts'
import { type Occasion, sellerLetter, stepLetter } from './letters'
import type { Held, NewEvent, Owner, PartRow, RestockedLine, SellerOrderRepository, Tx } from './repository'

interface Needs {
  repository: SellerOrderRepository
  mail: MailService
  audit: AuditService
  /** Says that these products' rows in the search are stale, because stock rose from nothing. */
  refreshSearch: (tx: Tx, productIds: number[]) => Promise<void>
  linkTo: LinkTo
}

export type Dispatch = RequestOf<typeof sellerOrders.ship>['body']
type Changes = RequestOf<typeof sellerOrders.update>['body']

const notFound = () => new Problem('order_not_found', 'There is no such order.')
const isShopper = (role: string) => role === 'customer' || role === 'guest'
const invalid = (field: string, words: string) =>
  new Problem('invalid', words, { errors: { [field]: [words] } })

/** What happens to a part of an order. Each deed holds the whole order, so that its sums stay true. */
export function stepService({ repository, mail, audit, refreshSearch, linkTo }: Needs) {
  const roleOf = (person: Person | null, owner: Owner) => {
    if (!person) return 'guest'
    if (owner.customerId !== undefined) return 'customer'
    return person.roles.includes('admin') ? 'admin' : 'seller'
  }

  /** Event, letter and audit entry of one deed. */
  async function tell(
    tx: Tx,
    {
      held,
      part,
      kind,
      occasion,
      person,
      role,
      remarks = null,
      missing = 0,
      changes,
    }: {
      held: Held
      part: PartRow
      kind: NewEvent['kind']
      occasion: Occasion
      /** Null is a guest. */
      person: Person | null
      role: string
      remarks?: string | null
      /** Pieces that were ordered and not sent. */
      missing?: number
      changes?: unknown
    },
  ) {
    await repository.insertEvents(tx, [
      {
        order_id: part.order_id,
        seller_order_id: part.id,
        kind,
        remarks,
        actor_user_id: person?.id ?? null,
        actor_role: role,
      },
    ])
    const isOwnDeed = isShopper(role)
    const told = { held, part, missing, isOwnDeed, linkTo }
    const toSeller =
      role !== 'seller' && (occasion === 'cancel' || occasion === 'receive')
        ? sellerLetter(occasion, told)
        : []
    await mail.queue(tx, [...stepLetter(occasion, told), ...toSeller])
    if (!isOwnDeed)
      await audit.record(tx, {
        person,
        action: occasion,
        resource: 'seller-orders',
        recordId: part.id,
        pharmacyId: part.pharmacy_id,
        changes,
      })
  }

  const refresh = async (tx: Tx, restocked: RestockedLine[]) => {
    const back = restocked.filter((line) => line.before === 0).map((line) => line.product_id)
    if (back.length > 0) await refreshSearch(tx, back)
  }

  async function courierOf(tx: Tx, courierId: number, part: PartRow) {
    const courier = await repository.findCourier(tx, courierId)
    const isTheirs = courier?.pharmacy_id === null || courier?.pharmacy_id === part.pharmacy_id
    if (!courier || !isTheirs || !courier.is_active)
      throw invalid('courier_id', 'Please choose one of your active couriers.')
    return courier.id
  }

  async function holdOfGuest(tx: Tx, { orderNumber, email }: NonNullable<Owner['guest']>) {
    const number = readOrderNumber(orderNumber)
    return number === null ? undefined : repository.holdByNumber(tx, number, email)
  }

  async function hold(tx: Tx, partId: number, owner: Owner) {
    const held = owner.guest
      ? await holdOfGuest(tx, owner.guest)
      : await repository.holdByPart(tx, partId, owner)
    const part = held?.parts.find((one) => one.id === partId)
    if (!held || !part) throw notFound()
    return { held, part }
  }

  /** Sends what is said to be sent; the rest goes back to stock and is not paid for. */
  async function ship(
    tx: Tx,
    held: Held,
    part: PartRow,
    dispatch: Dispatch,
  ): Promise<{ changes: Partial<PartRow>; missing: number }> {
    const items = held.items.filter((item) => item.seller_order_id === part.id)
    const asked = new Map(dispatch?.items?.map((item) => [item.id, item.quantity_dispatched]))
    if ([...asked.keys()].some((id) => !items.some((item) => item.id === id)))
      throw invalid('items', 'One of these items is not in this order.')
    const sent = items.map((item) => {
      const units = asked.get(item.id) ?? item.quantity
      if (units > item.quantity)
        throw invalid('items', `Only ${item.quantity} of ${item.product_name} were ordered.`)
      return { item, units, after: dispatchedAmounts(item, units) }
    })
    if (sent.every(({ units }) => units === 0))
      throw invalid('items', 'Nothing would be sent. Please cancel the order instead.')
    for (const { item, units, after } of sent)
      await repository.updateItem(tx, item.id, { quantity_dispatched: units, ...after })
    await repository.insertSalesRecords(tx, corrections(held.order, part, sent))
    await refresh(
      tx,
      await repository.restock(
        tx,
        sent.map(({ item, units }) => ({ inventory_id: item.inventory_id, units: item.quantity - units })),
      ),
    )
    const courier =
      dispatch?.courier_id == null ? {} : { courier_id: await courierOf(tx, dispatch.courier_id, part) }
    const sums = partSums(
      sent.map(({ after }) => after),
      part.delivery_fee,
    )
    const missing = sent.reduce((all, { item, units }) => all + item.quantity - units, 0)
    return { changes: { ...courier, ...sums }, missing }
  }

  /** Whether the prescription was opened by somebody of the pharmacy, or by the admin who judges it. */
  const isRead = async (tx: Tx, { order }: Held, part: PartRow, { id }: Person) =>
    order.prescription_file_id !== null &&
    repository.hasRead(tx, order.prescription_file_id, { pharmacyId: part.pharmacy_id, userId: id })

  return {
    /** Takes one of the six steps; a step that was taken before changes nothing. */
    advance: (
      person: Person,
      pharmacyId: number | null,
      partId: number,
      action: SellerAction,
      dispatch?: Dispatch,
    ): Promise<void> =>
      repository.transaction(async (tx) => {
        const owner = { pharmacyId }
        const { held, part } = await hold(tx, partId, owner)
        if (isDone(part, action)) return
        const refusal = refusalOf(part, action)
        if (refusal) throw new Problem('step_refused', refusal, { extra: { status: statusOf(part) } })
        const { changes, missing } =
          action === 'ship' ? await ship(tx, held, part, dispatch) : { changes: {}, missing: 0 }
        const after = { ...part, ...changes, [stepOf(action).raises]: true }
        await repository.updatePart(tx, part.id, { ...changes, [stepOf(action).raises]: true })
        const parts = held.parts.map((one) => (one.id === part.id ? after : one))
        await repository.updateOrder(tx, held.order.id, orderSums(parts))
        await tell(tx, {
          held,
          part: after,
          kind: stepOf(action).event,
          occasion: action,
          person,
          role: roleOf(person, owner),
          missing,
          changes: dispatch,
        })
      }),

    /** Cancels a part: its stock goes back, and the order no longer counts it. Answers the order's id. */
    cancel: (person: Person | null, owner: Owner, partId: number, remarks: string): Promise<number> =>
      repository.transaction(async (tx) => {
        const { held, part } = await hold(tx, partId, owner)
        const role = roleOf(person, owner)
        if (part.is_cancelled) return held.order.id
        const refusal = cancelRefusalOf(part, isShopper(role) ? 'customer' : 'seller')
        if (refusal) throw new Problem('step_refused', refusal, { extra: { status: statusOf(part) } })
        const items = held.items.filter((item) => item.seller_order_id === part.id)
        const restocked = await repository.restock(
          tx,
          items.map((item) => ({ inventory_id: item.inventory_id, units: unitsOf(item) })),
        )
        await refresh(tx, restocked)
        const unsold = items.map((item) => ({ item, units: 0 }))
        await repository.insertSalesRecords(tx, corrections(held.order, part, unsold))
        const heir = feeHeir(part, held.parts)
        const parts = held.parts.map((one) => {
          if (one.id === part.id)
            return heir
              ? { ...one, is_cancelled: true, delivery_fee: 0, total: one.total - one.delivery_fee }
              : { ...one, is_cancelled: true }
          return one === heir
            ? { ...one, delivery_fee: part.delivery_fee, total: one.total + part.delivery_fee }
            : one
        })
        for (const one of parts.filter((changed) => !held.parts.includes(changed)))
          await repository.updatePart(tx, one.id, {
            delivery_fee: one.delivery_fee,
            total: one.total,
            ...(one.id === part.id ? { is_cancelled: true, cancel_remarks: remarks } : {}),
          })
        await repository.updateOrder(tx, held.order.id, orderSums(parts))
        await tell(tx, {
          held,
          part,
          kind: 'cancelled',
          occasion: 'cancel',
          person,
          role,
          remarks: remarks || null,
          changes: { remarks },
        })
        return held.order.id
      }),

    /** Clears a cancelled part away; the shopper's order, its timeline and the book keep what they have of it. */
    archive: (person: Person, partId: number): Promise<void> =>
      repository.transaction(async (tx) => {
        const { held, part } = await hold(tx, partId, {})
        if (!part.is_cancelled)
          throw new Problem('step_refused', 'Only a cancelled order can be cleared away.', {
            extra: { status: statusOf(part) },
          })
        const items = held.items.filter((item) => item.seller_order_id === part.id)
        if (
          await repository.isBooked(
            tx,
            items.map((item) => item.id),
          )
        )
          throw new Problem('in_use', 'This order stands in the sales record book, so it has to stay.')
        await repository.updatePart(tx, part.id, { archived_at: new Date() })
        await audit.record(tx, {
          person,
          action: 'delete',
          resource: 'seller-orders',
          recordId: part.id,
          pharmacyId: part.pharmacy_id,
        })
      }),

    /** The shopper has everything that was shipped. */
    receiveAll: (person: Person, orderId: number): Promise<void> =>
      repository.transaction(async (tx) => {
        const held = await repository.holdByOrder(tx, orderId, person.id)
        if (!held) throw notFound()
        const shipped = held.parts.filter((part) => part.is_shipped && !part.is_cancelled)
        if (shipped.length === 0)
          throw new Problem('step_refused', 'Nothing of this order has been shipped yet.')
        for (const part of shipped.filter((one) => !one.is_received)) {
          await repository.updatePart(tx, part.id, { is_received: true })
          await tell(tx, {
            held,
            part: { ...part, is_received: true },
            kind: 'received',
            occasion: 'receive',
            person,
            role: 'customer',
          })
        }
      }),

    /** Checks the prescription, names a courier, keeps notes. */
    update: (person: Person, pharmacyId: number | null, partId: number, changes: Changes): Promise<void> =>
      repository.transaction(async (tx) => {
        const owner = { pharmacyId }
        const { held, part } = await hold(tx, partId, owner)
        const values: Partial<PartRow> = {}
        if (changes.internal_notes !== undefined) values.internal_notes = changes.internal_notes
        if (changes.courier_id !== undefined) {
          if (part.is_received || part.is_cancelled)
            throw new Problem('step_refused', 'The courier of this order can no longer be changed.')
          values.courier_id =
            changes.courier_id === null ? null : await courierOf(tx, changes.courier_id, part)
        }
        const verdict = verdictOf(part, changes)
        if (verdict?.prescription_status === 'accepted' && !(await isRead(tx, held, part, person)))
          throw new Problem(
            'step_refused',
            'Open the prescription first: it can be accepted by who has seen it.',
          )
        if (changes.id_seen !== undefined && changes.id_seen !== part.is_id_seen) {
          mustTakeId(part)
          values.is_id_seen = changes.id_seen
        }
        if (Object.keys(values).length > 0) {
          await repository.updatePart(tx, part.id, values)
          await audit.record(tx, {
            person,
            action: 'update',
            resource: 'seller-orders',
            recordId: part.id,
            pharmacyId: part.pharmacy_id,
            // what notes say is for the pharmacy alone, not for a book that is kept for good
            changes: {
              ...(values.courier_id === undefined
                ? {}
                : { courier_id: { from: part.courier_id, to: values.courier_id } }),
              ...(values.is_id_seen === undefined ? {} : { is_id_seen: values.is_id_seen }),
              fields: Object.keys(values),
            },
          })
        }
        if (!verdict) return
        await repository.updatePart(tx, part.id, verdict)
        const kind = `prescription_${verdict.prescription_status}` as const
        await tell(tx, {
          held,
          part,
          kind,
          occasion: kind,
          person,
          role: roleOf(person, owner),
          remarks: verdict.prescription_remarks,
          changes: verdict,
        })
      }),
  }
}
export type StepService = ReturnType<typeof stepService>

function mustTakeId(part: PartRow) {
  if (!needsId(part))
    throw new Problem('step_refused', 'Nothing of this order is discounted, so no ID has to be seen.')
  if (part.is_completed || part.is_cancelled)
    throw new Problem('step_refused', 'This order has come to its end.', {
      extra: { status: statusOf(part) },
    })
}

/** What was decided about the prescription, or null when nothing new was. */
function verdictOf(part: PartRow, { prescription_checked: isAccepted, prescription_remarks }: Changes) {
  if (isAccepted === undefined) return null
  if (part.prescription_status === 'not_needed')
    throw new Problem('step_refused', 'This order needs no prescription.')
  const prescription_status = isAccepted ? ('accepted' as const) : ('rejected' as const)
  const remarks = prescription_remarks || null
  if (!isAccepted && !remarks)
    throw invalid('prescription_remarks', 'Please tell the shopper why, so that they can send a better one.')
  if (part.prescription_status === prescription_status && part.prescription_remarks === remarks) return null
  if (statusOf(part) !== 'to_confirm')
    throw new Problem('step_refused', 'The prescription can be checked only before the order is confirmed.')
  return { prescription_status, prescription_remarks: remarks }
}
