import { Problem } from '@botika/common/http/problem'
import type { Database } from '../db/client'
import { ago, build, json, type JsonText, named, type ParametersOf, run, type Runner, sql } from '../db/query'
import type { KeyUse } from './key-use'

const findReply = named<{ scope: string; key: string }>()('idempotency_first_reply', (p) =>
  build
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('scope', '=', p.scope)
    .where('key', '=', p.key),
)

/** The first answer to the same request; nothing where it is the first. */
export async function firstReply<T>(
  on: Runner,
  { scope, key, hash, mismatch }: KeyUse,
): Promise<{ reply: T } | undefined> {
  const [found] = await findReply(on, { scope, key })
  if (found && found.body_hash !== hash) throw new Problem('idempotency_mismatch', mismatch)
  return found as { reply: T } | undefined
}

/** Does something once for each key, in the transaction under way: a later try is answered as the first was. */
export async function once<T>(on: Runner, use: KeyUse | undefined, work: () => Promise<T>): Promise<T> {
  if (!use) return work()
  const { scope, key, hash } = use
  const added = await run(
    on,
    build
      .insertInto('idempotency_keys')
      .values({ scope, key, body_hash: hash })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const first = added === 0 ? await firstReply<T>(on, use) : undefined
  if (first) return first.reply
  const reply = await work()
  await run(
    on,
    build
      .updateTable('idempotency_keys')
      .set({ reply: json(reply) })
      .where('scope', '=', scope)
      .where('key', '=', key),
  )
  return reply
}

/** A key and the answer to keep with it as parameters; nulls where there is no key. */
export const claimValues = (use: KeyUse | undefined, reply: unknown) => ({
  scope: use?.scope ?? null,
  key: use?.key ?? null,
  hash: use?.hash ?? null,
  reply: use ? json(reply) : null,
})

/** No row comes back where there is no key or it was used before; whoever holds the same key is waited for. */
export const claimKey = ({ scope, key, hash, reply }: ParametersOf<ReturnType<typeof claimValues>>) =>
  build
    .insertInto('idempotency_keys')
    .columns(['scope', 'key', 'body_hash', 'reply'])
    .expression(
      build
        .selectNoFrom([scope.as('scope'), key.as('key'), hash.as('body_hash')])
        .select(sql<JsonText>`${reply}::jsonb`.as('reply'))
        .where(sql<string>`${key}::text`, 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')

export function idempotencyKeys(db: Database) {
  const first = <T>(use: KeyUse) => firstReply<T>(db, use)
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
      await run(db, build.deleteFrom('idempotency_keys').where('created_at', '<', ago('7 days')))
    },
  }
}
export type IdempotencyKeys = ReturnType<typeof idempotencyKeys>
