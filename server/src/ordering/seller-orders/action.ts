import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { readOrderNumber } from '@botika/common/orders/number'
import { type AuditService, type MailService, nameOf, type Person } from '../../platform'
import type { LinkTo } from '../orders/emails'
import { type Occasion, sellerEmail, stepEmail } from './emails'
import type { Held, NewEvent, Owner, PartRow, SellerOrderRepository, Tx } from './repository'

export interface ActionNeeds {
  repository: SellerOrderRepository
  mail: MailService
  audit: AuditService
  /** Search rows are stale where stock rose from nothing. */
  refreshSearch: (tx: Tx, productIds: number[]) => Promise<void>
  linkTo: LinkTo
}

export const notFound = () => new Problem('order_not_found', phrase(messages.thereIsNoSuchOrder))

export const isShopper = (role: string) => role === 'customer' || role === 'guest'

export function roleOf(person: Person | null, owner: Owner) {
  if (!person) return 'guest'
  if (owner.customerId !== undefined) return 'customer'
  return person.roles.includes('admin') ? 'admin' : 'seller'
}

async function holdOfGuest(
  repository: SellerOrderRepository,
  tx: Tx,
  { orderNumber, email }: NonNullable<Owner['guest']>,
) {
  const number = readOrderNumber(orderNumber)
  return number === null ? undefined : repository.holdByNumber(tx, number, email)
}

/** The whole order of a part is locked, so that its sums stay true. */
export async function holdPart(repository: SellerOrderRepository, tx: Tx, partId: number, owner: Owner) {
  const held = owner.guest
    ? await holdOfGuest(repository, tx, owner.guest)
    : await repository.holdByPart(tx, partId, owner)
  const part = held?.parts.find((one) => one.id === partId)
  if (!held || !part) throw notFound()
  return { held, part }
}

export async function courierFor(
  repository: SellerOrderRepository,
  tx: Tx,
  courierId: number,
  part: PartRow,
): Promise<number> {
  const courier = await repository.findCourier(tx, courierId)
  const isTheirs = courier?.pharmacy_id === null || courier?.pharmacy_id === part.pharmacy_id
  if (!courier || !isTheirs || !courier.is_active)
    throw Problem.invalid('courier_id', t(messages.pleaseChooseOneOfYourActiveCouriers))
  return courier.id
}

export async function putBack(
  { repository, refreshSearch }: ActionNeeds,
  tx: Tx,
  lines: { inventory_id: number; units: number }[],
) {
  const restocked = await repository.restock(tx, lines)
  const back = restocked.filter((line) => line.before === 0).map((line) => line.product_id)
  if (back.length > 0) await refreshSearch(tx, back)
}

export const itemsOf = (held: Held, part: Pick<PartRow, 'id'>) =>
  held.items.filter((item) => item.seller_order_id === part.id && !item.is_refused)

interface Action {
  held: Held
  part: PartRow
  kind: NewEvent['kind']
  occasion: Occasion
  person: Person | null
  role: string
  remarks?: string | null
  missing?: number
  changes?: unknown
}

/** Who did it, as the timeline keeps it: shoppers without their name. */
export const actorOf = (person: Person | null, role: string) => ({
  actor_user_id: person?.id ?? null,
  actor_role: role,
  actor_name: person && !isShopper(role) ? nameOf(person) : null,
  actor_position: isShopper(role) || role === 'admin' ? null : (person?.position ?? null),
})

export async function announce({ repository, mail, audit, linkTo }: ActionNeeds, tx: Tx, action: Action) {
  const { held, part, kind, occasion, person, role, remarks = null, missing = 0, changes } = action
  await repository.insertEvents(tx, [
    {
      order_id: part.order_id,
      seller_order_id: part.id,
      kind,
      remarks,
      ...actorOf(person, role),
    },
  ])
  const isByReader = isShopper(role)
  const step = { held, part, missing, isByReader, linkTo }
  const toSeller =
    role !== 'seller' && role !== 'system' && (occasion === 'cancel' || occasion === 'receive')
      ? sellerEmail(occasion, step)
      : []
  await mail.queue(tx, [...stepEmail(occasion, step), ...toSeller])
  if (!isByReader)
    await audit.record(tx, {
      person,
      action: occasion,
      resource: 'seller-orders',
      recordId: part.id,
      pharmacyId: part.pharmacy_id,
      changes,
    })
}
