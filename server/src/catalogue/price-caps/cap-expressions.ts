import { build, every, type Expression, over, sql, todayText } from '../../platform/db/query'

const e = over<{ cap: 'price_caps'; i: 'inventories'; p: 'products' }>()

export const mostFor = (cap: string, product: string) =>
  sql<number>`${e.ref(`${cap}.cap` as 'cap.cap')} * greatest(1, ${e.ref(`${product}.unit_count` as 'p.unit_count')})`

/** The cap that binds today (Manila) and that inventory `offer` of `product` is above (EO 104, EO 155). */
const brokenCap = (offer: string, product: string) =>
  e
    .selectFrom('price_caps as cap')
    .whereRef('cap.equivalence_key', '=', `${product}.equivalence_key` as 'p.equivalence_key')
    .where('cap.effective_on', '<=', todayText)
    .where(e(`${offer}.price` as 'i.price', '>', mostFor('cap', product)))

export const keepsCap = (offer: string, product: string) =>
  e.not(e.exists(brokenCap(offer, product).select('cap.id')))

export const brokenMost = (offer: string, product: string) =>
  brokenCap(offer, product)
    .where(`${offer}.status` as 'i.status', '=', 'live')
    .select(mostFor('cap', product).as('most'))

export const offersAboveCap = (pharmacyId: number | Expression<number> | null) =>
  build
    .selectFrom('price_caps as c')
    .innerJoin('products as q', 'q.equivalence_key', 'c.equivalence_key')
    .innerJoin('inventories as o', 'o.product_id', 'q.id')
    .where((x) =>
      every(
        x('c.effective_on', '<=', todayText),
        x('q.archived_at', 'is', null),
        x('o.archived_at', 'is', null),
        x('o.status', '=', 'live'),
        x('o.price', '>', mostFor('c', 'q')),
        pharmacyId !== null && x('o.pharmacy_id', '=', pharmacyId),
      ),
    )
