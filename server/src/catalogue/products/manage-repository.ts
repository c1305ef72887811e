import { PRESCRIPTION_SUBCATEGORY } from '@botika/common/products/prescription'
import { CATEGORY_TREE_LOCK } from '../category-tree/lock'
import type { Database, Tx } from '../../platform'
import { COLUMNS, JOINS, type ManagedRow, manageListRepository } from './manage-list-repository'

export type { Tx }

export type { ManagedRow } from './manage-list-repository'

/** Facts of a product as its row keeps them. */
export type FactColumns = Record<string, unknown>

const from = (join: string) => `from products p left join product_search s on s.product_id = p.id ${join}
  left join subcategories sc on sc.id = p.subcategory_id`

/** Products as the back office reads and writes them. */
export function manageRepository(db: Database) {
  async function one(sql: Tx['sql'], id: number, pharmacyId: number | undefined, lock = '') {
    const join = pharmacyId === undefined ? JOINS.ofAll : `${JOINS.ofPharmacy} and i.pharmacy_id = $2`
    const { rows } = await sql.query<ManagedRow & object>(
      `select ${COLUMNS} ${from(join)} where p.id = $1 and p.archived_at is null ${lock}`,
      pharmacyId === undefined ? [id] : [id, pharmacyId],
    )
    return rows[0] ?? null
  }

  return {
    transaction: db.transaction,

    list: manageListRepository(db).list,

    find: (id: number, pharmacyId: number | undefined) => one(db.sql, id, pharmacyId),

    /** The same, with the product held until the transaction ends. */
    async hold(tx: Tx, id: number, pharmacyId: number | undefined) {
      await tx.sql.query('select 1 from products where id = $1 for update', [id])
      return one(tx.sql, id, pharmacyId)
    },

    /** How many other pharmacies have an offer of the product, shown or not. */
    async otherOffers(tx: Tx, id: number, pharmacyId: number): Promise<number> {
      const { rows } = await tx.sql.query<{ n: number }>(
        'select count(*)::int as n from inventories where product_id = $1 and pharmacy_id <> $2 and archived_at is null',
        [id, pharmacyId],
      )
      return rows[0]?.n ?? 0
    },

    /** The product with this key, if there is one; those who describe the same take turns. */
    async match(tx: Tx, key: string): Promise<number | null> {
      await tx.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 7269412))', [key])
      const { rows } = await tx.sql.query<{ id: number }>(
        // what was merged is still described as it was before
        `select coalesce(k.id, p.id) as id from products p
         left join products k on k.id = p.merged_into_id and k.archived_at is null
         where p.match_key = $1 and (p.archived_at is null or k.id is not null)
         order by p.archived_at is not null, p.id limit 1`,
        [key],
      )
      return rows[0]?.id ?? null
    },

    /** The parents of a place in the tree; null where an id names nothing or a level does not lie in the one above. */
    async place(
      tx: Tx,
      asked: { category: number | null; subcategory: number | null; subsubcategory: number | null },
    ) {
      // a rearrangement of the tree is waited for, so that what is read here still holds when it is written
      await tx.sql.query('select pg_advisory_xact_lock_shared($1)', [CATEGORY_TREE_LOCK])
      const { rows } = await tx.sql.query<{
        category: number | null
        subcategory: number | null
        subsubcategory: number | null
      }>(
        `select c.id as category, sc.id as subcategory, ssc.id as subsubcategory
         from (select 1) one
         left join subsubcategories ssc on ssc.id = $3
         left join subcategories sc on sc.id = coalesce(ssc.subcategory_id, $2)
         left join categories c on c.id = coalesce(sc.category_id, $1)`,
        [asked.category, asked.subcategory, asked.subsubcategory],
      )
      return rows[0] ?? { category: null, subcategory: null, subsubcategory: null }
    },

    /** Whether what stands under this subcategory needs a prescription. */
    async isPrescriptionShelf(tx: Tx, subcategoryId: unknown): Promise<boolean> {
      const { rows } = await tx.sql.query(
        'select 1 from subcategories where id = $1 and lower(btrim(name)) = $2',
        [subcategoryId ?? null, PRESCRIPTION_SUBCATEGORY],
      )
      return rows.length > 0
    },

    async insert(tx: Tx, facts: FactColumns): Promise<number> {
      const columns = Object.keys(facts)
      const { rows } = await tx.sql.query<{ id: number }>(
        `insert into products (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(facts),
      )
      return rows[0]?.id ?? 0
    },

    async update(tx: Tx, id: number, facts: FactColumns): Promise<void> {
      const columns = Object.keys(facts)
      await tx.sql.query(
        `update products set ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')}, updated_at = now() where id = $1`,
        [id, ...Object.values(facts)],
      )
    },

    /** The cap that now binds the product where a live offer is above it: centavos for a pack, and its source. */
    async brokenCap(tx: Tx, id: number): Promise<{ most: number; source: string } | undefined> {
      const { rows } = await tx.sql.query<{ most: number; source: string }>(
        `select c.cap * greatest(1, p.unit_count) as most, c.source from inventories i join products p on p.id = i.product_id
         join price_caps c on c.equivalence_key = p.equivalence_key
           and c.effective_on <= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')
         where p.id = $1 and i.archived_at is null and i.status = 'live' and i.price > c.cap * greatest(1, p.unit_count)
         limit 1`,
        [id],
      )
      return rows[0]
    },

    /** Takes a product and all its offers out of the catalogue; orders keep what they know. */
    async archive(tx: Tx, id: number): Promise<void> {
      await tx.sql.query(
        'update inventories set archived_at = now(), updated_at = now() where product_id = $1 and archived_at is null',
        [id],
      )
      await tx.sql.query('update products set archived_at = now(), updated_at = now() where id = $1', [id])
    },
  }
}
export type ManageRepository = ReturnType<typeof manageRepository>
