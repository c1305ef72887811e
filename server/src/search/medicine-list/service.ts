import {
  type ListedMedicine,
  type MatchedRow,
  MOST_PIECES,
  type Packs,
} from '@botika/common/baskets/endpoints'
import { formOf } from '@botika/common/products/dosage-form'
import { equivalenceKey } from '@botika/common/products/keys'
import { spaced } from '@botika/common/products/words'
import type { CardFacts } from '../../catalogue'
import type { SearchService } from '../engine/service'
import { readLine, saysOf } from './read-line'

const LOOKED_AT = 60
const MOST_CANDIDATES = 8

/** What was said on purpose; other corrections are guesses, which somebody confirms. */
const MEANT = new Set(['translation', 'synonym'])

interface Choice {
  facts: CardFacts
  says: ReturnType<typeof saysOf>
}

/**
 * Matches lines of a list with medicines. A line is matched where it says the names, the strength and the form of one
 * medicine alone among all that is found; whatever is less than that is asked about.
 */
export function medicineListService({ search }: { search: Pick<SearchService, 'find'> }) {
  async function matchLine(text: string): Promise<MatchedRow> {
    const line = readLine(text)
    const { count, unit } = line
    const packs = count && unit && unit !== 'piece' ? { count, unit } : null
    const nothing = {
      text,
      pieces: packs ? null : count,
      packs,
      medicine: null,
      candidates: [],
      is_refused: false,
    }
    if (line.keyword === '') return nothing
    const { rows, counts, reading } = await search.find({
      keyword: line.keyword,
      scope: { level: 'category' },
      filters: {},
      page: 1,
      perPage: LOOKED_AT,
      isBare: true,
    })
    const all = rows.map(({ facts }) => ({ facts, says: saysOf(line, facts) }))
    const branded = all.filter(({ says }) => says === 'brand')
    const exact = branded.length > 0 ? branded : all.filter(({ says }) => says !== null)
    const medicines = medicinesOf(exact.length > 0 ? exact : all)
    const isEach = counts.total <= rows.length
    const isGuess =
      exact.length === 0 ||
      (line.bare !== null && count === null) ||
      (reading?.corrections ?? []).some(({ kind }) => !MEANT.has(kind)) ||
      (reading?.leftOut ?? []).length > 0 ||
      // another strength or form may stand among those that were not looked at
      (!isEach && (line.form === '' || line.strengths.length === 0))
    const [only, other] = medicines
    const medicine = only && !other && !isGuess ? only : null
    const isCounted = line.bare === null || exact.length > 0
    const inPacks = packs && medicine && isEach ? piecesOf(packs, exact) : null
    return {
      ...nothing,
      pieces: isCounted && !packs ? count : inPacks,
      medicine,
      candidates: medicine ? [] : medicines.slice(0, MOST_CANDIDATES),
      is_refused: (reading?.refused ?? []).length > 0,
    }
  }

  return { match: (lines: readonly string[]) => Promise.all(lines.map(matchLine)) }
}

const PACKED: Record<Packs['unit'], RegExp> = {
  box: /\bbox/i,
  blister: /\b(?:blister|strip)/i,
  bottle: /\bbottle/i,
  tube: /\btube/i,
  pack: /\bpack/i,
}
const IN_ONE: Partial<Record<Packs['unit'], RegExp>> = {
  bottle: /drops|lotion|solution|suspension|syrup/,
  tube: /cream|gel|ointment/,
}

/** How many pieces packs hold, where all packs of that kind hold as many; what comes one by one has none. */
function piecesOf({ count, unit }: Packs, all: readonly Choice[]): number | null {
  const isSuch = ({ facts: { name, pack_size, dosage_form } }: Choice) =>
    PACKED[unit].test(`${name} ${pack_size ?? ''}`) || IN_ONE[unit]?.test(formOf(dosage_form ?? ''))
  const [held, other] = new Set(all.filter(isSuch).map(({ facts }) => facts.unit_count))
  const pieces = count * (held ?? 0)
  return other === undefined && pieces > 0 && pieces <= MOST_PIECES ? pieces : null
}

/** Each medicine once: products that RA 6675 lets a shopper swap are one, but for those of a named brand. */
function medicinesOf(choices: readonly Choice[]): ListedMedicine[] {
  const found = new Map<string, ListedMedicine>()
  for (const { facts, says } of choices) {
    const brand = says === 'brand' ? facts.brand : null
    const key = `${equivalenceKey(facts) ?? facts.id} ${spaced(brand ?? '')}`
    if (found.has(key)) continue
    const { id, slug, name, generic_name, strength, dosage_form, is_prescription } = facts
    const medicine = { slug, name, generic_name, strength, dosage_form, is_prescription }
    found.set(key, { product_id: id, brand, ...medicine })
  }
  return [...found.values()]
}
