import type { ProductCard } from '@botika/common/products/schema'
import { LRUCache } from 'lru-cache'
import {
  type CardContext,
  type CardFacts,
  type CardLine,
  type CardParts,
  presentCard,
  type Priced,
  pricedLine,
} from '../../catalogue'

interface Kept {
  facts: CardFacts
  line: CardLine
  priced: Priced | NoPrice
  tree: CardContext['tree']
  pharmacy: unknown
  card: ProductCard
}
type NoPrice = { selling_price: null }

interface KeptPage {
  around: CardContext
  cards: readonly Readonly<ProductCard>[]
}

const MOST_CARDS = 10_000
const LINE = ['quantity', 'min_price', 'max_price', 'offers_count'] as const

/**
 * Cards that are the same object as long as all that they show is the same, so that they are written as JSON once.
 * Nothing is taken for granted: every price, stock and name is compared. With a shopper's place nothing is kept.
 */
export function cardCache() {
  const kept = new LRUCache<number, Kept>({ max: MOST_CARDS })
  const pages = new WeakMap<readonly CardParts[], KeptPage>()

  function cardOf(facts: CardFacts, line: CardLine, around: CardContext): Readonly<ProductCard> {
    const priced = pricedLine(facts, line, around)
    if (around.position || line.inventory_id === null || line.pharmacy_id === null)
      return presentCard(facts, line, around, priced)
    const pharmacy = around.pharmacies.get(line.pharmacy_id)
    const same = kept.get(line.inventory_id)
    if (
      same?.facts === facts &&
      same.pharmacy === pharmacy &&
      same.tree === around.tree &&
      same.priced.selling_price === priced.selling_price &&
      ('original_price' in same.priced ? same.priced.original_price : undefined) ===
        ('original_price' in priced ? priced.original_price : undefined) &&
      LINE.every((field) => same.line[field] === line[field])
    )
      return same.card
    const card = Object.freeze(presentCard(facts, line, around, priced))
    kept.set(line.inventory_id, { facts, line, priced, tree: around.tree, pharmacy, card })
    return card
  }

  /** The cards of a page; the very same list for the same parts in the same surroundings. */
  return (parts: readonly CardParts[], around: CardContext): readonly Readonly<ProductCard>[] => {
    const same = pages.get(parts)
    if (same && isSame(same.around, around)) return same.cards
    const cards = parts.map(({ facts, line }) => cardOf(facts, line, around))
    if (around.position) return cards
    pages.set(parts, { around, cards: Object.freeze(cards) })
    return cards
  }
}

const isSame = (one: CardContext, other: CardContext) =>
  one.tree === other.tree &&
  one.pharmacies === other.pharmacies &&
  one.promotionsFor === other.promotionsFor &&
  one.position === other.position
