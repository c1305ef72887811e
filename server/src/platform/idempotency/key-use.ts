import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import type { Endpoint } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import { createHash } from 'node:crypto'
import type { Handling } from '../http/serve'

export interface KeyUse {
  scope: string
  key: string
  hash: string
  mismatch?: string
}

/** The key that a call came with, if any. The solved captcha is another one at each try. */
export async function onceOf(
  { idempotencyKey, body }: Pick<Handling<Endpoint>, 'idempotencyKey' | 'body'>,
  scope: string,
): Promise<KeyUse | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { altcha: _solved, ...said } = body as Record<string, unknown>
  return keyUseOf(idempotencyKey, scope, said)
}

/** Who uses a key, and for what: files count by their content. */
export async function keyUseOf(key: string, scope: string, body: object): Promise<KeyUse> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem('invalid', phrase(messages.idempotencyKeyFormat))
  const hash = createHash('sha256')
  for (const [field, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    hash.update(`\0${field}\0`)
    hash.update(value instanceof File ? Buffer.from(await value.arrayBuffer()) : JSON.stringify(value))
  }
  return { scope, key, hash: hash.digest('base64url') }
}
