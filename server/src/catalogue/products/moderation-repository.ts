import type { Database, Tx } from '../../platform'

export type { Tx }

export interface ModerationRow {
  product_id: number
  name: string
  suspended_at: Date | null
  suspension_reason: string | null
  hold_reason: string | null
  hold_words: string | null
  drug_class: 'ordinary' | 'dangerous'
  held_offers: number
}

/** Products that are held back from the shop, with all their offers. */
export function moderationRepository(db: Database) {
  async function find(
    sql: Tx['sql'],
    id: number,
    pharmacyId?: number,
    lock = '',
  ): Promise<ModerationRow | null> {
    const { rows } = await sql.query<ModerationRow & object>(
      `select p.id as product_id, p.name, p.suspended_at, p.suspension_reason, p.hold_reason, p.hold_words, p.drug_class,
         (select count(*)::int from inventories i where i.product_id = p.id and i.archived_at is null
           and i.held_status is not null) as held_offers
       from products p where p.id = $1 and p.archived_at is null
         and ($2::int is null or exists (select from inventories i
           where i.product_id = p.id and i.pharmacy_id = $2 and i.archived_at is null)) ${lock}`,
      [id, pharmacyId ?? null],
    )
    return rows[0] ?? null
  }

  return {
    transaction: db.transaction,
    find: (id: number, pharmacyId?: number) => find(db.sql, id, pharmacyId),
    hold: (tx: Tx, id: number) => find(tx.sql, id, undefined, 'for update of p'),

    async suspend(tx: Tx, id: number, reason: string): Promise<void> {
      await tx.sql.query(
        'update products set suspended_at = coalesce(suspended_at, now()), suspension_reason = $2, updated_at = now() where id = $1',
        [id, reason],
      )
      // a trigger turns what was live or a draft into what is held
      await tx.sql.query(
        `update inventories set status = status, updated_at = now()
         where product_id = $1 and archived_at is null and status <> 'suspended'`,
        [id],
      )
    },

    /** Nothing that is held now is held again; what its offers were before, they are again. */
    async release(tx: Tx, id: number): Promise<void> {
      await tx.sql.query(
        `update products set released_words = concat_ws(',', released_words, hold_words), hold_reason = null,
           hold_words = null, updated_at = now() where id = $1`,
        [id],
      )
      await tx.sql.query(
        `update inventories set status = held_status, held_status = null, updated_at = now()
         where product_id = $1 and held_status is not null and status = 'draft' and archived_at is null`,
        [id],
      )
    },

    async unsuspend(tx: Tx, id: number): Promise<void> {
      await tx.sql.query(
        'update products set suspended_at = null, suspension_reason = null, updated_at = now() where id = $1',
        [id],
      )
      await tx.sql.query(
        `update inventories set status = held_status, held_status = null, updated_at = now()
         where product_id = $1 and held_status is not null and status = 'suspended'`,
        [id],
      )
    },
  }
}
export type ModerationRepository = ReturnType<typeof moderationRepository>
