import type { Database, Tx } from '../platform'
import {
  anyOf,
  build,
  type JsonText,
  now,
  recordsOf,
  rowOf,
  rowsOf,
  run,
  sql,
  todayText,
} from '../platform/db/query'
import type { inventories, priceCaps, products } from '../schema'
import { PRODUCT_COLUMNS } from './records'
import type { Candidate } from './matching'
import { usualPrices } from '../catalogue'
import { hasLicence } from '../directory'

export type { Tx }

export type OwnOffer = Pick<
  typeof inventories.$inferSelect,
  'id' | 'product_id' | 'price' | 'quantity' | 'sku' | 'status'
>

export type PriceCap = Pick<typeof priceCaps.$inferSelect, 'equivalence_key' | 'cap' | 'source'>

interface Category {
  category_id: number
  subcategory_id: number | null
  name: string
}

const NEW_PRODUCT_COLUMNS = [
  ...PRODUCT_COLUMNS,
  'category_id',
  'subcategory_id',
  'review',
  'submitted_pharmacy_id',
] as const

export type NewProduct = Pick<typeof products.$inferSelect, (typeof NEW_PRODUCT_COLUMNS)[number]>

export interface NewOffer {
  product_id: number
  is_new_product: boolean
  sku: string | null
  price: number
  quantity: number
}

export interface ChangedOffer {
  id: number
  sku: string | null
  price: number
  quantity: number
}

const CANDIDATE = [
  'k.id',
  'k.name',
  'k.brand',
  'k.pack_size',
  'k.unit_count',
  'k.drug_class',
  'k.hold_reason',
  'k.review',
  'k.equivalence_key',
  'k.import_key',
] as const

const writing = {
  async lockPharmacy(tx: Tx, pharmacyId: number) {
    await run(tx, build.selectNoFrom(sql`pg_advisory_xact_lock(7269413, ${pharmacyId})`.as('turn')))
  },

  insertProducts: (tx: Tx, products: NewProduct[]): Promise<{ id: number; match_key: string }[]> =>
    rowsOf(
      tx,
      build
        .insertInto('products')
        .columns(NEW_PRODUCT_COLUMNS)
        .expression(
          build
            .selectFrom(recordsOf('products', sql`${JSON.stringify(products)}`).as('new'))
            .select(NEW_PRODUCT_COLUMNS),
        )
        .returning(['id', 'match_key']),
    ),

  async insertOffers(
    tx: Tx,
    batchId: number,
    pharmacyId: number,
    status: 'draft' | 'live',
    offers: NewOffer[],
  ) {
    const given = sql<NewOffer>`json_to_recordset(${JSON.stringify(offers)}::json)`.as<'new'>(
      sql`new(product_id int, is_new_product boolean, sku text, price int, quantity int)`,
    )
    await run(
      tx,
      build
        .with('given', () => build.selectFrom(given).selectAll())
        .with('made', (query) =>
          query
            .insertInto('inventories')
            .columns(['product_id', 'pharmacy_id', 'sku', 'price', 'quantity', 'status', 'import_batch_id'])
            .expression((e) =>
              e
                .selectFrom('given')
                .select([
                  'product_id',
                  sql<number>`${pharmacyId}::int`.as('pharmacy_id'),
                  'sku',
                  'price',
                  'quantity',
                  sql<string>`${status}`.as('status'),
                  sql<number>`${batchId}::int`.as('import_batch_id'),
                ]),
            )
            .returning(['id', 'product_id']),
        )
        .insertInto('import_batch_offers')
        .columns(['batch_id', 'inventory_id', 'product_id', 'is_new_product'])
        .expression((e) =>
          e
            .selectFrom('made')
            .innerJoin('given', 'given.product_id', 'made.product_id')
            .select([
              sql<number>`${batchId}::int`.as('batch_id'),
              'made.id as inventory_id',
              'made.product_id',
              'given.is_new_product',
            ]),
        ),
    )
  },

  /** Changed offers keep what they were; those that were archived meanwhile stay so. */
  async updateOffers(tx: Tx, batchId: number, offers: ChangedOffer[]) {
    const given = recordsOf('inventories', sql`${JSON.stringify(offers)}`).as('new')
    await run(
      tx,
      build
        .with('given', () => build.selectFrom(given).select(['id', 'sku', 'price', 'quantity']))
        .with(
          (held) => held('held').materialized(),
          (query) =>
            query
              .selectFrom('inventories')
              .select(['id', 'product_id', 'price', 'quantity', 'sku', 'status'])
              .where('id', 'in', (e) => e.selectFrom('given').select('id'))
              .where('archived_at', 'is', null)
              .orderBy('id')
              .forNoKeyUpdate(),
        )
        .with('changed', (query) =>
          query
            .updateTable('inventories as i')
            .from('given')
            .set(({ ref, fn }) => ({
              price: ref('given.price'),
              quantity: ref('given.quantity'),
              sku: fn.coalesce('given.sku', 'i.sku'),
              updated_at: now,
            }))
            .whereRef('i.id', '=', 'given.id')
            .where('i.id', 'in', (e) => e.selectFrom('held').select('held.id'))
            .returning('i.id'),
        )
        .insertInto('import_batch_offers')
        .columns(['batch_id', 'inventory_id', 'product_id', 'before'])
        .expression((e) =>
          e
            .selectFrom('held')
            .select(({ ref }) => [
              sql<number>`${batchId}::int`.as('batch_id'),
              'id as inventory_id',
              'product_id',
              sql<JsonText>`json_build_object('price', ${ref('price')}, 'quantity', ${ref('quantity')},
                'sku', ${ref('sku')}, 'status', ${ref('status')})`.as('before'),
            ])
            .where('id', 'in', (changed) => changed.selectFrom('changed').select('changed.id')),
        ),
    )
  },
}

