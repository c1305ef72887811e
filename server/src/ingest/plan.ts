import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { formatPesos, toPesos } from '@botika/common/centavos'
import { BULK_FIELDS, type BulkField, type BulkProblem } from '@botika/common/bulk/schema'
import { capOfPack, isAboveCap } from '@botika/common/price-caps/rules'
import { doubtFigures, doubtOf, type UsualPrice, WHY_DOUBTED } from '@botika/common/products/price-doubt'
import { plain } from '@botika/common/products/words'
import { drugSaid, type Hold, holdOf, judgeDrug, type Verdict } from '../catalogue'
import { shortened } from './amounts'
import type { Heading } from './columns'
import { type Candidate, type Keys, keysOf, match, type Match } from './matching'
import type { CatalogueRepository, OwnOffer, PriceCap } from './catalogue-repository'
import { type ReadRow, type RowFacts, rowProblem } from './row'

export interface RowPlan {
  facts: RowFacts
  keys: Keys
  product: Candidate | null
  offer: OwnOffer | null
  action: 'create' | 'update' | 'keep'
  hold: Hold | null
  usual: UsualPrice | null
}

type UsualPriceOf = UsualPrice & { product_id: number }

export interface PlanContext {
  heading: Heading
  offers: ReadonlyMap<number, OwnOffer>
  skus: ReadonlyMap<string, OwnOffer>
  caps: ReadonlyMap<string, PriceCap>
  /** The names of categories and subcategories, plain; null where a new one is added. */
  categories: ReadonlySet<string> | null
  /** What others ask for these products; null where nothing is put on sale. */
  usualPrices: ((ids: readonly number[]) => Promise<UsualPriceOf[]>) | null
  seenSkus: Map<string, number>
  seenProducts: Map<string, number>
}

export type Catalogue = Pick<CatalogueRepository, 'findCandidates' | 'findCaps'>

export const productContext = async (catalogue: Catalogue, heading: Heading): Promise<PlanContext> => ({
  heading,
  offers: new Map(),
  skus: new Map(),
  caps: new Map((await catalogue.findCaps()).map((cap) => [cap.equivalence_key, cap])),
  categories: null,
  usualPrices: null,
  seenSkus: new Map(),
  seenProducts: new Map(),
})

export async function offerContext(
  repository: CatalogueRepository,
  heading: Heading,
  pharmacyId: number,
): Promise<PlanContext> {
  const [context, offers, categories] = await Promise.all([
    productContext(repository, heading),
    repository.findOffers(pharmacyId),
    repository.findCategories(),
  ])
  return {
    ...context,
    offers: new Map(offers.map((offer) => [offer.product_id, offer])),
    skus: new Map(offers.flatMap((offer) => (offer.sku === null ? [] : [[offer.sku.toLowerCase(), offer]]))),
    categories: new Set(categories.map(({ name }) => plain(name))),
    usualPrices: (ids) => repository.usualPrices(ids, pharmacyId),
  }
}

export interface Planned {
  row: ReadRow
  plan: RowPlan | null
  problems: BulkProblem[]
}

