// shoppers are numbered: servers take ids in blocks, so that a later order may have a lower one
const orderedSince = (shopper: number) =>
  `(select id from orders where substring(guest_email from '^guest(\\d+)@')::int > ${shopper})`

/** What the books are asked after a fault; ids and counts as `id` and `n`, orders since a shopper's number. */
export const BOOKS = {
  stock: 'select id, quantity as n from inventories',
  lastEmail: 'select coalesce(max(id), 0) as n from mails',
  orders: (since: number) => `select order_number from orders where id in ${orderedSince(since)}`,
  sold: (since: number) => `select i.inventory_id as id, sum(i.quantity) as n from order_items i
    join seller_orders p on p.id = i.seller_order_id
    where i.order_id in ${orderedSince(since)} and not p.is_cancelled and not i.is_refused group by 1`,
  /** Orders whose total is not what its parts, its lines or its own amounts come to. */
  wrongSums: (since: number) => `select count(*) as n from orders o where o.id in ${orderedSince(since)} and (
    o.total <> o.subtotal - o.vat_removed - o.discount - o.promotion_discount + o.delivery_fee
    or o.total <> (select sum(p.total) from seller_orders p where p.order_id = o.id)
    or o.total - o.delivery_fee <> (select sum(i.total) from order_items i where i.order_id = o.id)
    or 1 <> (select count(*) from order_events e where e.order_id = o.id and e.kind = 'placed'))`,
  records: (since: number) => `select count(*) as n from sales_records r
    join order_items i on i.id = r.order_item_id where i.order_id in ${orderedSince(since)}`,
  /** Discounted lines of completed parts that do not stand in the record book exactly once. */
  wrongRecords: (since: number) => `select count(*) as n from order_items i
    join seller_orders p on p.id = i.seller_order_id
    where i.order_id in ${orderedSince(since)} and p.is_completed and (i.rule = 'statutory' or i.vat_removed > 0)
      and 1 <> (select count(*) from sales_records r where r.order_item_id = i.id)`,
  /** Steps that were taken twice, or out of their order. */
  wrongSteps: (since: number) => `select count(*) as n from (
    select seller_order_id from order_events where order_id in ${orderedSince(since)} and seller_order_id is not null
      and kind in ('confirmed', 'shipped', 'received', 'paid', 'completed')
    group by seller_order_id, kind having count(*) > 1) twice`,
  emails: (since: number) => `select count(*) as n from mails where id > ${since}`,
  emailsWaiting: (since: number) => `select count(*) as n from mails where id > ${since} and sent_at is null`,
  /** Emails of one kind to one person, each of whom placed one order. */
  emailsTwice: (since: number) => `select count(*) as n from (
    select 1 from mails where id > ${since} and recipient like 'guest%@example.com'
    group by recipient, kind, subject having count(*) > 1) twice`,
  partsOf: (number: string) => `select p.id, case p.status when 'to_confirm' then 'confirm-order'
      when 'to_ship' then 'ship-order' when 'to_receive' then 'received-order' when 'to_pay' then 'paid-order'
      when 'to_complete' then 'complete-order' end as next_step
    from seller_orders p join orders o on o.id = p.order_id where o.order_number = '${number.replaceAll("'", '')}'`,
}
