import { TEXT_FACTS } from '@botika/common/products/facts'
import type { Database } from '../../platform'
import { build, now, rowsOf, run } from '../../platform/db/query'
import { keepVersion, lastVersion } from '../names/versions-repository'
import type { Hold } from './judge'

export function recheckRepository(db: Database) {
  return {
    lastList: () => lastVersion(db, 'drug_list'),
    setLastList: (list: string) => keepVersion(db, 'drug_list', list),

    page: (after: number, count: number) =>
      rowsOf(
        db,
        build
          .selectFrom('products')
          .select(['id', ...TEXT_FACTS, 'hold_reason', 'released_words'])
          .where('id', '>', after)
          .where('archived_at', 'is', null)
          .where('drug_class', '<>', 'dangerous')
          .orderBy('id')
          .limit(count),
      ),

    /** The status alone: a trigger takes the offers out of the shop. */
    async hold(id: number, { hold_reason, hold_words }: Hold): Promise<void> {
      await run(
        db,
        build.updateTable('products').set({ hold_reason, hold_words, updated_at: now }).where('id', '=', id),
      )
    },

    async forbid(id: number, reason: string): Promise<void> {
      await run(
        db,
        build
          .updateTable('products')
          .set({ drug_class: 'dangerous', hold_reason: reason, updated_at: now })
          .where('id', '=', id),
      )
    },
  }
}
export type RecheckRepository = ReturnType<typeof recheckRepository>
