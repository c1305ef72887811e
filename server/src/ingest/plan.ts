import { formatPesos, toPesos } from '@botika/common/centavos'
import { BULK_FIELDS, type BulkField, type BulkProblem } from '@botika/common/bulk/schema'
import { capOfPack, isAboveCap } from '@botika/common/price-caps/rules'
import { plain } from '@botika/common/products/words'
import { drugSaid, type Hold, holdOf, judgeDrug, type Verdict } from '../catalogue'
import { shortened } from './cells'
import type { Heading } from './columns'
import { type Candidate, type Keys, match } from './matching'
import type { Cap, OwnOffer } from './catalogue-repository'
import { type RowFacts, rowProblem } from './row'

/** What is to be done for a row that is kept. */
export interface Decision {
  facts: RowFacts
  keys: Keys
  /** Null: the catalogue does not have it yet. */
  product: Candidate | null
  /** The pharmacy's offer of it, if there is one. */
  offer: OwnOffer | null
  action: 'create' | 'update' | 'keep'
  /** Why a new product has to be checked first. */
  hold: Hold | null
}

/** What earlier rows of the file and the pharmacy's shelf already have. */
export interface Known {
  heading: Heading
  offers: ReadonlyMap<number, OwnOffer>
  /** By SKU in small letters. */
  skus: ReadonlyMap<string, OwnOffer>
  caps: ReadonlyMap<string, Cap>
  /** Names of categories and subcategories, plain; null where a new one is put up. */
  places: ReadonlySet<string> | null
  seenSkus: Map<string, number>
  seenProducts: Map<string, number>
}

type Said = Pick<BulkProblem, 'code' | 'detail'>

/** Holds a row against the catalogue, the law, the pharmacy's shelf and the rows before it. */
export function decide(
  facts: RowFacts,
  keys: Keys,
  candidates: readonly Candidate[],
  known: Known,
): { decision: Decision | null; problems: BulkProblem[] } {
  const problems: BulkProblem[] = []
  const blame = (field: BulkField, said: Said, value: string | number | null, isRefusal = true) => {
    const column = known.heading.columns[known.heading.places.get(field) ?? -1]?.heading ?? null
    problems.push({
      ...said,
      row: facts.row,
      column,
      field,
      value: shortened(String(value ?? '')),
      is_refusal: isRefusal,
    })
  }

  const found = match(facts, keys, candidates)
  const verdict = judgeDrug(facts)
  const danger =
    verdict?.outcome === 'refused'
      ? drugSaid(verdict)
      : found.product?.drug_class === 'dangerous'
        ? found.product.name
        : null
  if (danger) {
    const detail = `Dangerous drugs can’t be listed here (RA 9165): ${danger}.`
    blame(placeOf(verdict), { code: 'dangerous', detail }, writtenIn(facts, placeOf(verdict)))
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
        detail: `Several products fit (${names.slice(0, 4).join('; ')}). Please add the brand and the pack size.`,
      },
      facts.brand,
    )
  }

  const productKey = found.product ? `id ${found.product.id}` : `new ${keys.match}`
  const sameProduct = known.seenProducts.get(productKey)
  if (sameProduct !== undefined)
    problems.push(
      rowProblem(facts.row, {
        code: 'duplicate_product',
        detail: isPackKnown(facts)
          ? `Row ${sameProduct} is the same product.`
          : `Row ${sameProduct} is the same product. If the packs differ, a pack size in each row tells them apart.`,
      }),
    )

  const offer = found.product ? (known.offers.get(found.product.id) ?? null) : null
  if (offer?.status === 'suspended')
    problems.push(
      rowProblem(facts.row, {
        code: 'suspended',
        detail: 'This offer is suspended. Please ask an administrator to lift that first.',
      }),
    )

  const sku = facts.sku?.toLowerCase()
  if (sku !== undefined) {
    const sameSku = known.seenSkus.get(sku)
    const owner = known.skus.get(sku)
    if (sameSku !== undefined)
      blame('sku', { code: 'duplicate_sku', detail: `Row ${sameSku} has the same SKU.` }, facts.sku)
    else if (owner && owner.id !== offer?.id)
      blame('sku', { code: 'sku_taken', detail: 'Another of your products has this SKU.' }, facts.sku)
  }

  const cap = found.product?.equivalence_key ?? keys.equivalence
  const limit = cap ? known.caps.get(cap) : undefined
  const units = found.product?.unit_count ?? facts.unit_count ?? 1
  if (limit && isAboveCap(facts.price, units, limit.cap)) {
    const most = formatPesos(toPesos(capOfPack(limit.cap, units)))
    blame(
      'selling_price',
      { code: 'price_above_cap', detail: `The law caps this price at ${most} (${limit.source}).` },
      toPesos(facts.price),
    )
  }

  if (problems.length > 0) return { decision: null, problems }
  const hold = found.product ? null : holdOf(facts)
  const reason = found.product ? found.product.hold_reason : hold?.hold_reason
  if (reason)
    blame(placeOf(verdict), { code: 'held', detail: reason }, writtenIn(facts, placeOf(verdict)), false)
  if (!found.product) noticePlace(facts, known, blame)
  known.seenProducts.set(productKey, facts.row)
  if (sku !== undefined) known.seenSkus.set(sku, facts.row)
  return {
    decision: { facts, keys, product: found.product, offer, action: actionOf(facts, offer), hold },
    problems,
  }
}

const isPackKnown = ({ pack_size, is_pack_derived }: RowFacts) => pack_size !== null && !is_pack_derived

/** The column that names it; a product of the catalogue may be named by none. */
const placeOf = (verdict: Verdict | null): BulkField =>
  BULK_FIELDS.find((field) => field === verdict?.field) ?? 'generic_name'

const writtenIn = (facts: RowFacts, field: BulkField) =>
  Object.entries(facts).find(([name]) => name === field)?.[1] as string | null

function actionOf(facts: RowFacts, offer: OwnOffer | null): Decision['action'] {
  if (!offer) return 'create'
  const isSame =
    offer.price === facts.price &&
    offer.quantity === facts.quantity &&
    (facts.sku === null || facts.sku === offer.sku)
  return isSame ? 'keep' : 'update'
}

function noticePlace(
  facts: RowFacts,
  known: Known,
  blame: (field: BulkField, said: Said, value: string | null, isRefusal: boolean) => void,
) {
  for (const field of ['category', 'subcategory'] as const) {
    const value = facts[field]
    if (value === null || !known.places || known.places.has(plain(value))) continue
    blame(
      field,
      {
        code: 'unknown_category',
        detail: 'There is no such category here; the product is listed without it.',
      },
      value,
      false,
    )
  }
}
