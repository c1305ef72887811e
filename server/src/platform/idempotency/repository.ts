import { Problem } from '@botika/common/http/problem'
import type { Database, Queryable } from '../db/client'
import type { KeyUse } from './key-use'

/** The first answer to the same request; nothing where it is the first. */
export async function firstReply<T>(
  sql: Queryable,
  { scope, key, hash, mismatch }: KeyUse,
): Promise<{ reply: T } | undefined> {
  const { rows } = await sql.query<{ body_hash: string; reply: T }>({
    name: 'idempotency_first_reply',
    text: `select body_hash, reply from idempotency_keys where scope = $1 and key = $2`,
    values: [scope, key],
  })
  if (rows[0] && rows[0].body_hash !== hash) throw new Problem('idempotency_mismatch', mismatch)
  return rows[0]
}

/** Does something once for each key, in the transaction under way: a later try is answered as the first was. */
export async function once<T>(sql: Queryable, use: KeyUse | undefined, work: () => Promise<T>): Promise<T> {
  if (!use) return work()
  const { scope, key, hash } = use
  // whoever holds the same key is waited for
  const { rowCount } = await sql.query(
    `insert into idempotency_keys (scope, key, body_hash) values ($1, $2, $3) on conflict do nothing`,
    [scope, key, hash],
  )
  const first = rowCount === 0 ? await firstReply<T>(sql, use) : undefined
  if (first) return first.reply
  const reply = await work()
  await sql.query(`update idempotency_keys set reply = $3 where scope = $1 and key = $2`, [
    scope,
    key,
    JSON.stringify(reply),
  ])
  return reply
}

/**
 * Takes a key and keeps its answer, as a part of a larger statement: `$1` scope, `$2` key or null, `$3` hash, `$4` reply.
 * No row comes back where there is no key or it was used before; whoever holds the same key is waited for.
 */
export const CLAIM_KEY = `insert into idempotency_keys (scope, key, body_hash, reply)
  select $1, $2, $3, $4::jsonb where $2::text is not null on conflict do nothing returning 1`

/** The values for `CLAIM_KEY`. */
export const claimValues = (use: KeyUse | undefined, reply: unknown) =>
  use ? [use.scope, use.key, use.hash, JSON.stringify(reply)] : [null, null, null, null]

export function idempotencyKeys(db: Database) {
  const first = <T>(use: KeyUse) => firstReply<T>(db.sql, use)
  return {
    first,

    /** Does the work; where it is refused, the same request may have been answered before, and is answered so again. */
    async orFirst<T>(use: KeyUse | undefined, work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        const before = use && error instanceof Problem ? await first<T>(use) : undefined
        if (before) return before.reply
        throw error
      }
    },

    async deleteOld() {
      await db.sql.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`)
    },
  }
}
export type IdempotencyKeys = ReturnType<typeof idempotencyKeys>
