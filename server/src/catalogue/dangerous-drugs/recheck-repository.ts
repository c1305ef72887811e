import type { Database } from '../../platform'
import type { Hold } from './hold'
import type { DrugFacts } from './judge'

const KEY = 'drug_list'

export interface CheckedRow extends DrugFacts {
  id: number
  hold_reason: string | null
  released_words: string | null
}

/** The catalogue as it is checked again, and by which list it was checked last. */
export function recheckRepository(db: Database) {
  return {
    async lastList(): Promise<string | null> {
      const { rows } = await db.sql.query<{ value: string }>('select value from settings where key = $1', [
        KEY,
      ])
      return rows[0]?.value ?? null
    },

    async setLastList(list: string): Promise<void> {
      await db.sql.query(
        `insert into settings (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value, updated_at = now()`,
        [KEY, JSON.stringify(list)],
      )
    },

    /** The next products by their id. */
    async page(after: number, count: number): Promise<CheckedRow[]> {
      const { rows } = await db.sql.query<CheckedRow & object>(
        `select id, name, generic_name, brand, strength, dosage_form, pack_size, manufacturer, description, indications,
           dosage, storage, contraindications, side_effects, hold_reason, released_words
         from products where id > $1 and archived_at is null and drug_class <> 'dangerous' order by id limit $2`,
        [after, count],
      )
      return rows
    },

    /** A trigger takes its offers out of the shop. */
    async hold(id: number, { hold_reason, hold_words }: Hold): Promise<void> {
      await db.sql.query(
        'update products set hold_reason = $2, hold_words = $3, updated_at = now() where id = $1',
        [id, hold_reason, hold_words],
      )
    },

    /** For good: nobody releases it. */
    async forbid(id: number, reason: string): Promise<void> {
      await db.sql.query(
        `update products set drug_class = 'dangerous', hold_reason = $2, updated_at = now() where id = $1`,
        [id, reason],
      )
    },
  }
}
export type RecheckRepository = ReturnType<typeof recheckRepository>
