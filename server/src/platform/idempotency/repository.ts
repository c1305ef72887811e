import { Problem } from '@botika/common/http/problem'
import type { Queryable } from '../db/client'
import type { KeyUse } from './key-use'

/** What the first call with this key was answered; nothing where it is the first. */
export async function answered<T>(
  sql: Queryable,
  { scope, key, hash }: KeyUse,
): Promise<{ reply: T } | undefined> {
  const { rows } = await sql.query<{ body_hash: string; reply: T }>(
    `select body_hash, reply from idempotency_keys where scope = $1 and key = $2`,
    [scope, key],
  )
  if (rows[0] && rows[0].body_hash !== hash) throw new Problem('idempotency_mismatch')
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
  const first = rowCount === 0 ? await answered<T>(sql, use) : undefined
  if (first) return first.reply
  const reply = await work()
  await sql.query(`update idempotency_keys set reply = $3 where scope = $1 and key = $2`, [
    scope,
    key,
    JSON.stringify(reply),
  ])
  return reply
}
