import type { DiscountBasis, PrescriptionBasis } from '@botika/common/products/prescription'
import type { ProductQuery } from '@botika/common/products/schema'
import { LRUCache } from 'lru-cache'
import { type Bind, binding, type Database, memo } from '../../platform'
import { countsOfAll, pageOfAll } from './manage-all-statements'
import {
  CHANGED,
  isAtHand,
  isNotArchived,
  listConditions,
  manageOrder,
  mentions,
  NAMED,
  offerConditions,
  orderBy,
  OWN,
  productConditions,
  summed,
  tallies,
} from './manage-statements'
import { BROKEN_MOST } from '../price-caps/cap-expressions'
import { FACTS, type ProductRow } from './rows'

export type OfferStatus = 'draft' | 'live' | 'suspended'
export type Group = OfferStatus | 'all' | 'sold_out'

/** A product as the back office sees it: with the pharmacy's own offer, or the one that shoppers see. */
export interface ManagedRow extends ProductRow {
  status: OfferStatus | null
  sku: string | null
  /** Centavos that the law allows at most, where the offer is above them. */
  broken_most: number | null
  hold_reason: string | null
  released_words: string | null
  prescription_basis: PrescriptionBasis | null
  discount_basis: DiscountBasis | null
}

export const COLUMNS = `${FACTS}, s.min_price, s.max_price, coalesce(s.offers_count, 0) as offers_count, i.id as inventory_id,
  i.pharmacy_id, i.price, i.quantity, i.status, i.sku, p.hold_reason, p.released_words, p.prescription_basis, p.discount_basis,
  ${BROKEN_MOST} as broken_most, ${CHANGED} as updated_at`

// a pharmacy's products are those that it offers; all products show the offer that shoppers see, or the last one
export const JOINS = {
  ofPharmacy: 'join inventories i on i.product_id = p.id and i.archived_at is null',
  ofAll: `left join lateral (select * from inventories o where o.product_id = p.id and o.archived_at is null
    order by o.id = s.inventory_id desc nulls last, o.status = 'live' desc, o.id limit 1) i on true`,
} as const

const SEARCHED = 'left join product_search s on s.product_id = p.id'

export type Counts = Record<Group, number>

/** So few are counted and sorted anew each time; in a large catalogue only where that is fast. */
const FEW = 500
const LARGE = 10_000
const FAST_MS = 5
/** How long the size of the catalogue is believed. */
const SIZE_MS = 60_000
const KEPT_MS = 10_000
const KEPT = 500
/** So many are sorted at once, for the pages that follow. */
const AHEAD = 500

/** A part of an order: how many stand before it, and how many it has. */
interface Stretch {
  skipped: number
  length: number
}

interface Keeping<Value> {
  /** The number of the asker's last deed. */
  last: number
  isDear: (value: Value, ms: number) => boolean | Promise<boolean>
  make: () => Promise<Value>
}

