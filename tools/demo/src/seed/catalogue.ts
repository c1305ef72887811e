import { slugOf } from '@botika/common/slug'
import { drawScene } from '../pictures/covers'
import type { Motif } from '../pictures/motifs'
import { drawProduct } from '../pictures/product'
import type { Random } from '../pictures/random'
import type { categories, products, subcategories, subsubcategories } from '@botika/server/schema'
import { makeGoods } from './goods'
import { makeMedicines } from './medicines'
import type { Pictures } from './pictures'
import type { ProductSeed } from './product-seed'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: number }

export type CategoryRow = Row<typeof categories>
export type ProductRow = Row<typeof products>

export type Catalogue = {
  categories: CategoryRow[]
  subcategories: Row<typeof subcategories>[]
  subsubcategories: Row<typeof subsubcategories>[]
  products: ProductRow[]
  /** By product: centavos in the middle, and how likely a pharmacy has it. */
  terms: Map<number, { price: number; reach: number }>
}

const CATEGORY_LOOKS: Record<string, { color: string; accent: string; motif: Motif }> = {
  Medicines: { color: '#0b7a63', accent: '#f2b53a', motif: 'pill' },
  'Vitamins and supplements': { color: '#e07b12', accent: '#ffd34d', motif: 'sun' },
  'Mother and baby': { color: '#d9578a', accent: '#9fd8f0', motif: 'baby' },
  'Personal care': { color: '#1490c9', accent: '#7be0d0', motif: 'drop' },
  'Medical devices and supplies': { color: '#3d5bb8', accent: '#ff9d6c', motif: 'heart' },
  Beauty: { color: '#b0489c', accent: '#f5c8a8', motif: 'flower' },
  Grocery: { color: '#5f8a2a', accent: '#f2c14e', motif: 'leaf' },
}
const PLAIN = { color: '#0b7a63', accent: '#f2b53a', motif: 'plus' } as const

function makeTree(seeds: readonly ProductSeed[], pictures: Pictures) {
  const tree: Pick<Catalogue, 'categories' | 'subcategories' | 'subsubcategories'> = {
    categories: [],
    subcategories: [],
    subsubcategories: [],
  }
  const ids = new Map<string, number>()
  const draw = (name: string, category: string, motif: Motif | null) => {
    const look = CATEGORY_LOOKS[category] ?? PLAIN
    return pictures.add(
      drawScene({ ...look, motif: motif ?? look.motif, seed: name, width: 600, height: 600 }),
    )
  }
  for (const { path, motif } of seeds) {
    const [category, subcategory, subsubcategory] = path
    const [second, third] = [`${category}/${subcategory}`, path.join('/')]
    if (!ids.has(category)) {
      const id = tree.categories.length + 1
      ids.set(category, id)
      tree.categories.push({
        id,
        name: category,
        slug: slugOf(category),
        image: draw(category, category, null),
        position: id,
      })
    }
    if (!ids.has(second)) {
      const id = tree.subcategories.length + 1
      ids.set(second, id)
      tree.subcategories.push({
        id,
        category_id: ids.get(category) ?? 0,
        name: subcategory,
        slug: slugOf(subcategory),
        image: draw(subcategory, category, motif),
        position: id,
      })
    }
    if (!ids.has(third)) {
      const id = tree.subsubcategories.length + 1
      ids.set(third, id)
      tree.subsubcategories.push({
        id,
        subcategory_id: ids.get(second) ?? 0,
        name: subsubcategory,
        slug: slugOf(subsubcategory),
        image: draw(subsubcategory, category, motif),
        position: id,
      })
    }
  }
  return { tree, idOf: (path: readonly string[]) => ids.get(path.join('/')) ?? null }
}

const REGISTERS: Record<string, string> = {
  Medicines: 'DR-DEMO',
  'Vitamins and supplements': 'FR-DEMO',
  'Mother and baby': 'FR-DEMO',
  'Medical devices and supplies': 'MDR-DEMO',
  Grocery: 'FR-DEMO',
}

/** Prescription stands first among the subcategories of medicines. */
function byShelf(seeds: readonly ProductSeed[]): ProductSeed[] {
  const rank = ({ path }: ProductSeed) => (path[1] === 'Prescription' ? 0 : path[0] === 'Medicines' ? 1 : 2)
  return [...seeds].sort((a, b) => rank(a) - rank(b))
}

export function makeCatalogue(random: Random, pictures: Pictures, now: Date): Catalogue {
  const seeds = byShelf([...makeMedicines(random), ...makeGoods(random)])
  const { tree, idOf } = makeTree(seeds, pictures)
  const terms: Catalogue['terms'] = new Map()
  const slugs = new Set<string>()
  const rows = seeds.map((seed, index): ProductRow => {
    const id = index + 1
    if (slugs.has(seed.row.slug)) throw new Error(`Two products are called ${seed.row.name}`)
    slugs.add(seed.row.slug)
    terms.set(id, { price: seed.price, reach: seed.reach })
    const images = seed.pictures.map((picture) => pictures.add(drawProduct(picture)))
    const [category, subcategory] = seed.path
    const made = new Date(now.getTime() - random.whole(5, 400) * 86_400_000)
    return {
      ...seed.row,
      id,
      registration_number: `${REGISTERS[category] ?? 'NN-DEMO'}-${String(10_000 + id)}`,
      category_id: idOf([category]),
      subcategory_id: idOf([category, subcategory]),
      subsubcategory_id: idOf(seed.path),
      image: images[0] ?? null,
      images,
      is_featured: seed.reach > 0.62 && random.chance(0.3),
      popularity: Math.round(seed.reach * random.between(20, 140) * 10) / 10,
      created_at: made,
      updated_at: made,
    }
  })
  return { ...tree, products: rows, terms }
}
