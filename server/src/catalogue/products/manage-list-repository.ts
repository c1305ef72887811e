import type { ProductQuery } from '@botika/common/products/schema'
import { toCentavos } from '@botika/common/money'
import { LRUCache } from 'lru-cache'
import { type Database, sortingOf } from '../../platform'
import {
  anyOf,
  build,
  countRows,
  every,
  type Expression,
  likeOf,
  over,
  rowOf,
  type RowOf,
  rowsOf,
  sql,
  type SqlBool,
  wordsOf,
} from '../../platform/db/query'
import { brokenMost, offersAboveCap } from '../price-caps/cap-expressions'
import { FACT_COLUMNS } from './rows'

const e = over<{
  o: 'product_office'
  i: 'inventories'
  p: 'products'
  s: 'product_search'
  sc: 'subcategories'
  ph: 'pharmacies'
}>()

const ofAll = build.selectFrom('product_office').selectAll()

const ofPharmacy = (id: number) =>
  build
    .selectFrom('inventories')
    .select(['product_id', 'id as inventory_id', 'status', 'price'])
    .select(({ ref }) => sql<boolean>`${ref('quantity')} > 0`.as('in_stock'))
    .where('pharmacy_id', '=', id)
    .where('archived_at', 'is', null)

const offersOf = (pharmacyId: number | undefined) =>
  build.selectFrom(
    sql<RowOf<typeof ofAll>>`${pharmacyId === undefined ? ofAll : ofPharmacy(pharmacyId)}`.as('o'),
  )

/** Whether `i` is the offer of the row; by the pharmacy, which has far fewer offers than there are. */
const isShown = (pharmacyId: number | undefined) =>
  every(
    e('i.id', '=', e.ref('o.inventory_id')),
    pharmacyId !== undefined && e('i.pharmacy_id', '=', pharmacyId),
  )

const later = (one: 'p.created_at' | 'p.updated_at', other: 'i.created_at' | 'i.updated_at') =>
  sql<Date>`greatest(${e.ref(one)}, ${e.ref(other)})`

export const managed = (pharmacyId: number | undefined) =>
  offersOf(pharmacyId)
    .innerJoin('products as p', (on) => on.onRef('p.id', '=', 'o.product_id').on('p.archived_at', 'is', null))
    .leftJoin('inventories as i', (on) => on.on(isShown(pharmacyId)))
    .leftJoin('product_search as s', 's.product_id', 'o.product_id')
    .select(FACT_COLUMNS)
    .select(['i.id as inventory_id', 'i.pharmacy_id', 'i.price', 'i.quantity', 'i.status', 'i.sku'])
    .select([
      'p.review',
      'p.review_reason',
      'p.submitted_pharmacy_id',
      'p.hold_reason',
      'p.released_words',
      'p.prescription_basis',
      'p.discount_basis',
    ])
    .select([
      's.min_price',
      's.max_price',
      sql<number>`coalesce(${e.ref('s.offers_count')}, 0)`.as('offers_count'),
      brokenMost('i', 'p').as('broken_most'),
      later('p.updated_at', 'i.updated_at').as('updated_at'),
    ])

export type ManagedRow = RowOf<ReturnType<typeof managed>>

const lower = (column: 'p.name' | 'p.generic_name' | 'p.brand' | 'p.manufacturer' | 'sc.name') =>
  sql`lower(${e.ref(column)})`

const NAME = lower('p.name')

const OF_PRODUCT: Readonly<Record<string, Expression<unknown>>> = {
  name: NAME,
  generic_name: lower('p.generic_name'),
  ingredients: sql`(length(coalesce(${e.ref('p.generic_name')}, '')) - length(replace(coalesce(${e.ref('p.generic_name')}, ''), '+', '')))::text || lower(${e.ref('p.name')})`,
  brand: lower('p.brand'),
  manufacturer: lower('p.manufacturer'),
  strength: e.ref('p.strength'),
  dosage_form: e.ref('p.dosage_form'),
  pack_size: e.ref('p.pack_size'),
  registration_number: e.ref('p.registration_number'),
  subcategory_name: lower('sc.name'),
  category_id: e.ref('p.category_id'),
  subcategory_id: e.ref('p.subcategory_id'),
  subsubcategory_id: e.ref('p.subsubcategory_id'),
  is_prescription: e.ref('p.is_prescription'),
  is_sc_discountable: e.ref('p.is_sc_discountable'),
  is_vat_exempt: e.ref('p.is_vat_exempt'),
  rating_average: e.ref('p.rating_average'),
  created_at: later('p.created_at', 'i.created_at'),
  updated_at: later('p.updated_at', 'i.updated_at'),
}

