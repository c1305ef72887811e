import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { drugSaid, holdOf, judgeDrug } from './judge'
import { LAWFUL_NAMES } from './lawful'
import { LISTED_DRUGS } from './list'
import type { RecheckRepository } from './recheck-repository'

const PAGE = 500
/** To be raised when the matcher judges otherwise by the same list. */
const RULES = 5

export const listVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES, LISTED_DRUGS, [...LAWFUL_NAMES]]))
    .digest('hex')
    .slice(0, 16)

export interface Rechecked {
  forbidden: number
  held: number
}

/** The check of the catalogue by a list that it was not checked by before; null when it was. */
export async function recheckCatalogue(
  repository: RecheckRepository,
  list = listVersion(),
): Promise<Rechecked | null> {
  if ((await repository.lastList()) === list) return null
  const found: Rechecked = { forbidden: 0, held: 0 }
  for (let rows = await repository.page(0, PAGE); rows.length > 0;) {
    for (const row of rows) {
      const verdict = judgeDrug(row)
      if (verdict?.outcome === 'refused') {
        found.forbidden++
        await repository.forbid(
          row.id,
          t(messages.dangerousDrugsCantBeListedHereRA, { name: drugSaid(verdict) }),
        )
        continue
      }
      const hold = row.hold_reason === null ? holdOf(row, row.released_words) : null
      if (!hold) continue
      found.held++
      await repository.hold(row.id, hold)
    }
    await setImmediate()
    rows = await repository.page(rows.at(-1)?.id ?? 0, PAGE)
  }
  await repository.setLastList(list)
  return found
}
