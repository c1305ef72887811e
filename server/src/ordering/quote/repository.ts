import type { PricePromotion } from '@botika/common/pricing/cart'
import { isLive, mayDispense, mostFor, runningFor } from '../../catalogue'
import { hasLicence, pharmacyAddress } from '../../directory'
import type { Database, Tx } from '../../platform'
import { anyOf, build, listOf, named, type ParametersOf, sql } from '../../platform/db/query'

export type { Tx }

interface Asked {
  ids: number[]
  today: string
}

/** Offers with all that pricing and an order's snapshot need; amounts are centavos. */
const offers = ({ ids, today }: ParametersOf<Asked>) =>
  build
    .selectFrom('inventories as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
    .leftJoin('subcategories as s', 's.id', 'p.subcategory_id')
    .leftJoin('price_caps as c', (on) =>
      on
        .onRef('c.equivalence_key', '=', 'p.equivalence_key')
        .on('c.effective_on', '<=', sql<string>`${today}::date::text`),
    )
    .select(['i.id as inventory_id', 'i.product_id', 'i.pharmacy_id', 'i.sku', 'i.price'])
    .select(['i.quantity as current_quantity', isLive.as('is_live'), 'p.name as product_name'])
    .select(['p.generic_name', 'p.brand', 'p.strength', 'p.dosage_form', 'p.image'])
    .select(['s.name as subcategory_name', 'p.is_prescription', 'p.is_sc_discountable', 'p.is_vat_exempt'])
    .select(['ph.name as pharmacy_name', pharmacyAddress.as('pharmacy_address')])
    .select(['ph.phone as pharmacy_phone', 'ph.email as pharmacy_email', 'ph.license_number'])
    .select([
      'ph.province',
      'ph.city',
      'ph.latitude',
      'ph.longitude',
      'ph.opening_hours',
      'ph.delivery_terms',
    ])
    .select([hasLicence('ph', sql`${today}::date`).as('is_licensed'), 'ph.is_vat_registered'])
    .select(mayDispense(sql`${today}::date`).as('may_dispense'))
    .select((e) => [
      // the most that the law allows for it, where its price is above that
      e.case().when('i.price', '>', mostFor('c', 'p')).then(mostFor('c', 'p')).end().as('broken_cap'),
      listOf(
        runningFor(e.ref('i.pharmacy_id'), { id: e.ref('p.id'), categoryId: e.ref('p.category_id') })
          .select(['promotion.id', 'promotion.kind', 'promotion.value'])
          .orderBy('promotion.id'),
      ).as('promotions'),
    ])
    // behind a select one plan serves all; a plan for the very numbers takes ten times as long as its run
    .where('i.id', '=', anyOf(sql<number[]>`(select ${ids}::int[])::int[]`))
    .orderBy('i.id')

const findOffers = named<Asked>()('quote_offers', offers)
const findLocked = named<Asked>()('quote_offers_locked', (p) => offers(p).forNoKeyUpdate('i'))

export type Offer = Awaited<ReturnType<typeof findOffers>>[number] & { promotions: PricePromotion[] }

export function quoteRepository(db: Database) {
  return {
    find: (ids: number[], today: string): Promise<Offer[]> => findOffers(db, { ids, today }),

    findLocked: (tx: Tx, ids: number[], today: string): Promise<Offer[]> => findLocked(tx, { ids, today }),
  }
}
export type QuoteRepository = ReturnType<typeof quoteRepository>
