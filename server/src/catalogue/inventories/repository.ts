import { toPesos } from '@botika/common/centavos'
import { FEWEST_OFFERS } from '@botika/common/products/price-doubt'
import { type Database, sortingOf, sqlStateOf, type Tx } from '../../platform'
import {
  anyOf,
  build,
  countRows,
  every,
  type Expression,
  likeOf,
  now,
  over,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  type Runner,
  sql,
  type SqlBool,
  todayText,
  withSpaces,
  wordsOf,
} from '../../platform/db/query'
import { isForSale } from './live-expressions'

export type { Tx }

export type OfferStatus = 'draft' | 'live' | 'suspended'
export type OfferGroup = OfferStatus | 'sold_out' | 'all'

export interface NewOffer {
  product_id: number
  pharmacy_id: number
  sku: string | null
  price: number
  quantity: number
  status: OfferStatus
}

export interface InventoryRequest {
  page: number
  perPage: number
  pharmacyId?: number | undefined
  productId?: number | undefined
  group?: OfferGroup | undefined
  keyword?: string | undefined
  ids?: string | undefined
  sort?: string | undefined
}

const e = over<{ i: 'inventories'; p: 'products'; ph: 'pharmacies' }>()

const offers = build
  .selectFrom('inventories as i')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
  .where('i.archived_at', 'is', null)

const described = (pharmacyId?: number) =>
  offers
    .select(['i.id', 'i.product_id', 'p.name as product_name', 'i.pharmacy_id', 'ph.name as pharmacy_name'])
    .select(['i.sku', 'i.price', 'i.quantity', 'i.status', 'i.created_at', 'i.updated_at'])
    .where(every(pharmacyId !== undefined && e('i.pharmacy_id', '=', pharmacyId)))

export type InventoryRow = RowOf<ReturnType<typeof described>>

/** A product that may be offered, with the centavos that one unit may cost at most by law. */
const offerable = (id: number) =>
  build
    .selectFrom('products as p')
    .leftJoin('price_caps as c', (on) =>
      on.onRef('c.equivalence_key', '=', 'p.equivalence_key').on('c.effective_on', '<=', todayText),
    )
    .select(['p.id', 'p.name', 'p.generic_name', 'p.brand', 'p.strength', 'p.hold_reason', 'p.review'])
    .select(['p.unit_count', 'p.drug_class', 'c.cap', 'c.source as cap_source'])
    .where('p.id', '=', id)
    .where('p.archived_at', 'is', null)

export type OfferedProduct = RowOf<ReturnType<typeof offerable>>

