import { pick } from '@botika/common/pick'
import { plain } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import type { RowPlan } from './plan'
import { brandOf, nameOf } from './matching'
import type { ChangedBy, Prescriptions } from '../catalogue'
import type { CatalogueRepository, Tx } from './catalogue-repository'
import { READ_TEXTS, saysPrescription } from './row'

interface Writing {
  tx: Tx
  batchId: number
  pharmacyId: number
  status: 'draft' | 'live'
  plans: readonly RowPlan[]
  isSellers: boolean
  prescriptions: Prescriptions
  by: ChangedBy
}

export interface Wrote {
  productsCreated: number
  productIds: number[]
}

const CHUNK = 1_000

export async function writeBatch(repository: CatalogueRepository, writing: Writing): Promise<Wrote> {
  const { tx, batchId, pharmacyId, status, plans } = writing
  const created = plans.filter((one) => one.action === 'create')
  const updated = plans.filter((one) => one.action === 'update')
  const made = await makeProducts(
    repository,
    writing,
    created.filter((one) => one.product === null),
  )
  await decidePrescriptions(writing, [...made.values()])

  const productIds: number[] = []
  for (const chunk of chunksOf(created)) {
    const offers = chunk.map(({ facts, keys, product }) => {
      const fresh = product ? undefined : made.get(keys.match)
      return {
        product_id: product?.id ?? fresh?.id ?? 0,
        is_new_product: fresh?.isNew ?? false,
        sku: facts.sku,
        price: facts.price,
        quantity: facts.quantity,
      }
    })
    await repository.insertOffers(tx, batchId, pharmacyId, status, offers)
    productIds.push(...offers.map((offer) => offer.product_id))
  }
  for (const chunk of chunksOf(updated)) {
    const offers = chunk.flatMap(({ facts, offer }) =>
      offer ? [{ id: offer.id, sku: facts.sku, price: facts.price, quantity: facts.quantity }] : [],
    )
    await repository.updateOffers(tx, batchId, offers)
    productIds.push(...chunk.flatMap((one) => one.offer?.product_id ?? []))
  }
  return { productsCreated: [...made.values()].filter((one) => one.isNew).length, productIds }
}

async function decidePrescriptions(
  { tx, plans, prescriptions, by }: Writing,
  made: readonly { id: number; isNew: boolean }[],
) {
  const known = plans.flatMap(({ facts, product }) =>
    product && saysPrescription(facts) ? [product.id] : [],
  )
  await prescriptions.raise(tx.sql, known, by)
  const fresh = made.flatMap(({ id, isNew }) => (isNew ? [id] : []))
  await prescriptions.settle(tx.sql, fresh, { by })
}

/** Products by their match key; one that somebody else has added meanwhile is taken as it is. */
async function makeProducts(
  repository: CatalogueRepository,
  { tx, isSellers, pharmacyId }: Writing,
  plans: RowPlan[],
) {
  const review = isSellers ? { review: 'waiting' as const, submitted_pharmacy_id: pharmacyId } : NO_REVIEW
  const made = new Map<string, { id: number; isNew: boolean }>()
  const categories = await categoriesByName(repository, tx)
  for (const chunk of chunksOf(plans)) {
    for (const known of await repository.findCandidates(
      chunk.map((one) => one.keys.match),
      [],
      tx,
    ))
      made.set(known.match_key, { id: known.id, isNew: false })
    const missing = chunk
      .filter((one) => !made.has(one.keys.match))
      .map((one) => ({ ...productOf(one, categories), ...review }))
    for (const { id, match_key } of await repository.insertProducts(tx, missing))
      made.set(match_key, { id, isNew: true })
  }
  return made
}

type Categories = Map<string, { category_id: number; subcategory_id: number | null }>

const categoriesByName = async (repository: CatalogueRepository, tx: Tx): Promise<Categories> =>
  new Map((await repository.findCategories(tx)).reverse().map((place) => [plain(place.name), place]))

const NO_REVIEW = { review: null, submitted_pharmacy_id: null }

function productOf({ facts, keys, hold }: RowPlan, categories: Categories) {
  const place =
    categories.get(plain(facts.subcategory ?? '')) ?? categories.get(plain(facts.category ?? '')) ?? null
  const name = nameOf(facts)
  return {
    ...pick(facts, READ_TEXTS),
    match_key: keys.match,
    equivalence_key: keys.equivalence,
    name,
    slug: slugOf(name),
    brand: brandOf(facts),
    unit_count: facts.unit_count ?? 1,
    is_prescription: saysPrescription(facts),
    description: facts.description ?? '',
    category_id: place?.category_id ?? null,
    subcategory_id: place?.subcategory_id ?? null,
    hold_reason: hold?.hold_reason ?? null,
    hold_words: hold?.hold_words ?? null,
  }
}

function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK)
}
