import type { ProductQuery } from '@botika/common/products/schema'
import type { Bind } from '../search/statements'
import {
  ALONE,
  type Columns,
  isNotArchived,
  keyAlone,
  listConditions,
  mentions,
  NAMED,
  offerConditions,
  type Order,
  orderBy,
  OWN,
  productConditions,
  SHOWN,
  summed,
  tallies,
  UNSEEN,
} from './manage-statements'

/** The last offer of what shoppers do not see. */
const LAST_OFFER = `left join lateral (select * from inventories o where o.product_id = u.product_id
  and o.archived_at is null order by o.status = 'live' desc, o.id limit 1) i on true`

/** A page's place: how many stand before it, and how many there are up to its end. */
interface Place {
  skipped: number
  reach: number
}

/**
 * Which of all products stand on a page, in their order: those that shoppers see, by their narrow rows; the few others
 * that have an offer, by their last one; and what nobody offers, which has nothing to compare.
 */
export function pageOfAll(query: ProductQuery, order: Order, { skipped, reach }: Place, bind: Bind): string {
  const parts = [seen, unseen, alone].map((part) => `(${part(query, order, reach, bind)})`)
  return `select u.id from (${parts.join(' union all ')}) u
    order by ${orderBy(order, 'u.id', 'u.key')} limit ${reach - skipped} offset ${skipped}`
}

/** Where a part of all products is read from, and on what conditions. */
function source(table: string, id: string, asked: string, joins: readonly string[] = []) {
  const isNarrow = !mentions(asked, 'p') && !mentions(asked, 'sc')
  return {
    from: [
      table,
      ...(isNarrow ? [] : [`join products p on p.id = ${id}`]),
      ...joins,
      ...(mentions(asked, 'sc') ? [NAMED] : []),
    ].join(' '),
    isListed: isNarrow ? isNotArchived(id) : 'p.archived_at is null',
  }
}

function seen(query: ProductQuery, { key, isDown }: Order, reach: number, bind: Bind): string {
  const order = { key: key === OWN.price ? SHOWN.price : key, isDown }
  const chosen = listConditions(query, bind, SHOWN)
  const asked = [...chosen, order.key].join(' ')
  const joins = mentions(asked, 'i') ? ['join inventories i on i.id = s.inventory_id'] : []
  const { from, isListed } = source('product_search s', 's.product_id', asked, joins)
  return `select s.product_id as id, ${order.key} as key from ${from}
    where ${[isListed, ...chosen].join(' and ')} order by ${orderBy(order, 's.product_id')} limit ${reach}`
}

function unseen(query: ProductQuery, { key, isDown }: Order, reach: number, bind: Bind): string {
  // nobody offers them to shoppers
  const order = { key: mentions(key, 's') ? 'null::int' : key, isDown }
  const chosen = listConditions(query, bind, UNSEEN)
  const asked = [...chosen, order.key].join(' ')
  const { from, isListed } = source('product_unseen u', 'u.product_id', asked, [LAST_OFFER])
  return `select u.product_id as id, ${order.key} as key from ${from}
    where ${['u.is_offered', isListed, ...chosen].join(' and ')}
    order by ${orderBy(order, 'u.product_id')} limit ${reach}`
}

/** By what is their own, else by their number. */
function alone(query: ProductQuery, order: Order, reach: number, bind: Bind): string {
  const key = keyAlone(order.key)
  const chosen = listConditions(query, bind, ALONE)
  const { from, isListed } = source('product_unseen u', 'u.product_id', [...chosen, key].join(' '))
  return `select u.product_id as id, ${key ?? 'null'} as key from ${from}
    where ${['not u.is_offered', isListed, ...chosen].join(' and ')}
    order by ${key ? orderBy(order, 'p.id', key) : 'u.product_id'} limit ${reach}`
}

/** How many of all products there are in each tab; what the filters leave of products is looked up once. */
export function countsOfAll(query: ProductQuery, bind: Bind): string {
  const facts = productConditions(query, bind)
  const isFiltered = facts.length > 0
  const count = (columns: Columns, table: string, id: string, condition: string, offer = '') => `
    select ${tallies(columns)} from ${table} ${isFiltered ? `join hit on hit.id = ${id}` : ''} ${offer}
    where ${[condition, isFiltered ? 'true' : isNotArchived(id), ...offerConditions(query, bind, columns)].join(' and ')}`
  const parts = [
    count(SHOWN, 'product_search s', 's.product_id', 'true'),
    count(OWN, 'product_unseen u', 'u.product_id', 'u.is_offered', LAST_OFFER),
    count(ALONE, 'product_unseen u', 'u.product_id', 'not u.is_offered'),
  ]
  if (!isFiltered) return summed(parts)
  const chosen = ['p.archived_at is null', ...facts].join(' and ')
  return `with hit as materialized (select p.id from products p where ${chosen}) ${summed(parts)}`
}
