import type { SearchReading, Suggestion } from '@botika/common/products/schema'
import { memo } from '../../platform'
import type { PharmacyDirectory } from '../../directory'
import { nameIndex } from '../engine/name-index'
import { presentRefused } from './present'
import type { SearchService } from '../engine/service'

interface Name {
  kind: 'generic' | 'brand'
  text: string
  weight: number
}

interface Needs {
  names: { all(): Promise<Name[]> }
  search: SearchService
  pharmacies: PharmacyDirectory
  freshFor: number
}

const MOST = 10
const MOST_OF_KIND = 2
const SHORTEST = 2

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
    /** At most ten; slips are corrected as by a search. `refused` are names that may not be sold online. */
    async suggest(keyword: string): Promise<{ data: Suggestion[]; refused?: SearchReading['refused'] }> {
      const typed = keyword.trim()
      if (typed.length < SHORTEST) return { data: [] }
      const found = await search.find({
        keyword: typed,
        scope: { level: 'category' },
        filters: {},
        page: 1,
        perPage: MOST,
        isBare: true,
        isTyping: true,
      })
      const { corrections = [], proposals = [], refused = [], searched = typed } = found.reading ?? {}
      const meant = corrections.length > 0 ? searched : typed
      const [named, shops] = await Promise.all([namesStarting(meant), pharmaciesStarting(typed)])
      const others = found.rows.length > 0 ? [] : proposals
      const products = found.rows.slice(0, MOST - named.length - shops.length)
      const data: Suggestion[] = [
        ...named,
        ...others.map(({ keyword: text }) => ({ kind: 'search' as const, text, id: null, slug: null })),
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
      return {
        data: data.slice(0, MOST),
        ...(refused.length > 0 ? { refused: presentRefused(refused) } : {}),
      }
    },
    forget: () => index.clear(),
  }
}
export type SuggestService = ReturnType<typeof suggestService>
