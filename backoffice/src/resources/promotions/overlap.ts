import { eachPesos } from '@botika/common/centavos'
import type { Promotion } from '@botika/common/promotions/endpoints'

export type Offered = Partial<
  Pick<
    Promotion,
    'kind' | 'value' | 'starts_at' | 'ends_at' | 'applies_to' | 'category_id' | 'product_ids' | 'is_active'
  >
>

export interface Overlap {
  other: Promotion
  /** Whether it is sure that they meet: a category and chosen products only may. */
  isSure: boolean
  winner: 'this' | 'other' | 'same' | 'by price'
  /** Pesos: above it the percentage takes off more. */
  turnsAt?: number
}

export type Categories = ReadonlyMap<number, number | null>

const startOf = ({ starts_at }: Offered) => (starts_at ? Date.parse(starts_at) : -Infinity)
const endOf = ({ ends_at }: Offered) => (ends_at ? Date.parse(ends_at) : Infinity)

const isAtOnce = (one: Offered, other: Offered) => startOf(one) < endOf(other) && startOf(other) < endOf(one)

function meet(one: Offered, other: Offered, categories: Categories): 'yes' | 'maybe' | 'no' {
  if (one.applies_to === 'all' || other.applies_to === 'all') return 'yes'
  if (one.applies_to !== other.applies_to) {
    const [category, chosen] = one.applies_to === 'category' ? [one, other] : [other, one]
    const known = chosen.product_ids?.map((id) => categories.get(id))
    if (known?.some((id) => id !== undefined && id === category.category_id)) return 'yes'
    return known?.includes(undefined) ? 'maybe' : 'no'
  }
  if (one.applies_to === 'category') return one.category_id === other.category_id ? 'yes' : 'no'
  return one.product_ids?.some((id) => other.product_ids?.includes(id)) ? 'yes' : 'no'
}

function winnerOf(one: Offered, other: Offered): Pick<Overlap, 'winner' | 'turnsAt'> {
  const [mine, theirs] = [one.value ?? 0, other.value ?? 0]
  if (one.kind === other.kind) return { winner: mine === theirs ? 'same' : mine > theirs ? 'this' : 'other' }
  const [amount, percent] = one.kind === 'amount' ? [mine, theirs] : [theirs, mine]
  return { winner: 'by price', turnsAt: eachPesos(amount * 100, percent) }
}

export function overlapsOf(
  draft: Offered,
  others: readonly Promotion[],
  categories: Categories = new Map(),
  now: number = Date.now(),
): Overlap[] {
  if (draft.is_active === false || !draft.value || !draft.applies_to) return []
  return others.flatMap((other) => {
    const met = meet(draft, other, categories)
    if (!other.is_active || endOf(other) <= now || !isAtOnce(draft, other) || met === 'no') return []
    return [{ other, isSure: met === 'yes', ...winnerOf(draft, other) }]
  })
}
