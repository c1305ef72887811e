import type { ProductQuery } from '@botika/common/products/schema'
import type { Bind } from '../../platform'
import { byOffer } from './manage-offer-order'
import {
  ALONE,
  ASIDE,
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
  UNSEEN_PRICE,
} from './manage-statements'

/** The offer of what shoppers do not see. */
const OFFER = 'join inventories i on i.id = u.inventory_id'

/** A page's place: how many stand before it, and how many there are up to its end. */
interface Place {
  skipped: number
  reach: number
}

/**
 * Which of all products stand on a page, in their order: those that shoppers see and those others that have an offer,
 * both by their narrow rows; and what nobody offers, which has nothing to compare.
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
  const atOnce = mentions(chosen.join(' '), 'p')
    ? null
    : byOffer({ table: 'product_search', alias: 's', conditions: chosen }, order, reach)
  if (atOnce) return atOnce
  const joins = mentions(asked, 'i') ? ['join inventories i on i.id = s.inventory_id'] : []
  const { from, isListed } = source('product_search s', 's.product_id', asked, joins)
  return `select s.product_id as id, ${order.key} as key from ${from}
    where ${[isListed, ...chosen].join(' and ')} order by ${orderBy(order, 's.product_id')} limit ${reach}`
}

function unseen(query: ProductQuery, { key, isDown }: Order, reach: number, bind: Bind): string {
  const order = { key: unseenKey(key), isDown }
  const chosen = listConditions(query, bind, UNSEEN)
  const asked = [...chosen, order.key].join(' ')
  const atOnce = mentions(chosen.join(' '), 'p')
    ? null
    : byOffer({ table: 'product_unseen', alias: 'u', conditions: chosen }, order, reach)
  if (atOnce) return atOnce
  const { from, isListed } = source(
    'product_unseen u',
    'u.product_id',
    asked,
    mentions(asked, 'i') ? [OFFER] : [],
  )
  return `select u.product_id as id, ${order.key} as key from ${from}
    where ${['u.inventory_id is not null', isListed, ...chosen].join(' and ')}
    order by ${orderBy(order, 'u.product_id')} limit ${reach}`
}

/** What they are sorted by: nobody offers them to shoppers, and price and state stand in their own row. */
function unseenKey(key: string): string {
  if (mentions(key, 's')) return 'null::int'
  return key === OWN.price ? UNSEEN_PRICE : key === 'i.status' ? 'u.status' : key
}

/**
 * By what is their own, else by their number. These stand behind all others then and are hardly ever read, so they are
 * to be met in the order of their own narrow rows; `+ 0` keeps PostgreSQL from going through all products instead.
 */
function alone(query: ProductQuery, order: Order, reach: number, bind: Bind): string {
  const key = keyAlone(order.key)
  const chosen = listConditions(query, bind, ALONE)
  const { from, isListed } = source(
    'product_unseen u',
    key ? 'u.product_id' : 'u.product_id + 0',
    [...chosen, key].join(' '),
  )
  return `select u.product_id as id, ${key ?? 'null'} as key from ${from}
    where ${['u.inventory_id is null', isListed, ...chosen].join(' and ')}
    order by ${key ? orderBy(order, 'p.id', key) : 'u.product_id'} limit ${reach}`
}

/** How many of all products there are in each tab; what the filters leave of products is looked up once. */
export function countsOfAll(query: ProductQuery, bind: Bind): string {
  const facts = productConditions(query, bind)
  const isFiltered = facts.length > 0
  const count = (columns: Columns, table: string, id: string, condition: string) => {
    const chosen = [condition, ...offerConditions(query, bind, columns)]
    const tally = tallies(columns)
    const offer = columns !== SHOWN && mentions([tally, ...chosen].join(' '), 'i') ? OFFER : ''
    return `select ${tally} from ${table} ${isFiltered ? `join hit on hit.id = ${id}` : ''} ${offer}
      where ${[...chosen, isFiltered ? 'true' : isNotArchived(id)].join(' and ')}`
  }
  const unseenRows = ['product_unseen u', 'u.product_id'] as const
  const parts = [
    count(SHOWN, 'product_search s', 's.product_id', 'true'),
    count(UNSEEN, ...unseenRows, `u.inventory_id is not null and u.status = 'live'`),
    count(ASIDE, ...unseenRows, `u.inventory_id is not null and u.status <> 'live'`),
    count(ALONE, ...unseenRows, 'u.inventory_id is null'),
  ]
  if (!isFiltered) return summed(parts)
  const chosen = ['p.archived_at is null', ...facts].join(' and ')
  return `with hit as materialized (select p.id from products p where ${chosen}) ${summed(parts)}`
}
