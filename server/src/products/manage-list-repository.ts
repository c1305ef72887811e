import type { ProductQuery } from '@botika/common/products/schema'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/client'
import { type Bind, binding } from '../search/statements'
import { type Columns, EITHER, manageConditions, manageOrder, OWN, SHOWN } from './manage-statements'
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
/** The last offer of what shoppers do not see; what they see is told by its search row. */
const UNSEEN = `left join lateral (select * from inventories o where s.product_id is null and o.product_id = p.id
  and o.archived_at is null order by o.status = 'live' desc, o.id limit 1) i on true`

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

  /** Which products stand on the page, in their order. */
  function page(query: ProductQuery, pharmacyId: number | undefined, bind: Bind): string {
    const order = manageOrder(query)
    const isOwn = pharmacyId !== undefined
    // beside price and stock only the offer itself knows what to sort by
    const isExact = !isOwn && mentions(order, 'i')
    const columns = isOwn || isExact ? OWN : EITHER
    const group = columns.groups[query.status ?? 'all']
    const chosen = [...conditions(query, columns, bind, pharmacyId), ...(group ? [group] : [])]
    const asked = [...chosen, order].join(' ')
    const needsOffer = mentions(asked, 'i')
    const from = isOwn
      ? [
          `products p ${JOINS.ofPharmacy} and i.pharmacy_id = ${bind(pharmacyId)}`,
          ...(mentions(asked, 's') ? [SEARCHED] : []),
        ]
      : [
          'products p',
          ...(needsOffer || mentions(asked, 's') ? [SEARCHED] : []),
          ...(needsOffer ? [isExact ? JOINS.ofAll : UNSEEN] : []),
        ]
    if (mentions(asked, 'sc')) from.push(NAMED)
    return `select p.id from ${from.join(' ')} where ${['p.archived_at is null', ...chosen].join(' and ')}
      order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`
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
      parts.push(`select ${tallies(OWN)} from products p left join lateral (select * from inventories o
        where o.product_id = p.id and o.archived_at is null order by o.status = 'live' desc, o.id limit 1) i on true
        where ${where(OWN, 'p.archived_at is null')} and not exists (select 1 from product_search s where s.product_id = p.id)`)
    } else {
      const own = `i.pharmacy_id = ${bind(pharmacyId)} and i.archived_at is null`
      const chosen = where(OWN, own)
      parts.push(
        mentions(chosen, 'p')
          ? `select ${tallies(OWN)} from inventories i join products p on p.id = i.product_id
             where ${chosen} and p.archived_at is null`
          : `select ${tallies(OWN)} from inventories i where ${chosen}
             and not exists (select 1 from products p where p.id = i.product_id and p.archived_at is not null)`,
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
