import type { Database, Tx } from '../../platform'
import { build, countRows, now, rowOf, type RowOf, run, sql } from '../../platform/db/query'

export type { Tx }

const products = build
  .selectFrom('products as p')
  .select(['p.id as product_id', 'p.name', 'p.suspended_at', 'p.suspension_reason'])
  .select((e) => [
    'p.hold_reason',
    'p.hold_words',
    'p.drug_class',
    'p.review',
    'p.review_reason',
    e
      .selectFrom('inventories as i')
      .select(countRows.as('n'))
      .whereRef('i.product_id', '=', 'p.id')
      .where('i.archived_at', 'is', null)
      .where('i.held_status', 'is not', null)
      .$asScalar()
      .$notNull()
      .as('held_offers'),
  ])
  .where('p.archived_at', 'is', null)

export type ModerationRow = RowOf<typeof products>

const offersOf = (productId: number) => build.updateTable('inventories').where('product_id', '=', productId)

const asBefore = (productId: number) =>
  offersOf(productId)
    .set((e) => ({ status: e.ref('held_status').$notNull(), held_status: null, updated_at: now }))
    .where('held_status', 'is not', null)

export function moderationRepository(db: Database) {
  return {
    transaction: db.transaction,

    find(id: number, pharmacyId?: number) {
      const product = products.where('p.id', '=', id)
      if (pharmacyId === undefined) return rowOf(db, product)
      const isOffered = product.where((e) =>
        e.exists(
          e
            .selectFrom('inventories as i')
            .select('i.id')
            .whereRef('i.product_id', '=', 'p.id')
            .where('i.pharmacy_id', '=', pharmacyId)
            .where('i.archived_at', 'is', null),
        ),
      )
      return rowOf(db, isOffered)
    },

    hold: (tx: Tx, id: number) => rowOf(tx, products.where('p.id', '=', id).forUpdate('p')),

    async suspend(tx: Tx, id: number, reason: string): Promise<void> {
      await run(
        tx,
        build
          .updateTable('products')
          .set((e) => ({
            suspended_at: e.fn.coalesce('suspended_at', now),
            suspension_reason: reason,
            updated_at: now,
          }))
          .where('id', '=', id),
      )
      // a trigger turns what was live or a draft into what is held
      await run(
        tx,
        offersOf(id)
          .set((e) => ({ status: e.ref('status'), updated_at: now }))
          .where('archived_at', 'is', null)
          .where('status', '<>', 'suspended'),
      )
    },

    /** The product alone is released: a trigger makes its offers again what they were. */
    async release(tx: Tx, id: number): Promise<void> {
      await run(
        tx,
        build
          .updateTable('products')
          .set((e) => ({
            released_words: sql<string>`concat_ws(',', ${e.ref('released_words')}, ${e.ref('hold_words')})`,
            hold_reason: null,
            hold_words: null,
            updated_at: now,
          }))
          .where('id', '=', id),
      )
    },

    async unsuspend(tx: Tx, id: number): Promise<void> {
      await run(
        tx,
        build
          .updateTable('products')
          .set({ suspended_at: null, suspension_reason: null, updated_at: now })
          .where('id', '=', id),
      )
      await run(tx, asBefore(id).where('status', '=', 'suspended'))
    },
  }
}
export type ModerationRepository = ReturnType<typeof moderationRepository>
