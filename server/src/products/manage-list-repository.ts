import type { ProductQuery } from '@botika/common/products/schema'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/client'
import { type Bind, binding } from '../search/statements'
import {
  ALONE,
  type Columns,
  keyAlone,
  manageConditions,
  manageOrder,
  type Order,
  orderBy,
  OWN,
  SHOWN,
  UNSEEN,
} from './manage-statements'
import { FACTS, type ProductRow } from './repository'

export type OfferStatus = 'draft' | 'live' | 'suspended'
export type Group = OfferStatus | 'all' | 'sold_out'

/** A product as the back office sees it: with the pharmacy's own offer, or the one that shoppers see. */
export interface ManagedRow extends ProductRow {
  status: OfferStatus | null
  sku: string | null
}

export const COLUMNS = `${FACTS}, s.min_price, s.max_price, coalesce(s.offers_count, 0) as offers_count, i.id as inventory_id,
  i.pharmacy_id, i.price, i.quantity, i.status, i.sku, greatest(p.updated_at, i.updated_at) as updated_at`

// a pharmacy's products are those that it offers; all products show the offer that shoppers see, or the last one
export const JOINS = {
  ofPharmacy: 'join inventories i on i.product_id = p.id and i.archived_at is null',
  ofAll: `left join lateral (select * from inventories o where o.product_id = p.id and o.archived_at is null
    order by o.id = s.inventory_id desc nulls last, o.status = 'live' desc, o.id limit 1) i on true`,
} as const

const SEARCHED = 'left join product_search s on s.product_id = p.id'
const NAMED = 'left join subcategories sc on sc.id = p.subcategory_id'
/** The last offer of what shoppers do not see. */
const LAST_OFFER = `left join lateral (select * from inventories o where o.product_id = p.id and o.archived_at is null
  order by o.status = 'live' desc, o.id limit 1) i on true`
const UNSEEN_PRODUCTS = 'product_unseen u join products p on p.id = u.product_id'
// few are archived, and they have an index of their own
const isNotArchived = (id: string) =>
  `not exists (select 1 from products a where a.id = ${id} and a.archived_at is not null)`

const TABS = ['draft', 'live', 'sold_out', 'suspended'] as const
export type Counts = Record<Group, number>

/** So few are counted anew each time. */
const FEW = 5_000
const KEPT_MS = 10_000
const KEPT = 500

const mentions = (sql: string, alias: string) => new RegExp(`\\b${alias}\\.`).test(sql)

