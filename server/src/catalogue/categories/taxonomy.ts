import { memo } from '../../platform'
import type {
  CategoryRow,
  SubcategoryRow,
  SubsubcategoryRow,
  TaxonomyRepository,
} from './taxonomy-repository'

export type { CategoryRow, SubcategoryRow, SubsubcategoryRow }

export interface Level<Row extends CategoryRow> {
  rows: readonly Row[]
  get(id: number): Row | undefined
}

export interface Tree {
  category: Level<CategoryRow>
  subcategory: Level<SubcategoryRow>
  subsubcategory: Level<SubsubcategoryRow>
}

export type CategoryLevel = keyof Tree

function levelOf<Row extends CategoryRow>(rows: readonly Row[]): Level<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows, get: (id) => byId.get(id) }
}

export function taxonomy({ repository, freshFor }: { repository: TaxonomyRepository; freshFor: number }) {
  let held: { version: string; tree: Tree } | null = null
  const kept = memo({
    freshFor,
    async make() {
      const version = await repository.version()
      if (held?.version === version) return held.tree
      const { categories, subcategories, subsubcategories } = await repository.tree()
      const tree = {
        category: levelOf(categories),
        subcategory: levelOf(subcategories),
        subsubcategory: levelOf(subsubcategories),
      }
      held = { version, tree }
      return tree
    },
  })
  const counts = memo({ freshFor: freshFor * 5, staleFor: freshFor * 300, make: () => repository.counts() })
  return {
    tree: () => kept.get(),
    counts: () => counts.get(),
    movedTo: repository.movedTo,
    forget() {
      kept.clear()
      counts.clear()
    },
  }
}
export type Taxonomy = ReturnType<typeof taxonomy>
