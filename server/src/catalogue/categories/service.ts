import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import type { AllCounts } from './present'
import type { CategoryRow, Taxonomy, Tree } from './taxonomy'

export interface LevelRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  ids?: string | undefined
  sort?: string | undefined
}

const SORTS = ['id', 'name', 'position', 'products_count', 'created_at', 'updated_at'] as const

export function categoryService(taxonomy: Taxonomy) {
  async function now(): Promise<{ tree: Tree; counts: AllCounts }> {
    const [tree, counts] = await Promise.all([taxonomy.tree(), taxonomy.counts()])
    return { tree, counts }
  }

  return {
    now,
    forget: () => taxonomy.forget(),

    async absence(level: keyof Tree, id: number): Promise<Problem> {
      const movedTo = await taxonomy.movedTo(level, id)
      const other = movedTo === null ? undefined : (await taxonomy.tree())[level].get(movedTo)
      return other
        ? new Problem('not_found', phrase(messages.thisCategoryIsNowPartOfName, { name: other.name }), {
            extra: { moved_to: { id: other.id, name: other.name } },
          })
        : new Problem('not_found', phrase(messages.thereIsNoSuchCategory))
    },

    list<Row extends CategoryRow>(
      rows: readonly Row[],
      asked: LevelRequest,
      countOf: (row: Row) => number,
    ): { rows: Row[]; total: number } {
      const words = plain(asked.keyword ?? '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
      const ids = asked.ids ? new Set(asked.ids.split(',').map(Number)) : null
      const found = rows.filter(
        (row) => (!ids || ids.has(row.id)) && words.every((word) => plain(row.name).includes(word)),
      )
      const ordered = asked.sort ? sorted(found, asked.sort, countOf) : found
      const start = (asked.page - 1) * asked.per_page
      return { rows: ordered.slice(start, start + asked.per_page), total: found.length }
    },
  }
}
export type CategoryService = ReturnType<typeof categoryService>

function sorted<Row extends CategoryRow>(rows: Row[], sort: string, countOf: (row: Row) => number): Row[] {
  const field = SORTS.find((name) => name === sort.replace(/^-/, ''))
  if (!field) {
    throw Problem.invalidField('sort', t(messages.chooseOneOfNames, { names: SORTS.join(', ') }))
  }
  const valueOf = (row: Row) =>
    field === 'products_count' ? countOf(row) : field === 'name' ? plain(row.name) : row[field]
  const direction = sort.startsWith('-') ? -1 : 1
  return [...rows].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    return direction * (one < other ? -1 : one > other ? 1 : 0) || a.id - b.id
  })
}
