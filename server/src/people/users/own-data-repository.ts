import type { OwnData } from '@botika/common/users/own-data-endpoints'
import type { Database } from '../../platform'

type Section = Exclude<keyof OwnData, 'exported_at' | 'profile'>
type Row = OwnData[Section][number]

const pesos = (table: string, ...names: string[]) =>
  names.map((name) => `round(${table}.${name} / 100.0, 2) as ${name}`).join(', ')

const AMOUNTS = ['subtotal', 'vat_removed', 'discount', 'promotion_discount', 'delivery_fee', 'total']

const CHECKOUT = `o.order_number, o.created_at, o.receiver_first_name, o.receiver_last_name, o.receiver_number,
  o.guest_first_name, o.guest_last_name, o.guest_number, o.guest_email, o.contact_number, o.address, o.province, o.city,
  o.barangay, o.payment_option, o.delivery_option, o.discount_type, o.senior_citizen_name, o.senior_citizen_id`

// who else opened a file is said by role: their names are their own
const FILES = `select f.kind, x.order_number, f.mime, f.bytes, f.created_at, f.delete_after, f.deleted_at,
    coalesce((select json_agg(json_build_object('at', r.created_at, 'by', case
        when r.user_id = $1 then 'you' when 'admin' = any(u.roles) then 'an admin' else 'the pharmacy' end) order by r.id)
      from private_file_reads r left join users u on u.id = r.user_id where r.private_file_id = f.id), '[]') as opened
  from (select order_number, prescription_file_id, senior_citizen_id_file_id from orders where customer_id = $1
    union all select order_number, prescription_file_id, senior_citizen_id_file_id from recurring_orders
      where customer_id = $1) x
  join private_files f on f.id in (x.prescription_file_id, x.senior_citizen_id_file_id) order by f.id`

const SECTIONS: Record<Section, string> = {
  addresses: `select label, receiver_first_name, receiver_last_name, receiver_number, address, province, city, barangay,
      latitude, longitude, is_default, created_at, updated_at
    from addresses where user_id = $1 order by id`,
  orders: `select ${CHECKOUT}, ${pesos('o', ...AMOUNTS)},
      (select json_agg(p) from (select ph.name as pharmacy, s.status, s.cancel_remarks, s.prescription_status,
          s.prescription_remarks, ${pesos('s', ...AMOUNTS)}
        from seller_orders s join pharmacies ph on ph.id = s.pharmacy_id where s.order_id = o.id order by s.id) p) as parts,
      (select json_agg(i) from (select t.product_name, t.generic_name, t.is_prescription, t.quantity, t.quantity_dispatched,
          ${pesos('t', 'price', 'vat_removed', 'discount', 'promotion_discount', 'total')}
        from order_items t where t.order_id = o.id order by t.id) i) as items,
      (select json_agg(e) from (select e.kind, e.remarks, e.actor_role, e.created_at
        from order_events e where e.order_id = o.id order by e.id) e) as timeline
    from orders o where o.customer_id = $1 order by o.id`,
  recurring_orders: `select ${CHECKOUT}, o.recurring_option, o.first_due_on, o.next_due_on, o.occurrences, o.is_cancelled,
      (select json_agg(i) from (select p.name as product_name, r.quantity from recurring_order_items r
        join inventories v on v.id = r.inventory_id join products p on p.id = v.product_id
        where r.recurring_order_id = o.id order by r.id) i) as items
    from recurring_orders o where o.customer_id = $1 order by o.id`,
  files: FILES,
  discount_records: `select r.order_number, ph.name as pharmacy, r.holder_name, r.id_type, r.id_number, r.sold_on,
      r.product_name, r.units, ${pesos('r', 'gross', 'net', 'vat_removed', 'discount', 'paid')}
    from sales_records r join order_items t on t.id = r.order_item_id join orders o on o.id = t.order_id
    join pharmacies ph on ph.id = r.pharmacy_id where o.customer_id = $1 order by r.id`,
  cart_items: `select p.name as product_name, ph.name as pharmacy, c.quantity, c.is_checked, c.created_at
    from cart_items c join inventories v on v.id = c.inventory_id join products p on p.id = v.product_id
    join pharmacies ph on ph.id = v.pharmacy_id where c.user_id = $1 order by c.id`,
  bookmarks: `select kind, target_id, created_at from bookmarks where user_id = $1 order by id`,
  ratings: `select p.name as product_name, r.stars, r.comment, r.created_at, r.updated_at
    from ratings r join products p on p.id = r.product_id where r.user_id = $1 order by r.id`,
  preferences: `select key, value, updated_at from preferences where user_id = $1 order by id`,
  sessions: `select min(created_at) as started_at, max(expires_at) as ends_at, bool_or(revoked_at is not null) as is_ended
    from sessions where user_id = $1 group by family order by 1`,
}

/** What is held about one person, read from one moment. */
export function ownDataRepository(db: Database) {
  return {
    async read(userId: number): Promise<Record<Section, Row[]>> {
      const columns = Object.entries(SECTIONS).map(
        ([name, text]) => `(select coalesce(json_agg(x), '[]') from (${text}) x) as ${name}`,
      )
      const { rows } = await db.sql.query<Record<Section, Row[]>>(`select ${columns.join(', ')}`, [userId])
      return rows[0] as Record<Section, Row[]>
    },
  }
}
export type OwnDataRepository = ReturnType<typeof ownDataRepository>