export function catalogueRepository(db: Database) {
  return {
    transaction: db.transaction,
    ...writing,

    async findPharmacy(id: number) {
      const licence = hasLicence('ph').as('is_licensed')
      return rowOf(db, build.selectFrom('pharmacies as ph').select(['name', licence]).where('id', '=', id))
    },

    findOffers: (pharmacyId: number): Promise<OwnOffer[]> =>
      rowsOf(
        db,
        build
          .selectFrom('inventories')
          .select(['id', 'product_id', 'price', 'quantity', 'sku', 'status'])
          .where('pharmacy_id', '=', pharmacyId)
          .where('archived_at', 'is', null),
      ),

    findCandidates(matchKeys: string[], equivalenceKeys: string[], tx: Tx = db): Promise<Candidate[]> {
      const standing = build
        .selectFrom('products as k')
        .select([...CANDIDATE, 'k.match_key'])
        .where('k.archived_at', 'is', null)
        .where((e) =>
          e.or([
            e('k.match_key', '=', anyOf(matchKeys)),
            e('k.equivalence_key', '=', anyOf<string | null>(equivalenceKeys)),
          ]),
        )
      // what was merged is still described as it was before; its description leads to the one that stayed
      const merged = build
        .selectFrom('products as p')
        .innerJoin('products as k', 'k.id', 'p.merged_into_id')
        .select([...CANDIDATE, 'p.match_key'])
        .where('k.archived_at', 'is', null)
        .where('p.match_key', '=', anyOf(matchKeys))
        .where('p.archived_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('products as o')
                .select('o.id')
                .whereRef('o.match_key', '=', 'p.match_key')
                .where('o.archived_at', 'is', null),
            ),
          ),
        )
      return rowsOf(tx, standing.unionAll(merged).orderBy('id'))
    },

    findCaps: (): Promise<PriceCap[]> =>
      rowsOf(
        db,
        build
          .selectFrom('price_caps')
          .select(['equivalence_key', 'cap', 'source'])
          .where('effective_on', '<=', todayText),
      ),

    usualPrices: (ids: readonly number[], pharmacyId: number) => usualPrices(db, ids, pharmacyId),

    findCategories: (tx: Tx = db): Promise<Category[]> =>
      rowsOf(
        tx,
        build
          .selectFrom('categories')
          .select(['id as category_id', sql<number | null>`null::int`.as('subcategory_id'), 'name'])
          .unionAll(
            build.selectFrom('subcategories').select(['category_id', 'id as subcategory_id', 'name']),
          ),
      ),
  }
}
export type CatalogueRepository = ReturnType<typeof catalogueRepository>