export const usualPrices = (on: Runner, ids: readonly number[], pharmacyId: number | null) =>
  rowsOf(
    on,
    build
      .selectFrom('inventories as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
      .select(['i.product_id', 'p.unit_count', countRows.as('offers')])
      .select((one) => [
        sql<number>`round(percentile_cont(0.5) within group (order by ${one.ref('i.price')}))::int`.as(
          'median',
        ),
        sql<number>`min(${one.ref('i.price')})`.as('lowest'),
        sql<number>`max(${one.ref('i.price')})`.as('highest'),
      ])
      .where('i.product_id', '=', anyOf(ids))
      .where(isForSale)
      .where((one) => sql<SqlBool>`${one.ref('i.pharmacy_id')} is distinct from ${pharmacyId}::int`)
      .groupBy(['i.product_id', 'p.unit_count'])
      .having(countRows, '>=', FEWEST_OFFERS),
  ).then((rows) =>
    rows.map((row) => ({
      ...row,
      median: toPesos(row.median),
      lowest: toPesos(row.lowest),
      highest: toPesos(row.highest),
    })),
  )

const NAME = sql`lower(${e.ref('p.name')})`

const SORTS: Readonly<Record<string, Expression<unknown>>> = {
  id: e.ref('i.id'),
  product_name: NAME,
  pharmacy_name: e.ref('ph.name_sort'),
  sku: e.ref('i.sku'),
  selling_price: e.ref('i.price'),
  quantity: e.ref('i.quantity'),
  status: e.ref('i.status'),
  created_at: e.ref('i.created_at'),
  updated_at: e.ref('i.updated_at'),
}

const isLive = e('i.status', '=', 'live')
const GROUPS = {
  all: undefined,
  draft: e('i.status', '=', 'draft'),
  live: every(isLive, e('i.quantity', '>', 0)),
  sold_out: every(isLive, e('i.quantity', '=', 0)),
  suspended: e('i.status', '=', 'suspended'),
}

const MOST_WORDS = 10
const WORDS = withSpaces(
  e.ref('p.name'),
  e.ref('p.generic_name'),
  e.ref('p.brand'),
  e.ref('i.sku'),
  e.ref('ph.name'),
)

const chosenBy = ({ pharmacyId, productId, ids, group = 'all', keyword }: InventoryRequest) =>
  every(
    pharmacyId !== undefined && e('i.pharmacy_id', '=', pharmacyId),
    productId !== undefined && e('i.product_id', '=', productId),
    !!ids && sql<SqlBool>`${e.ref('i.id')} = any(${ids.split(',').map(Number)}::bigint[])`,
    GROUPS[group],
    ...wordsOf(keyword, MOST_WORDS).map(
      (word) => sql<SqlBool>`unaccent(lower(${WORDS})) like unaccent(${likeOf(word)})`,
    ),
  )

export function inventoryRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: InventoryRequest): Promise<{ rows: InventoryRow[]; total: number }> {
      const { by, isDown } = sortingOf(SORTS, asked.sort) ?? { by: NAME, isDown: false }
      const { limit, offset } = pageOf({ page: asked.page, per_page: asked.perPage })
      const [counted, rows] = await Promise.all([
        rowOf(db, offers.select(countRows.as('total')).where(chosenBy(asked))),
        rowsOf(
          db,
          described()
            .where(chosenBy(asked))
            .orderBy(by, (order) => (isDown ? order.desc().nullsLast() : order.asc()))
            .orderBy('i.id')
            .limit(limit)
            .offset(offset),
        ),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    find: async (id: number, pharmacyId?: number): Promise<InventoryRow | null> =>
      (await rowOf(db, described(pharmacyId).where('i.id', '=', id))) ?? null,

    hold: async (tx: Tx, id: number, pharmacyId?: number): Promise<InventoryRow | null> =>
      (await rowOf(tx, described(pharmacyId).where('i.id', '=', id).forUpdate('i'))) ?? null,

    holdOf: async (tx: Tx, productId: number, pharmacyId: number): Promise<InventoryRow | null> =>
      (await rowOf(tx, described(pharmacyId).where('i.product_id', '=', productId).forUpdate('i'))) ?? null,

    product: async (tx: Tx, id: number): Promise<OfferedProduct | null> =>
      (await rowOf(tx, offerable(id))) ?? null,

    /** A product that may be offered, locked against merging and archiving until the transaction ends. */
    heldProduct: async (tx: Tx, id: number): Promise<OfferedProduct | null> =>
      (await rowOf(tx, offerable(id).forKeyShare('p'))) ?? null,

    hasPharmacy: async (tx: Tx, id: number): Promise<boolean> =>
      (await run(tx, build.selectFrom('pharmacies').select('id').where('id', '=', id))) > 0,

    usualPrices: (ids: readonly number[], pharmacyId: number | null, on: Runner = db) =>
      usualPrices(on, ids, pharmacyId),

    async insert(tx: Tx, offer: NewOffer): Promise<number> {
      return (await rowOf(tx, build.insertInto('inventories').values(offer).returning('id')))?.id ?? 0
    },

    async update(
      tx: Tx,
      id: number,
      { sku, price, quantity, status }: Pick<NewOffer, 'sku' | 'price' | 'quantity' | 'status'>,
    ): Promise<void> {
      const changes = { sku, price, quantity, status, updated_at: now }
      await run(tx, build.updateTable('inventories').set(changes).where('id', '=', id))
    },

    async archive(tx: Tx, id: number): Promise<void> {
      const archived = { archived_at: now, updated_at: now }
      await run(tx, build.updateTable('inventories').set(archived).where('id', '=', id))
    },
  }
}
export type InventoryRepository = ReturnType<typeof inventoryRepository>

/** The meaning of a unique key: the pharmacy offers this already, or uses the SKU elsewhere. */
export function takenBy(error: unknown): 'offer' | 'sku' | null {
  if (sqlStateOf(error) !== '23505') return null
  return JSON.stringify(error, ['constraint', 'cause', 'detail', 'message']).includes('inventories_sku')
    ? 'sku'
    : 'offer'
}
