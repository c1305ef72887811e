import type { Database, Tx } from '../platform'
import { build, rowsOf, sql } from '../platform/db/query'
import type { inventories, priceCaps, products } from '../schema'
import { PRODUCT_COLUMNS } from './layouts/records'
import type { Candidate } from './matching'
import { licensed } from '../directory'

export type { Tx }

/** What a pharmacy offers already. */
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

const NEW_PRODUCT_COLUMNS = [...PRODUCT_COLUMNS, 'category_id', 'subcategory_id'] as const

/** A product to add to the catalogue. */
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

const OFFER_TYPE = `(product_id int, is_new_product boolean, sku text, price int, quantity int)`

/** What a bulk upload reads before it decides, and writes afterwards. */
export function catalogueRepository(db: Database) {
  return {
    transaction: db.transaction,

    async findPharmacy(id: number) {
      const { rows } = await db.sql.query<{ name: string; is_licensed: boolean }>(
        `select name, ${licensed('ph')} as is_licensed from pharmacies ph where id = $1`,
        [id],
      )
      return rows[0]
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

    async findCandidates(matchKeys: string[], equivalenceKeys: string[], tx: Tx = db): Promise<Candidate[]> {
      const { rows } = await tx.sql.query<Candidate & Record<string, unknown>>(
        // what was merged is still described as it was before; its description leads to the one that stayed
        `select * from (
           select id, name, brand, pack_size, unit_count, drug_class, hold_reason, match_key, equivalence_key, import_key
           from products where archived_at is null and (match_key = any($1) or equivalence_key = any($2))
           union all
           select k.id, k.name, k.brand, k.pack_size, k.unit_count, k.drug_class, k.hold_reason, p.match_key, k.equivalence_key,
             k.import_key
           from products p join products k on k.id = p.merged_into_id and k.archived_at is null
           where p.match_key = any($1) and p.archived_at is not null
             and not exists (select from products o where o.match_key = p.match_key and o.archived_at is null)
         ) candidates order by id`,
        [matchKeys, equivalenceKeys],
      )
      return rows
    },

    /** Those that hold today. */
    findCaps: (): Promise<PriceCap[]> =>
      rowsOf(
        db,
        build
          .selectFrom('price_caps')
          .select(['equivalence_key', 'cap', 'source'])
          .where('effective_on', '<=', sql<string>`to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')`),
      ),

    /** Categories and subcategories, by their names. */
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

    /** One upload of a pharmacy at a time. */
    async lockPharmacy(tx: Tx, pharmacyId: number) {
      await tx.sql.query('select pg_advisory_xact_lock(7269413, $1)', [pharmacyId])
    },

    async insertProducts(tx: Tx, products: NewProduct[]): Promise<{ id: number; match_key: string }[]> {
      const { rows } = await tx.sql.query<{ id: number; match_key: string }>(
        `insert into products (${NEW_PRODUCT_COLUMNS.join()})
         select ${NEW_PRODUCT_COLUMNS.join()} from json_populate_recordset(null::products, $1::json) returning id, match_key`,
        [JSON.stringify(products)],
      )
      return rows
    },

    async insertOffers(tx: Tx, batchId: number, pharmacyId: number, status: string, offers: NewOffer[]) {
      await tx.sql.query(
        `with new as (select * from json_to_recordset($4::json) as x${OFFER_TYPE}),
           made as (
             insert into inventories (product_id, pharmacy_id, sku, price, quantity, status, import_batch_id)
             select product_id, $2, sku, price, quantity, $3, $1 from new returning id, product_id)
         insert into import_batch_offers (batch_id, inventory_id, product_id, is_new_product)
         select $1, made.id, made.product_id, new.is_new_product from made join new using (product_id)`,
        [batchId, pharmacyId, status, JSON.stringify(offers)],
      )
    },

    /** Changes offers and keeps what they were; those that were taken off meanwhile stay off. */
    async updateOffers(tx: Tx, batchId: number, offers: ChangedOffer[]) {
      await tx.sql.query(
        `with new as (select * from json_to_recordset($2::json) as x(id int, sku text, price int, quantity int)),
           held as materialized (
             select id, product_id, price, quantity, sku, status from inventories
             where id in (select id from new) and archived_at is null order by id for no key update),
           changed as (
             update inventories i set price = new.price, quantity = new.quantity, sku = coalesce(new.sku, i.sku),
               updated_at = now()
             from new where i.id = new.id and i.id in (select id from held) returning i.id)
         insert into import_batch_offers (batch_id, inventory_id, product_id, before)
         select $1, id, product_id, json_build_object('price', price, 'quantity', quantity, 'sku', sku, 'status', status)
         from held where id in (select id from changed)`,
        [batchId, JSON.stringify(offers)],
      )
    },
  }
}
export type CatalogueRepository = ReturnType<typeof catalogueRepository>
