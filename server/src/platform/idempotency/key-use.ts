import type { Endpoint } from '@botika/common/http/endpoint'
import type { Handling } from '../http/serve'
import type { KeyUse } from './repository'
import { keyUseOf } from '../../ordering/orders/checks'

/** The key that a call came with, if any. The solved captcha is another one at each try. */
export async function onceOf(
  { idempotencyKey, body }: Pick<Handling<Endpoint>, 'idempotencyKey' | 'body'>,
  scope: string,
): Promise<KeyUse | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { altcha: _solved, ...said } = body as Record<string, unknown>
  return keyUseOf(idempotencyKey, scope, said)
}
