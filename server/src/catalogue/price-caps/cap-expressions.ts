import { over, sql, todayText } from '../../platform/db/query'

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

/** The same for a statement of the builder, with the names that offer and product have there. */
export const keepsCap = (offer: string, product: string) => {
  const e = over<{ i: 'inventories'; p: 'products' }>()
  const unitCount = e.ref(`${product}.unit_count` as 'p.unit_count')
  return e.not(
    e.exists(
      e
        .selectFrom('price_caps as cap')
        .select('cap.id')
        .whereRef('cap.equivalence_key', '=', `${product}.equivalence_key` as 'p.equivalence_key')
        .where('cap.effective_on', '<=', todayText)
        .where((cap) =>
          cap(
            `${offer}.price` as 'i.price',
            '>',
            cap('cap.cap', '*', cap.fn<number>('greatest', [sql.lit(1), unitCount])),
          ),
        ),
    ),
  )
}

/** SQL for the centavos that a pack may cost, where a live offer is above them and so not shown; else null. */
export const brokenMost = (offer: string, product: string) =>
  `(select cap.cap * greatest(1, ${product}.unit_count) ${brokenCap(offer, product)} and ${offer}.status = 'live')`

/** SQL for the live offers above their cap, of one pharmacy or of all; `asked` reads from the offer `o`. */
export const offersAboveCap = (asked: string, pharmacy: string | null) => `select ${asked}
  from price_caps c join products q on q.equivalence_key = c.equivalence_key and q.archived_at is null
  join inventories o on o.product_id = q.id and o.archived_at is null and o.status = 'live'
  where not ${isWithinCap('o', 'q')} ${pharmacy === null ? '' : `and o.pharmacy_id = ${pharmacy}`}`
