import type { Tx } from '../../platform'

export type { Tx }

const NOBODY = `receiver_first_name = 'Deleted', receiver_last_name = 'account', receiver_number = '',
  contact_number = null, address = '', barangay = '', guest_first_name = null, guest_last_name = null,
  guest_number = null, guest_email = null, senior_citizen_name = null, senior_citizen_id = null, updated_at = now()`

/** Pictures of IDs, and prescriptions that no order was placed with: nobody has to keep these. */
const NOT_TO_KEEP = `select senior_citizen_id_file_id from orders where customer_id = $1
  union select senior_citizen_id_file_id from recurring_orders where customer_id = $1
  union (select prescription_file_id from recurring_orders where customer_id = $1
    except select prescription_file_id from orders where customer_id = $1)`

/**
 * The end of an account. What the law keeps (orders, prescriptions until their time is over, the sales record book)
 * stays; everything else that names the person goes.
 */
export const leavingRepository = {
  /**
   * No recurring order places another one from here on, and nobody else ends or changes the account meanwhile. False
   * when there is none.
   */
  async hold(tx: Tx, id: number): Promise<boolean> {
    const { rowCount } = await tx.sql.query(
      'select 1 from users where id = $1 and deleted_at is null for update',
      [id],
    )
    await tx.sql.query(
      'update recurring_orders set is_cancelled = true, next_due_on = null where customer_id = $1',
      [id],
    )
    return rowCount === 1
  },

  /** Orders that have not reached the person yet. */
  async hasOpenOrders(tx: Tx, id: number): Promise<boolean> {
    const { rowCount } = await tx.sql.query(
      `select 1 from seller_orders s join orders o on o.id = s.order_id
       where o.customer_id = $1 and s.status in ('to_confirm', 'to_ship', 'to_receive') limit 1`,
      [id],
    )
    return rowCount !== 0
  },

  async anonymise(tx: Tx, id: number) {
    const run = (text: string) => tx.sql.query(text, [id])
    await run(
      'delete from mails where lower(recipient) = (select lower(email) from users where id = $1 and holds_email)',
    )
    await run(
      `update private_files set delete_after = least(delete_after, now()) where id in (${NOT_TO_KEEP})`,
    )
    for (const table of ['orders', 'recurring_orders'])
      await run(`update ${table} set ${NOBODY} where customer_id = $1`)
    for (const table of [
      'addresses',
      'bookmarks',
      'cart_items',
      'preferences',
      'password_links',
      'email_links',
    ])
      await run(`delete from ${table} where user_id = $1`)
    // answers that are kept for requests that come twice hold what was ordered, by whom and where to
    await run(
      `delete from idempotency_keys where scope in ('customer:' || $1::int, 'recurring:customer:' || $1::int)`,
    )
    await run(
      `update users set email = 'deleted-' || $1::int || '@invalid', email_confirmed_at = null, first_name = 'Deleted', last_name = 'account',
         contact_number = null, password_hash = null, is_active = false, deleted_at = now(), updated_at = now()
       where id = $1`,
    )
  },
}
export type LeavingRepository = typeof leavingRepository