/** The lists of the back office. Rows are chosen narrowly, and only those of the page are read whole. */
export function manageListRepository(
  db: Database,
  { few = FEW, ahead = AHEAD, large = LARGE, fastMs = FAST_MS } = {},
) {
  const kept = new LRUCache<string, { value: object; last: number }>({ max: KEPT, ttl: KEPT_MS })

  /** What is dear to make is kept for seconds, unless the asker changed something since. */
  async function keep<Value extends object>(
    asked: unknown[],
    { last, isDear, make }: Keeping<Value>,
  ): Promise<Value> {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known?.last === last) return known.value as Value
    const start = performance.now()
    const value = await make()
    if (await isDear(value, performance.now() - start)) kept.set(key, { value, last })
    return value
  }

  /** How many products there are, as PostgreSQL guesses. */
  const size = memo({
    freshFor: SIZE_MS,
    async make() {
      const { rows: found } = await db.sql.query<{ size: number }>(
        `select reltuples as size from pg_class where oid = 'products'::regclass`,
      )
      return found[0]?.size ?? 0
    },
  })

  const isSlow = async (ms: number) => ms > fastMs && (await size.get()) >= large

  /** Which products stand on a stretch, in their order. */
  function stretch(
    query: ProductQuery,
    pharmacyId: number | undefined,
    { skipped, length }: Stretch,
    bind: Bind,
  ): string {
    const order = manageOrder(query)
    const chosen = (by: Bind) => ['p.archived_at is null', ...listConditions(query, by, OWN, pharmacyId)]
    const asked = [...chosen(binding().bind), order.key].join(' ')
    const isOfProducts = !mentions(asked, 'i') && !mentions(asked, 's')
    if (pharmacyId === undefined && !isOfProducts)
      return pageOfAll(query, order, { skipped, reach: skipped + length }, bind)
    const from = [
      'products p',
      ...(pharmacyId === undefined ? [] : [`${JOINS.ofPharmacy} and i.pharmacy_id = ${bind(pharmacyId)}`]),
      ...(mentions(asked, 's') ? [SEARCHED] : []),
      ...(mentions(asked, 'sc') ? [NAMED] : []),
    ]
    return `select p.id from ${from.join(' ')} where ${chosen(bind).join(' and ')}
      order by ${orderBy({ ...order, isOffered: pharmacyId !== undefined }, 'p.id')} limit ${length} offset ${skipped}`
  }

  async function rows(
    query: ProductQuery,
    pharmacyId: number | undefined,
    asked: Stretch | { known: readonly number[] },
  ) {
    const { values, bind } = binding()
    const chosen =
      'known' in asked
        ? `select id from unnest(${bind(asked.known)}::int[]) id`
        : stretch(query, pharmacyId, asked, bind)
    const join =
      pharmacyId === undefined ? JOINS.ofAll : `${JOINS.ofPharmacy} and i.pharmacy_id = ${bind(pharmacyId)}`
    const { rows: found } = await db.sql.query<ManagedRow & object>(
      `with page as materialized (select q.id, row_number() over () as place from (${chosen}) q)
       select ${COLUMNS} from page join products p on p.id = page.id and p.archived_at is null
       ${SEARCHED} ${join} ${NAMED} order by page.place`,
      values,
    )
    return found
  }

  async function idsOf(
    query: ProductQuery,
    pharmacyId: number | undefined,
    asked: Stretch,
  ): Promise<number[]> {
    const { values, bind } = binding()
    const { rows: found } = await db.sql.query<{ id: number }>(
      stretch(query, pharmacyId, asked, bind),
      values,
    )
    return found.map(({ id }) => id)
  }

  function countsOfPharmacy(query: ProductQuery, pharmacyId: number, bind: Bind): string {
    const own = `i.pharmacy_id = ${bind(pharmacyId)} and i.archived_at is null`
    const facts = productConditions(query, bind, pharmacyId)
    const count = (from: string, conditions: readonly string[]) =>
      summed([
        `select ${tallies(OWN)} from ${from}
         where ${[own, ...conditions, ...offerConditions(query, bind, OWN)].join(' and ')}`,
      ])
    // the indexes of products know only what is not archived
    if (facts.length === 0) return count('inventories i', [isNotArchived('i.product_id')])
    // what is found is read alone, and by indexes until then
    const asked = [own, 'p.archived_at is null', ...facts].join(' and ')
    return `with hit as materialized (
        select p.id from inventories i join products p on p.id = i.product_id where ${asked})
      ${count('hit join inventories i on i.product_id = hit.id', [])}`
  }

  /** How many there are in each tab. */
  async function count(query: ProductQuery, pharmacyId: number | undefined): Promise<Counts> {
    const { values, bind } = binding()
    const statement =
      pharmacyId === undefined ? countsOfAll(query, bind) : countsOfPharmacy(query, pharmacyId, bind)
    const { rows: found } = await db.sql.query<Counts>(statement, values)
    return found[0] as Counts
  }

  /** What somebody did last: their own changes are counted at once. */
  async function lastDeed(userId: number | undefined): Promise<number> {
    if (userId === undefined) return 0
    const { rows: found } = await db.sql.query<{ id: number }>(
      'select id from audit_entries where user_id = $1 order by id desc limit 1',
      [userId],
    )
    return found[0]?.id ?? 0
  }

  return {
    async list(query: ProductQuery, pharmacyId: number | undefined, userId: number | undefined) {
      const { page: number, per_page: length, sort, filter, status = 'all', ...asked } = query
      const isSoonSorted = isAtHand(manageOrder(query))
      const whose = [userId, pharmacyId, asked]
      const deed = lastDeed(userId)
      const counts = deed.then((last) =>
        keep(whose, {
          last,
          isDear: ({ all }, ms) => all >= few || isSlow(ms),
          make: () => count(query, pharmacyId),
        }),
      )
      const order = [...whose, sort, filter, status, length]

      /** Whoever comes back from a product, or to this window, asks for the same page again. */
      async function once(place: Stretch) {
        const fresh: { page?: ManagedRow[] } = {}
        const known = await keep([...order, 'page', number], {
          last: await deed,
          isDear: (_, ms) => isSlow(ms),
          async make() {
            fresh.page = await rows(query, pharmacyId, place)
            return fresh.page.map(({ id }) => id)
          },
        })
        return fresh.page ?? rows(query, pharmacyId, { known })
      }

      async function found() {
        const skipped = (number - 1) * length
        const isNear = skipped < ahead && isSoonSorted
        if (isNear || (await counts)[status] < few) return once({ skipped, length })
        const start = skipped - (skipped % ahead)
        const known = await keep([...order, 'stretch', start], {
          last: await deed,
          isDear: () => true,
          // a page may begin in one stretch and end in the next
          make: () => idsOf(query, pharmacyId, { skipped: start, length: ahead + length }),
        })
        return rows(query, pharmacyId, { known: known.slice(skipped - start, skipped - start + length) })
      }
      const [tabs, page] = await Promise.all([counts, found()])
      return { rows: page, counts: tabs }
    },
  }
}
