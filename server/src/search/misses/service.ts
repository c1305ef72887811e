import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/search'
import { Problem } from '@botika/common/http/problem'
import { manilaDay } from '@botika/common/time'
import type { AuditService, Person } from '../../platform'
import { refusedNamesIn } from '../../catalogue'
import { type MissesRequest, type SearchMissRepository } from './repository'

interface Needs {
  repository: SearchMissRepository
  audit: AuditService
}

const DAY_MS = 86_400_000
const KEPT_DAYS = 180

const daysAgo = (days: number) => manilaDay(new Date(Date.now() - days * DAY_MS))

export function searchMissService({ repository, audit }: Needs) {
  return {
    async list({ days, ...asked }: Omit<MissesRequest, 'since'> & { days: number }) {
      // today is one of the days
      const { rows, total } = await repository.list({ ...asked, since: daysAgo(days - 1) })
      return {
        rows: rows.map((row) => {
          const refused = refusedNamesIn(row.keyword).find(({ isAlone }) => !isAlone)
          return { ...row, refused: refused?.name ?? null }
        }),
        total,
      }
    },

    remove: (person: Person | null, id: number) =>
      repository.transaction(async (tx) => {
        const keyword = await repository.remove(tx, id)
        if (keyword === null) throw new Problem('not_found', phrase(messages.theseWordsAreNotOnTheList))
        await audit.record(tx, {
          person,
          action: 'delete',
          resource: 'search-misses',
          recordId: id,
          changes: { keyword },
        })
        return { id }
      }),

    deleteOld: () => repository.deleteBefore(daysAgo(KEPT_DAYS)),
  }
}
export type SearchMissService = ReturnType<typeof searchMissService>