export const MANAGE_SORTS: Readonly<Record<string, Expression<unknown>>> = {
  ...OF_PRODUCT,
  id: e.ref('o.product_id'),
  selling_price: e.ref('o.price'),
  quantity: e.ref('i.quantity'),
  sku: e.ref('i.sku'),
  status: e.ref('o.status'),
  pharmacy_id: e.ref('i.pharmacy_id'),
  pharmacy_name: e.ref('ph.name_sort'),
  offers_count: e.ref('s.offers_count'),
}

/** Fields that are never null, so that an index serves from either end; of own offers the price, too. */
const STEADY = new Set(['id', 'name', 'created_at', 'updated_at'])

function orderOf({ sort, filter }: ProductQuery, pharmacyId: number | undefined) {
  const isPrice = !sort && filter?.startsWith('price')
  const field = sort ? sort.replace('-', '') : isPrice ? 'selling_price' : 'name'
  const { by, isDown } = sortingOf(MANAGE_SORTS, sort) ?? {
    by: MANAGE_SORTS[field] ?? NAME,
    isDown: filter === 'price_desc',
  }
  const isSteady = STEADY.has(field) || (field === 'selling_price' && pharmacyId !== undefined)
  return { by, isDown, isSteady, isOfProduct: field in OF_PRODUCT }
}

export type OfferStatus = 'draft' | 'live' | 'suspended'
export type Group = OfferStatus | 'all' | 'sold_out'
export type Counts = Record<Group, number>

const isLive = e('o.status', '=', 'live')
const TABS = {
  draft: e('o.status', '=', 'draft'),
  live: every(isLive, e('o.in_stock', '=', true)),
  sold_out: every(isLive, e('o.in_stock', '=', false)),
  suspended: e('o.status', '=', 'suspended'),
}

const MOST_WORDS = 10
/** Shorter words are looked for among article numbers as a whole: parts of them stand in thousands. */
const SHORTEST_PART = 3

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)

const isAmong = (products: Expression<{ product_id: number }>) =>
  e('p.id', '=', anyOf(sql<number[]>`array(${products})`))

function keywordConditions({ keyword }: ProductQuery, pharmacyId: number | undefined) {
  return wordsOf(keyword, MOST_WORDS).map((word) => {
    const pattern = likeOf(word)
    // what is plain already need not be made so for every row
    const plain = (value: string) => (isAscii(word) ? sql`${value}` : sql`unaccent(${value})`)
    const number = plain(word.length < SHORTEST_PART ? pattern.slice(1, -1) : pattern)
    const numbered = build
      .selectFrom('inventories as k')
      .select('k.product_id')
      .where('k.archived_at', 'is', null)
      .where((k) => sql<SqlBool>`lower(${k.ref('k.sku')}) like ${number}`)
      .$if(pharmacyId !== undefined, (own) => own.where('k.pharmacy_id', '=', pharmacyId ?? 0))
    return e.or([sql<SqlBool>`${e.ref('p.words')} like ${plain(pattern)}`, isAmong(numbered)])
  })
}

const MOST_ID = 2_147_483_647

const LOW_STOCK = 10

const lowOffers = (pharmacyId: number | undefined) =>
  build
    .selectFrom('inventories as o')
    .select('o.product_id')
    .where((o) =>
      every(
        o('o.status', '=', 'live'),
        o('o.archived_at', 'is', null),
        o.between('o.quantity', 1, LOW_STOCK),
        pharmacyId !== undefined && o('o.pharmacy_id', '=', pharmacyId),
      ),
    )

const productConditions = (query: ProductQuery, pharmacyId: number | undefined) =>
  [
    query.ids &&
      e(
        'p.id',
        '=',
        anyOf(
          query.ids
            .split(',')
            .map(Number)
            .filter((id) => id <= MOST_ID),
        ),
      ),
    query.category_id?.length && e('p.category_id', '=', anyOf(query.category_id)),
    query.subcategory_id?.length && e('p.subcategory_id', '=', anyOf(query.subcategory_id)),
    query.subsubcategory_id?.length && e('p.subsubcategory_id', '=', anyOf(query.subsubcategory_id)),
    query.brand?.length && e('p.brand', '=', anyOf(query.brand)),
    query.is_prescription !== undefined && e('p.is_prescription', '=', query.is_prescription),
    query.is_above_cap && isAmong(offersAboveCap(pharmacyId ?? null).select('o.product_id')),
    query.is_low_stock && isAmong(lowOffers(pharmacyId)),
    query.has_picture !== undefined && e('p.image', query.has_picture ? 'is not' : 'is', null),
    query.is_held && e.or([e('p.hold_reason', 'is not', null), e('p.review', 'is not', null)]),
    ...keywordConditions(query, pharmacyId),
  ].filter((one) => typeof one === 'object')

