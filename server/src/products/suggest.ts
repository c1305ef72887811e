import type { Suggestion } from '@botika/common/products/schema'
import { memo } from '../memo'
import type { PharmacyDirectory } from '../pharmacies/directory'
import { nameIndex } from '../search/name-index'
import type { SearchService } from '../search/service'

/** A generic name or a brand, as search knows them. */
interface Name {
  kind: 'generic' | 'brand'
  text: string
  weight: number
}

interface Needs {
  names: { all(): Promise<Name[]> }
  search: SearchService
  pharmacies: PharmacyDirectory
  /** Milliseconds for which the names are fresh. */
  freshFor: number
}

const MOST = 10
const MOST_OF_KIND = 2
const SHORTEST = 2

/** What the search box offers while one types. */
export function suggestService({ names, search, pharmacies, freshFor }: Needs) {
  const index = memo({
    freshFor,
    staleFor: freshFor * 60,
    async make() {
      const all = await names.all()
      const of = (kind: Name['kind']) =>
        nameIndex(
          all.filter((name) => name.kind === kind),
          (name) => name.text,
          (name) => name.weight,
        )
      return { generic: of('generic'), brand: of('brand') }
    },
  })
  let held: { list: unknown; index: ReturnType<typeof pharmacyIndex> } | null = null
  const pharmacyIndex = (listed: Awaited<ReturnType<PharmacyDirectory['list']>>['listed']) =>
    nameIndex(
      listed,
      (pharmacy) => pharmacy.name,
      () => 1,
    )

  async function pharmaciesStarting(typed: string) {
    const list = await pharmacies.list()
    if (held?.list !== list) held = { list, index: pharmacyIndex(list.listed) }
    return held.index.starting(typed, MOST_OF_KIND)
  }

  async function namesStarting(typed: string): Promise<Suggestion[]> {
    const { generic, brand } = await index.get()
    const found = [...generic.starting(typed, MOST_OF_KIND), ...brand.starting(typed, MOST_OF_KIND)]
    const seen = new Set<string>()
    return found
      .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
      .map(({ kind, text }) => ({ kind, text, id: null, slug: null }))
  }

  return {
    /** At most ten: generics and brands first, then products, then pharmacies; mistyped words are mended. */
    async suggest(keyword: string): Promise<Suggestion[]> {
      const typed = keyword.trim()
      if (typed.length < SHORTEST) return []
      const found = await search.find({
        keyword: typed,
        scope: { level: 'category' },
        filters: {},
        page: 1,
        perPage: MOST,
        isBare: true,
      })
      const meant = found.correctedKeyword ?? typed
      const [named, shops] = await Promise.all([namesStarting(meant), pharmaciesStarting(typed)])
      const products = found.rows.slice(0, MOST - named.length - shops.length)
      return [
        ...named,
        ...products.map(({ facts: { id, slug, name, image } }) => ({
          kind: 'product' as const,
          text: name,
          id,
          slug,
          image,
        })),
        ...shops.map(({ id, slug, name, image }) => ({
          kind: 'pharmacy' as const,
          text: name,
          id,
          slug,
          image,
        })),
      ]
    },
    forget: () => index.clear(),
  }
}
export type SuggestService = ReturnType<typeof suggestService>