/** The lists of the back office. Rows are chosen narrowly, and only those of the page are read whole. */
export function manageListRepository(db: Database) {
  const kept = new LRUCache<string, { counts: Counts; last: number }>({ max: KEPT, ttl: KEPT_MS })

  function conditions(query: ProductQuery, columns: Columns, bind: Bind, pharmacyId: number | undefined) {
    const words = (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
    return [
      ...manageConditions(query, bind, columns),
      ...words.map((word) => {
        const pattern = `unaccent(${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)})`
        const own = pharmacyId === undefined ? '' : `and k.pharmacy_id = ${bind(pharmacyId)}`
        return `(p.words like ${pattern} or p.id = any(array(select k.product_id from inventories k
          where k.archived_at is null and lower(k.sku) like ${pattern} ${own})))`
      }),
    ]
  }

  const conditionsOf = (query: ProductQuery, columns: Columns, bind: Bind, pharmacyId?: number) => {
    const group = columns.groups[query.status ?? 'all']
    return [...conditions(query, columns, bind, pharmacyId), ...(group ? [group] : [])]
  }

  /** Which products stand on the page, in their order. */
  function page(query: ProductQuery, pharmacyId: number | undefined, bind: Bind): string {
    const order = manageOrder(query)
    const skipped = (query.page - 1) * query.per_page
    const limit = `limit ${query.per_page} offset ${skipped}`
    if (pharmacyId !== undefined) {
      const chosen = conditionsOf(query, OWN, bind, pharmacyId)
      const asked = [...chosen, order.key].join(' ')
      const from = [
        `products p ${JOINS.ofPharmacy} and i.pharmacy_id = ${bind(pharmacyId)}`,
        ...(mentions(asked, 's') ? [SEARCHED] : []),
        ...(mentions(asked, 'sc') ? [NAMED] : []),
      ]
      return `select p.id from ${from.join(' ')} where ${['p.archived_at is null', ...chosen].join(' and ')}
        order by ${orderBy(order, 'p.id')} ${limit}`
    }
    const tried = [...conditionsOf(query, OWN, binding().bind), order.key].join(' ')
    if (!mentions(tried, 'i') && !mentions(tried, 's')) {
      const from = mentions(tried, 'sc') ? `products p ${NAMED}` : 'products p'
      const chosen = ['p.archived_at is null', ...conditionsOf(query, OWN, bind)]
      return `select p.id from ${from} where ${chosen.join(' and ')} order by ${orderBy(order, 'p.id')} ${limit}`
    }
    const reach = skipped + query.per_page
    const parts = [seen, unseen, alone].map((part) => `(${part(query, order, reach, bind)})`)
    return `select u.id from (${parts.join(' union all ')}) u order by ${orderBy(order, 'u.id', 'u.key')} ${limit}`
  }

  /** The first of those that shoppers see; their narrow rows tell price and stock, and which offer they show. */
  function seen(query: ProductQuery, { key, isDown }: Order, reach: number, bind: Bind): string {
    const order = { key: key === OWN.price ? SHOWN.price : key, isDown }
    const conditionsHere = conditionsOf(query, SHOWN, bind)
    const asked = [...conditionsHere, order.key].join(' ')
    const isNarrow = !mentions(asked, 'p') && !mentions(asked, 'sc')
    const isListed = isNarrow ? isNotArchived('s.product_id') : 'p.archived_at is null'
    const from = [
      'product_search s',
      ...(isNarrow ? [] : ['join products p on p.id = s.product_id']),
      ...(mentions(asked, 'i') ? ['join inventories i on i.id = s.inventory_id'] : []),
      ...(mentions(asked, 'sc') ? [NAMED] : []),
    ]
    return `select s.product_id as id, ${order.key} as key from ${from.join(' ')}
      where ${[isListed, ...conditionsHere].join(' and ')} order by ${orderBy(order, 's.product_id')} limit ${reach}`
  }

  /** The first of those that are offered, but not to shoppers, by their last offer. */
  function unseen(query: ProductQuery, { key, isDown }: Order, reach: number, bind: Bind): string {
    const order = { key: mentions(key, 's') ? 'null::int' : key, isDown }
    const chosen = ['u.is_offered', 'p.archived_at is null', ...conditionsOf(query, UNSEEN, bind)].join(
      ' and ',
    )
    const from = `${UNSEEN_PRODUCTS} ${LAST_OFFER} ${mentions(order.key, 'sc') ? NAMED : ''}`
    return `select p.id, ${order.key} as key from ${from} where ${chosen}
      order by ${orderBy(order, 'p.id')} limit ${reach}`
  }

  /** The first of those that nobody offers: by what is their own, else by their number. */
  function alone(query: ProductQuery, order: Order, reach: number, bind: Bind): string {
    const key = keyAlone(order.key)
    const conditionsHere = conditionsOf(query, ALONE, bind)
    const asked = [...conditionsHere, key].join(' ')
    const isNarrow = !mentions(asked, 'p') && !mentions(asked, 'sc')
    const isListed = isNarrow ? isNotArchived('u.product_id') : 'p.archived_at is null'
    const from = isNarrow ? 'product_unseen u' : `${UNSEEN_PRODUCTS} ${mentions(asked, 'sc') ? NAMED : ''}`
    return `select u.product_id as id, ${key ?? 'null'} as key from ${from}
      where ${['not u.is_offered', isListed, ...conditionsHere].join(' and ')}
      order by ${key ? orderBy(order, 'p.id', key) : 'u.product_id'} limit ${reach}`
  }

  async function rows(query: ProductQuery, pharmacyId: number | undefined) {
    const { values, bind } = binding()
    const chosen = page(query, pharmacyId, bind)
    const join =
      pharmacyId === undefined ? JOINS.ofAll : `${JOINS.ofPharmacy} and i.pharmacy_id = ${bind(pharmacyId)}`
    const { rows: found } = await db.sql.query<ManagedRow & object>(
      `with page as materialized (select q.id, row_number() over () as place from (${chosen}) q)
       select ${COLUMNS} from page join products p on p.id = page.id ${SEARCHED} ${join} ${NAMED} order by page.place`,
      values,
    )
    return found
  }

  const tallies = ({ groups }: Columns) =>
    [
      'count(*) as all',
      ...TABS.map((tab) => `count(*) filter (where ${groups[tab] ?? 'true'}) as ${tab}`),
    ].join(', ')

  /** How many there are in each tab: what shoppers see by its narrow row, the rest by its offers. */
  async function count(query: ProductQuery, pharmacyId: number | undefined): Promise<Counts> {
    const { values, bind } = binding()
    const where = (columns: Columns, ...more: string[]) =>
      [...conditions(query, columns, bind, pharmacyId), ...more].join(' and ')
    const parts = []
    if (pharmacyId === undefined) {
      const seen = where(SHOWN, 'true')
      // the indexes of products know only what is not archived
      const from = mentions(seen, 'p')
        ? 'product_search s join products p on p.id = s.product_id and p.archived_at is null'
        : 'product_search s'
      parts.push(`select ${tallies(SHOWN)} from ${from} where ${seen}`)
      parts.push(`select ${tallies(OWN)} from ${UNSEEN_PRODUCTS} ${LAST_OFFER}
        where ${where(OWN, 'p.archived_at is null', 'u.is_offered')}`)
      const others = where(ALONE, 'not u.is_offered')
      parts.push(
        mentions(others, 'p')
          ? `select ${tallies(ALONE)} from ${UNSEEN_PRODUCTS} where ${others} and p.archived_at is null`
          : `select ${tallies(ALONE)} from product_unseen u where ${others} and ${isNotArchived('u.product_id')}`,
      )
    } else {
      const own = `i.pharmacy_id = ${bind(pharmacyId)} and i.archived_at is null`
      const chosen = where(OWN, own)
      parts.push(
        mentions(chosen, 'p')
          ? `select ${tallies(OWN)} from inventories i join products p on p.id = i.product_id
             where ${chosen} and p.archived_at is null`
          : `select ${tallies(OWN)} from inventories i where ${chosen} and ${isNotArchived('i.product_id')}`,
      )
    }
    const sums = (['all', ...TABS] as const).map((tab) => `sum(x."${tab}")::int as "${tab}"`).join(', ')
    const { rows: found } = await db.sql.query<Counts>(
      `select ${sums} from (${parts.join(' union all ')}) x`,
      values,
    )
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

  /** Counts of large catalogues are kept for seconds, unless the asker changed something since. */
  async function counts(query: ProductQuery, pharmacyId: number | undefined, userId: number | undefined) {
    const { page: _page, per_page: _size, sort: _sort, filter: _filter, status: _status, ...asked } = query
    const key = JSON.stringify([userId, pharmacyId, asked])
    const known = kept.get(key)
    const last = await lastDeed(userId)
    if (known && known.last === last) return known.counts
    const fresh = await count(query, pharmacyId)
    if (fresh.all >= FEW) kept.set(key, { counts: fresh, last })
    return fresh
  }

  return {
    async list(query: ProductQuery, pharmacyId: number | undefined, userId: number | undefined) {
      const [found, tabs] = await Promise.all([rows(query, pharmacyId), counts(query, pharmacyId, userId)])
      return { rows: found, counts: tabs }
    },
  }
}
