import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { slugOf } from '@botika/common/slug'
import { categories, promotions, subcategories } from '../schema'
import type { inventories, products } from '../schema'
import { anOffer, aProduct } from './makers'
import type { World } from './world'

type Db = Pick<World, 'db'>

/** A category with one subcategory. */
export async function aCategory({ db }: Db, name: string) {
  const [category] = await db.orm
    .insert(categories)
    .values({ name, slug: slugOf(name) })
    .returning()
  const sub = `${name} for all`
  const [subcategory] = await db.orm
    .insert(subcategories)
    .values({ name: sub, slug: slugOf(sub), category_id: category?.id ?? 0 })
    .returning()
  return { category_id: category?.id ?? 0, subcategory_id: subcategory?.id ?? 0 }
}

/** A medicine with its keys, named as pharmacies name it. */
export async function aMedicine(
  world: Db,
  generic: string,
  strength: string,
  facts: Partial<typeof products.$inferInsert> = {},
) {
  const keys = {
    name: `${facts.brand ?? generic} ${strength} Tablet`,
    generic_name: generic,
    brand: facts.brand ?? null,
    strength,
    dosage_form: 'Tablet',
    pack_size: null,
    ...facts,
  }
  return aProduct(world, { ...keys, equivalence_key: equivalenceKey(keys), match_key: matchKey(keys) })
}

/** Offers of one product by several pharmacies, at these prices in pesos. */
export async function offersOf(
  world: Db,
  product: { id: number },
  offers: [pharmacy: { id: number }, pesos: number, quantity?: number][],
  facts: Partial<typeof inventories.$inferInsert> = {},
) {
  const made = []
  for (const [pharmacy, pesos, quantity = 10] of offers) {
    made.push(
      await anOffer(world, {
        product_id: product.id,
        pharmacy_id: pharmacy.id,
        price: Math.round(pesos * 100),
        quantity,
        ...facts,
      }),
    )
  }
  return made
}

/** A promotion that runs since an hour ago. */
export async function aPromotion({ db }: Db, facts: Partial<typeof promotions.$inferInsert>) {
  const [promotion] = await db.orm
    .insert(promotions)
    .values({
      name: 'Sale',
      kind: 'percent',
      value: 1000,
      starts_at: new Date(Date.now() - 3_600_000),
      ...facts,
    })
    .returning()
  return promotion
}
