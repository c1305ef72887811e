import type { Tx } from '../../platform'
import { build, now, rowsOf, run } from '../../platform/db/query'

export type { Tx }

const NOBODY = {
  receiver_first_name: 'Deleted',
  receiver_last_name: 'account',
  receiver_number: '',
  contact_number: null,
  address: '',
  barangay: '',
  latitude: null,
  longitude: null,
  guest_first_name: null,
  guest_last_name: null,
  guest_number: null,
  guest_email: null,
  senior_citizen_name: null,
  senior_citizen_id: null,
  updated_at: now,
}

/** Pictures of IDs and complaints, and prescriptions that no order was placed with: nobody has to keep these. */
const notToKeep = (id: number) => {
  const orders = build.selectFrom('orders').where('customer_id', '=', id)
  const recurring = build.selectFrom('recurring_orders').where('customer_id', '=', id)
  return orders
    .select('senior_citizen_id_file_id as file_id')
    .union(recurring.select('senior_citizen_id_file_id as file_id'))
    .union(
      build
        .selectFrom('complaint_pictures as x')
        .innerJoin('complaint_messages as m', 'm.id', 'x.message_id')
        .select('x.private_file_id as file_id')
        .where('m.complaint_id', 'in', complaintsOf(id)),
    )
    .union((e) =>
      e.parens(
        recurring
          .select('prescription_file_id as file_id')
          .except(orders.select('prescription_file_id as file_id')),
      ),
    )
}

const complaintsOf = (id: number) =>
  build
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('c.id')
    .where('o.customer_id', '=', id)

/** With those that were asked for as a guest at an address that is the account's now. */
export const alertsOf = (id: number) =>
  build
    .selectFrom('price_alerts as a')
    .innerJoin('users as u', (on) =>
      on.on((e) =>
        e.or([
          e('a.user_id', '=', e.ref('u.id')),
          e.and([
            e('u.holds_email', '=', true),
            e(e.fn<string>('lower', ['a.email']), '=', e.fn<string>('lower', ['u.email'])),
          ]),
        ]),
      ),
    )
    .where('u.id', '=', id)

/** Open complaints end as withdrawn; the shopper's own words and pictures go, what was decided stays. */
async function endComplaints(tx: Tx, id: number) {
  const ended = await rowsOf(
    tx,
    build
      .updateTable('complaints')
      .set({ status: 'settled', outcome: 'withdrawn', settled_at: now, updated_at: now })
      .where('status', '<>', 'settled')
      .where('id', 'in', complaintsOf(id))
      .returning('id'),
  )
  const withdrawn = ended.map((complaint) => ({
    complaint_id: complaint.id,
    kind: 'withdrawn' as const,
    author_role: 'customer' as const,
    user_id: id,
    outcome: 'withdrawn' as const,
    body: '',
  }))
  if (withdrawn.length > 0) await run(tx, build.insertInto('complaint_messages').values(withdrawn))
  await run(
    tx,
    build
      .updateTable('complaint_messages')
      .set({ body: '' })
      .where('complaint_id', 'in', complaintsOf(id))
      .where('author_role', '=', 'customer')
      .where('body', '<>', ''),
  )
}

async function endRefusedLines(tx: Tx, id: number) {
  const open = build
    .selectFrom('refused_lines as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('o.customer_id', '=', id)
    .where('r.settled_at', 'is', null)
  const taken = { status: 'taken' as const, updated_at: now }
  const offers = build.updateTable('line_offers').set(taken).where('status', '=', 'open')
  await run(tx, offers.where('refused_line_id', 'in', open))
  const dropped = { status: 'dropped' as const, settled_at: now, updated_at: now }
  await run(tx, build.updateTable('refused_lines').set(dropped).where('id', 'in', open))
}

/** The law keeps orders, prescriptions for their time and the sales record book; all else about the person goes. */
export const leavingRepository = {
  async hold(tx: Tx, id: number): Promise<boolean> {
    const account = build
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
    const found = await run(tx, account.forUpdate())
    await run(
      tx,
      build
        .updateTable('recurring_orders')
        .set({ is_cancelled: true, next_due_on: null })
        .where('customer_id', '=', id),
    )
    return found === 1
  },

  async hasOpenOrders(tx: Tx, id: number): Promise<boolean> {
    const found = await run(
      tx,
      build
        .selectFrom('seller_orders as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .select('s.id')
        .where('o.customer_id', '=', id)
        .where('s.status', 'in', ['to_confirm', 'to_ship', 'to_receive'])
        .limit(1),
    )
    return found !== 0
  },

  async anonymise(tx: Tx, id: number) {
    await run(
      tx,
      build.deleteFrom('mails').where(
        (e) => e.fn<string>('lower', ['recipient']),
        '=',
        (e) =>
          e
            .selectFrom('users')
            .select((u) => u.fn<string>('lower', ['email']).as('email'))
            .where('id', '=', id)
            .where('holds_email', '=', true),
      ),
    )
    await run(
      tx,
      build
        .updateTable('private_files')
        .set((e) => ({ delete_after: e.fn<Date>('least', ['delete_after', now]) }))
        .where('id', 'in', notToKeep(id)),
    )
    await endComplaints(tx, id)
    await endRefusedLines(tx, id)
    await run(tx, build.updateTable('orders').set(NOBODY).where('customer_id', '=', id))
    await run(tx, build.updateTable('recurring_orders').set(NOBODY).where('customer_id', '=', id))
    await run(tx, build.deleteFrom('addresses').where('user_id', '=', id))
    await run(tx, build.deleteFrom('bookmarks').where('user_id', '=', id))
    await run(tx, build.deleteFrom('price_alerts').where('id', 'in', alertsOf(id).select('a.id')))
    await run(tx, build.deleteFrom('cart_items').where('user_id', '=', id))
    await run(tx, build.deleteFrom('preferences').where('user_id', '=', id))
    await run(tx, build.deleteFrom('password_links').where('user_id', '=', id))
    await run(tx, build.deleteFrom('email_links').where('user_id', '=', id))
    await run(tx, build.deleteFrom('second_factors').where('user_id', '=', id))
    await run(tx, build.deleteFrom('recovery_codes').where('user_id', '=', id))
    // replies that are kept for requests that come twice hold what was ordered, by whom and where to
    const scopes = [`customer:${id}`, `recurring:customer:${id}`]
    await run(tx, build.deleteFrom('idempotency_keys').where('scope', 'in', scopes))
    await run(
      tx,
      build
        .updateTable('users')
        .set({
          email: `deleted-${id}@invalid`,
          email_confirmed_at: null,
          first_name: 'Deleted',
          last_name: 'account',
          contact_number: null,
          password_hash: null,
          is_active: false,
          deleted_at: now,
          updated_at: now,
        })
        .where('id', '=', id),
    )
  },
}
export type LeavingRepository = typeof leavingRepository
