/**
 * SQL for whether an offer costs no more than the cap that binds today (Manila) allows for a pack (EO 104, EO 155).
 * `offer` names an inventory, `product` its product.
 */
export const isWithinCap = (offer: string, product: string) => `not exists (select from price_caps cap
  where cap.equivalence_key = ${product}.equivalence_key
    and cap.effective_on <= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')
    and ${offer}.price > cap.cap * greatest(1, ${product}.unit_count))`