export async function planRows(
  catalogue: Pick<Catalogue, 'findCandidates'>,
  rows: readonly ReadRow[],
  context: PlanContext,
): Promise<Planned[]> {
  const keys = rows.map(({ facts }) => facts && keysOf(facts))
  const candidates = await catalogue.findCandidates(
    [...new Set(keys.flatMap((one) => one?.match ?? []))],
    [...new Set(keys.flatMap((one) => one?.equivalence ?? []))],
  )
  const byMatch = grouped(candidates, (one) => one.match_key)
  const byEquivalence = grouped(candidates, (one) => one.equivalence_key)
  const found = rows.map(({ facts }, at) => {
    const own = keys[at]
    if (!facts || !own) return null
    const fitting = new Set([
      ...(byMatch.get(own.match) ?? []),
      ...((own.equivalence !== null && byEquivalence.get(own.equivalence)) || []),
    ])
    return { keys: own, ...match(facts, own, [...fitting]) }
  })
  const ids = new Set(found.flatMap((one) => one?.product?.id ?? []))
  const usual = await context.usualPrices?.([...ids])
  const usualOf = new Map(usual?.map((one) => [one.product_id, one]))
  return rows.map((row, at) => {
    const own = found[at]
    if (!row.facts || !own) return { row, plan: null, problems: row.problems }
    return { row, ...planRow(row.facts, own, usualOf.get(own.product?.id ?? 0) ?? null, context) }
  })
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

type Fault = Pick<BulkProblem, 'code' | 'detail' | 'choices' | 'usual'>

function planRow(
  facts: RowFacts,
  found: Match & { keys: Keys },
  usual: UsualPrice | null,
  context: PlanContext,
): Omit<Planned, 'row'> {
  const { keys } = found
  const problems: BulkProblem[] = []
  const blame = (field: BulkField, fault: Fault, value: string | number | null, isRefusal = true) => {
    const column = context.heading.columns[context.heading.positions.get(field) ?? -1]?.heading ?? null
    problems.push({
      ...fault,
      row: facts.row,
      column,
      field,
      value: shortened(String(value ?? '')),
      is_refusal: isRefusal,
    })
  }

  const verdict = judgeDrug(facts)
  const danger =
    verdict?.outcome === 'refused'
      ? drugSaid(verdict)
      : found.product?.drug_class === 'dangerous'
        ? found.product.name
        : null
  if (danger) {
    const detail = t(messages.dangerousDrugsCantBeListedHereRA, { name: danger })
    blame(fieldOf(verdict), { code: 'dangerous', detail }, writtenIn(facts, fieldOf(verdict)))
  }

  if (!found.product && found.several.length > 0) {
    const names = [
      ...new Set(
        found.several.map((one) => [one.brand ?? one.name, one.pack_size].filter(Boolean).join(', ')),
      ),
    ]
    blame(
      'brand',
      {
        code: 'ambiguous',
        detail: t(messages.severalProductsFitNamesPleaseAddThe, { names: names.slice(0, 4).join('; ') }),
        choices: found.several
          .slice(0, MOST_CHOICES)
          .map(({ id, name, brand, pack_size }) => ({ product_id: id, name, brand, pack_size })),
      },
      facts.brand,
    )
  }

  const productKey = found.product ? `id ${found.product.id}` : `new ${keys.match}`
  const sameProduct = context.seenProducts.get(productKey)
  if (sameProduct !== undefined)
    problems.push(
      rowProblem(facts.row, {
        code: 'duplicate_product',
        detail: isPackKnown(facts)
          ? t(messages.rowRowIsTheSameProduct, { row: sameProduct })
          : t(messages.rowRowIsTheSameProductIf, { row: sameProduct }),
      }),
    )

  const offer = found.product ? (context.offers.get(found.product.id) ?? null) : null
  if (offer?.status === 'suspended')
    problems.push(
      rowProblem(facts.row, {
        code: 'suspended',
        detail: t(messages.thisOfferIsSuspendedPleaseAskAdministrator),
      }),
    )

  const sku = facts.sku?.toLowerCase()
  if (sku !== undefined) {
    const sameSku = context.seenSkus.get(sku)
    const owner = context.skus.get(sku)
    if (sameSku !== undefined)
      blame(
        'sku',
        { code: 'duplicate_sku', detail: t(messages.rowRowHasTheSameSKU, { row: sameSku }) },
        facts.sku,
      )
    else if (owner && owner.id !== offer?.id)
      blame('sku', { code: 'sku_taken', detail: t(messages.anotherOfYourProductsHasThisSKU) }, facts.sku)
  }

  const cap = found.product?.equivalence_key ?? keys.equivalence
  const limit = cap ? context.caps.get(cap) : undefined
  const units = found.product?.unit_count ?? facts.unit_count ?? 1
  if (limit && isAboveCap(facts.price, units, limit.cap)) {
    const most = formatPesos(toPesos(capOfPack(limit.cap, units)))
    blame(
      'selling_price',
      {
        code: 'price_above_cap',
        detail: t(messages.theLawCapsThisPriceAtMost, { most, source: limit.source }),
      },
      toPesos(facts.price),
    )
  }

  const doubt = usual && facts.price !== offer?.price && !facts.price_confirmed ? doubtIn(facts, usual) : null
  if (doubt) blame('selling_price', doubt, toPesos(facts.price))

  if (problems.length > 0) return { plan: null, problems }
  const hold = found.product ? null : holdOf(facts)
  const reason = found.product ? found.product.hold_reason : hold?.hold_reason
  if (reason)
    blame(fieldOf(verdict), { code: 'held', detail: reason }, writtenIn(facts, fieldOf(verdict)), false)
  if (!found.product) remarkCategory(facts, context, blame)
  context.seenProducts.set(productKey, facts.row)
  if (sku !== undefined) context.seenSkus.set(sku, facts.row)
  return {
    plan: { facts, keys, product: found.product, offer, action: actionOf(facts, offer), hold, usual },
    problems,
  }
}

const MOST_CHOICES = 10

function doubtIn(facts: RowFacts, usual: UsualPrice): Fault | null {
  const price = toPesos(facts.price)
  const doubt = doubtOf(price, usual)
  if (!doubt) return null
  return {
    code: 'price_doubt',
    detail: t(WHY_DOUBTED[doubt], doubtFigures(price, usual)),
    usual: figuresOf(usual),
  }
}

export const figuresOf = ({ median, lowest, highest, offers, unit_count }: UsualPrice): UsualPrice => ({
  median,
  lowest,
  highest,
  offers,
  unit_count,
})

const isPackKnown = ({ pack_size, is_pack_derived }: RowFacts) => pack_size !== null && !is_pack_derived

/** The column at fault; a product of the catalogue may be named by none. */
const fieldOf = (verdict: Verdict | null): BulkField =>
  BULK_FIELDS.find((field) => field === verdict?.field) ?? 'generic_name'

const writtenIn = (facts: RowFacts, field: BulkField) =>
  Object.entries(facts).find(([name]) => name === field)?.[1] as string | null

function actionOf(facts: RowFacts, offer: OwnOffer | null): RowPlan['action'] {
  if (!offer) return 'create'
  const isSame =
    offer.price === facts.price &&
    offer.quantity === facts.quantity &&
    (facts.sku === null || facts.sku === offer.sku)
  return isSame ? 'keep' : 'update'
}

function remarkCategory(
  facts: RowFacts,
  { categories }: PlanContext,
  blame: (field: BulkField, fault: Fault, value: string | null, isRefusal: boolean) => void,
) {
  for (const field of ['category', 'subcategory'] as const) {
    const value = facts[field]
    if (value === null || !categories || categories.has(plain(value))) continue
    blame(
      field,
      {
        code: 'unknown_category',
        detail: t(messages.thereIsNoSuchCategoryHereThe),
      },
      value,
      false,
    )
  }
}
