import type { Endpoint } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import type { Handling } from '../http/serve'
import { keyUseOf } from '../orders/checks'
import type { Ask } from './definition'

/** A key, what it is used for, and a digest of what comes with it. */
export type KeyUse = Awaited<ReturnType<typeof keyUseOf>>

/** The key that a create came with, if any. The solved captcha is another one at each try. */
export async function onceOf(
  { idempotencyKey, body }: Pick<Handling<Endpoint>, 'idempotencyKey' | 'body'>,
  scope: string,
): Promise<KeyUse | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { altcha: _solved, ...said } = body as Record<string, unknown>
  return keyUseOf(idempotencyKey, scope, said)
}

/** Makes something once for each key, in the transaction under way: a later try is answered as the first was. */
export async function once<T>(ask: Ask, use: KeyUse | undefined, make: () => Promise<T>): Promise<T> {
  if (!use) return make()
  const { scope, key, hash } = use
  // whoever holds the same key is waited for
  const claimed = await ask(
    `insert into idempotency_keys (scope, key, body_hash) values ($1, $2, $3) on conflict do nothing returning 1`,
    [scope, key, hash],
  )
  if (claimed.length === 0) {
    const [first] = await ask<{ body_hash: string; reply: T }>(
      `select body_hash, reply from idempotency_keys where scope = $1 and key = $2`,
      [scope, key],
    )
    if (first?.body_hash !== hash) throw new Problem('idempotency_mismatch')
    return first.reply
  }
  const made = await make()
  await ask(`update idempotency_keys set reply = $3 where scope = $1 and key = $2`, [
    scope,
    key,
    JSON.stringify(made),
  ])
  return made
}