const offerConditions = ({ in_stock, min_price, max_price }: ProductQuery) =>
  every(
    in_stock !== undefined && e('o.in_stock', in_stock ? 'is' : 'is not', true),
    min_price !== undefined && e('o.price', '>=', toCentavos(min_price)),
    max_price !== undefined && e('o.price', '<=', toCentavos(max_price)),
  )

const products = build.selectFrom('products as p').select('p.id')

/** Few are archived, and they have an index of their own. */
const isNotArchived = e.not(
  e.exists(products.whereRef('p.id', '=', e.ref('o.product_id')).where('p.archived_at', 'is not', null)),
)

function countsOf(query: ProductQuery, pharmacyId: number | undefined) {
  const chosen = productConditions(query, pharmacyId)
  const found = products.where('p.archived_at', 'is', null).where(every(...chosen))
  const tally = (tab: keyof typeof TABS) => sql<number>`(count(*) filter (where ${TABS[tab]}))::int`.as(tab)
  return offersOf(pharmacyId)
    .select([countRows.as('all'), tally('draft'), tally('live'), tally('sold_out'), tally('suspended')])
    .where(chosen.length > 0 ? e('o.product_id', 'in', found) : isNotArchived)
    .where(offerConditions(query))
}

/** The products of a page in their order; PostgreSQL leaves out joins of which no column is asked. */
function pageOf(query: ProductQuery, pharmacyId: number | undefined) {
  const { by, isDown, isSteady, isOfProduct } = orderOf(query, pharmacyId)
  const { page, per_page, status = 'all' } = query
  const chosen = productConditions(query, pharmacyId)
  const ofProduct = [e('p.id', 'is not', null), e('p.archived_at', 'is', null), ...chosen]
  return offersOf(pharmacyId)
    .leftJoin('products as p', 'p.id', 'o.product_id')
    .leftJoin('inventories as i', (on) => on.on(isShown(pharmacyId)))
    .leftJoin('product_search as s', 's.product_id', 'o.product_id')
    .leftJoin('subcategories as sc', 'sc.id', 'p.subcategory_id')
    .leftJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
    .select('o.product_id as id')
    .where(isOfProduct || chosen.length > 0 ? every(...ofProduct) : isNotArchived)
    .where(every(offerConditions(query), status !== 'all' && TABS[status]))
    .orderBy(by, (order) => (!isDown ? order.asc() : isSteady ? order.desc() : order.desc().nullsLast()))
    .orderBy('o.product_id', isDown && isSteady ? 'desc' : 'asc')
    .limit(per_page)
    .offset((page - 1) * per_page)
}

const FEW = 500
const KEPT_MS = 10_000
const KEPT = 500

/** Lists of the back office; those of many are kept for seconds, unless the asker changed something since. */
export function manageListRepository(db: Database, { few = FEW } = {}) {
  const kept = new LRUCache<string, { value: object; last: number }>({ max: KEPT, ttl: KEPT_MS })

  async function lastOf(userId: number | undefined): Promise<number> {
    if (userId === undefined) return 0
    const own = build.selectFrom('audit_entries').select('id').where('user_id', '=', userId)
    return (await rowOf(db, own.orderBy('id', 'desc').limit(1)))?.id ?? 0
  }

  return {
    async list(query: ProductQuery, pharmacyId: number | undefined, userId: number | undefined) {
      const last = await lastOf(userId)

      async function keep<Value extends object>(
        asked: object,
        make: () => Promise<Value>,
        size: (value: Value) => number | Promise<number>,
      ): Promise<Value> {
        const key = JSON.stringify([userId, pharmacyId, asked])
        const known = kept.get(key)
        if (known?.last === last) return known.value as Value
        const value = await make()
        if ((await size(value)) >= few) kept.set(key, { value, last })
        return value
      }

      const { page: _p, per_page: _l, sort: _s, filter: _f, status: _t, ...counted } = query
      const counting = keep(
        counted,
        async () => (await rowOf(db, countsOf(query, pharmacyId))) as Counts,
        ({ all }) => all,
      )
      const paging = keep(
        query,
        () => rowsOf(db, pageOf(query, pharmacyId)),
        async () => (await counting).all,
      )
      const [counts, page] = await Promise.all([counting, paging])
      const ids = page.map(({ id }) => id)
      const rows = await rowsOf(db, managed(pharmacyId).where('o.product_id', '=', anyOf(ids)))
      return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), counts }
    },
  }
}
