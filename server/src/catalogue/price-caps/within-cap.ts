/**
 * The cap that binds today (Manila) and that an offer is above (EO 104, EO 155). `offer` names an inventory, `product`
 * its product.
 */
const brokenCap = (offer: string, product: string) => `from price_caps cap
  where cap.equivalence_key = ${product}.equivalence_key
    and cap.effective_on <= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')
    and ${offer}.price > cap.cap * greatest(1, ${product}.unit_count)`

/** SQL for whether an offer costs no more than the law allows for a pack. */
export const isWithinCap = (offer: string, product: string) =>
  `not exists (select ${brokenCap(offer, product)})`

/** SQL for the centavos that a pack may cost, where a live offer is above them and so not shown; else null. */
export const brokenMost = (offer: string, product: string) =>
  `(select cap.cap * greatest(1, ${product}.unit_count) ${brokenCap(offer, product)} and ${offer}.status = 'live')`

/** SQL for the live offers above their cap, of one pharmacy or of all; `asked` reads from the offer `o`. */
export const offersAboveCap = (asked: string, pharmacy: string | null) => `select ${asked}
  from price_caps c join products q on q.equivalence_key = c.equivalence_key and q.archived_at is null
  join inventories o on o.product_id = q.id and o.archived_at is null and o.status = 'live'
  where not ${isWithinCap('o', 'q')} ${pharmacy === null ? '' : `and o.pharmacy_id = ${pharmacy}`}`
