import type { Database } from '../../platform'
import { anyOf, build, named, sql } from '../../platform/db/query'

/** Each wanted product with all that may stand for it: the same brand in other packs, and equivalents (RA 6675). */
const findProducts = named<{ ids: number[] }>()('basket_products', (p) =>
  build
    .selectFrom('products as w')
    .innerJoin('products as p', (on) =>
      on.on((e) =>
        e.or([e('p.id', '=', e.ref('w.id')), e('p.equivalence_key', '=', e.ref('w.equivalence_key'))]),
      ),
    )
    .select(['w.id as wanted_id', 'w.brand as wanted_brand', 'p.id', 'p.brand', 'p.equivalence_key'])
    .select(['p.unit_count', 'p.is_prescription', 'p.is_sc_discountable', 'p.is_vat_exempt'])
    .where('w.id', '=', anyOf(sql<number[]>`${p.ids}::int[]`))
    .where('p.archived_at', 'is', null)
    .where('p.drug_class', '=', 'ordinary'),
)

export type BasketProduct = Awaited<ReturnType<typeof findProducts>>[number]

export const basketRepository = (db: Database) => ({
  products: (ids: number[]): Promise<BasketProduct[]> => findProducts(db, { ids }),
})
export type BasketRepository = ReturnType<typeof basketRepository>
