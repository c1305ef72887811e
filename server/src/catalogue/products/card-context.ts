import type { PharmacyDirectory, Position } from '../../directory'
import type { Taxonomy } from '../categories/taxonomy'
import type { CardContext } from './present'
import type { RunningPromotions } from './promotions'

interface Needs {
  tree: Taxonomy
  pharmacies: PharmacyDirectory
  promotions: RunningPromotions
}

export const cardContext =
  ({ tree, pharmacies, promotions }: Needs) =>
  async (position: Position | undefined): Promise<CardContext> => {
    const [categories, list, promotionsFor] = await Promise.all([
      tree.tree(),
      pharmacies.list(),
      promotions.running(),
    ])
    return { tree: categories, pharmacies: list, promotionsFor, position }
  }
