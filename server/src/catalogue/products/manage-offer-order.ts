import { isNotArchived, mentions, type Order, orderBy } from './manage-statements'

/** Narrow rows that name an offer each. */
interface Shelf {
  table: 'product_search' | 'product_unseen'
  /** What the conditions call the table. */
  alias: 's' | 'u'
  /** About the rows and their offers alone. */
  conditions: readonly string[]
}

const NEWER = /^greatest\((p\.\w+), (i\.\w+)\)$/

/**
 * The first rows of a shelf by a fact of their offers, which no index has in order. The offers are looked up all at
 * once by a list of their numbers, in the order of the table: a join would read every offer that there is, or jump to
 * each. Null where the order needs more than that.
 */
export function byOffer(shelf: Shelf, order: Order, reach: number): string | null {
  const isMixed = (condition: string) => mentions(condition, 'i') && mentions(condition, shelf.alias)
  if (shelf.conditions.some(isMixed)) return null
  const newer = NEWER.exec(order.key)
  if (newer?.[1] && newer[2] && order.isDown)
    return byNewer(shelf, { own: newer[1], offered: newer[2] }, reach)
  if (!mentions(order.key, 'i') || ['p', 's', 'sc'].some((alias) => mentions(order.key, alias))) return null
  return `select o.id, o.key from (${offersBy(shelf, order, reach)}) o ${stillNamedBy(shelf)}`
}

function offersBy({ table, alias, conditions }: Shelf, order: Order, reach: number): string {
  const isOfOffer = (condition: string) => mentions(condition, 'i')
  const named = conditions.filter((condition) => !isOfOffer(condition))
  const offered = conditions.filter(isOfOffer)
  return `select i.product_id as id, i.id as inventory_id, ${order.key} as key from inventories i
    where i.id = any(array(select ${alias}.inventory_id from ${table} ${alias}
        where ${[`${alias}.inventory_id is not null`, ...named].join(' and ')}))
      and ${[isNotArchived('i.product_id'), ...offered].join(' and ')}
    order by ${orderBy(order, 'i.product_id')} limit ${reach}`
}

/** An offer may just have gone to another product. */
const stillNamedBy = ({ table, alias }: Shelf) =>
  `join ${table} ${alias} on ${alias}.product_id = o.id and ${alias}.inventory_id = o.inventory_id`

/** Latest first by the later of two moments: whoever is among the first is so by one of the two. */
function byNewer(shelf: Shelf, { own, offered }: { own: string; offered: string }, reach: number): string {
  const { table, alias, conditions } = shelf
  const order = (key: string) => `${key} desc, p.id desc`
  const key = `greatest(${own}, ${offered})`
  const OFFER = `join inventories i on i.id = ${alias}.inventory_id`
  const byOwn = `select p.id from products p join ${table} ${alias} on ${alias}.product_id = p.id
    ${mentions(conditions.join(' '), 'i') ? OFFER : ''}
    where ${['p.archived_at is null', `${alias}.inventory_id is not null`, ...conditions].join(' and ')}
    order by ${order(own)} limit ${reach}`
  const byOffered = `select o.id from (${offersBy(shelf, { key: offered, isDown: true }, reach)}) o`
  return `select p.id, ${key} as key from ((${byOwn}) union (${byOffered})) c
    join ${table} ${alias} on ${alias}.product_id = c.id join products p on p.id = c.id ${OFFER}
    order by ${order(key)} limit ${reach}`
}
