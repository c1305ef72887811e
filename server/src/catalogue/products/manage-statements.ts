import type { ProductQuery } from '@botika/common/products/schema'
import { toCentavos } from '@botika/common/money'
import { type Bind, sortingOf } from '../../platform'
import { aboveCapText } from '../price-caps/cap-expressions'

/** When a product or the offer that it shows was changed last. */
export const CHANGED = 'greatest(p.updated_at, i.updated_at)'

/** Fields that the back office sorts products by. */
export const MANAGE_SORTS: Readonly<Record<string, string>> = {
  id: 'p.id',
  name: 'lower(p.name)',
  generic_name: 'lower(p.generic_name)',
  brand: 'lower(p.brand)',
  manufacturer: 'lower(p.manufacturer)',
  strength: 'p.strength',
  dosage_form: 'p.dosage_form',
  pack_size: 'p.pack_size',
  registration_number: 'p.registration_number',
  subcategory_name: 'lower(sc.name)',
  category_id: 'p.category_id',
  subcategory_id: 'p.subcategory_id',
  subsubcategory_id: 'p.subsubcategory_id',
  is_prescription: 'p.is_prescription',
  is_sc_discountable: 'p.is_sc_discountable',
  is_vat_exempt: 'p.is_vat_exempt',
  rating_average: 'p.rating_average',
  selling_price: 'i.price',
  quantity: 'i.quantity',
  sku: 'i.sku',
  status: 'i.status',
  pharmacy_id: 'i.pharmacy_id',
  pharmacy_name: '(select ph.name_sort from pharmacies ph where ph.id = i.pharmacy_id)',
  offers_count: 's.offers_count',
  created_at: 'greatest(p.created_at, i.created_at)',
  updated_at: CHANGED,
}

const FILTER_SORTS = {
  relevance: 'lower(p.name)',
  alphabetical: 'lower(p.name)',
  nearest: 'lower(p.name)',
  price_asc: 'i.price',
  price_desc: 'i.price',
} as const

/** The price of the offer that shoppers see. */
export const SEEN_PRICE = 's.min_price'

/** The price of the offer of what shoppers do not see. */
export const UNSEEN_PRICE = 'u.price'

/** What a list is sorted by; the number of the product settles the rest. */
export interface Order {
  key: string
  isDown: boolean
  /** True where every product has an offer, as those of one pharmacy have. */
  isOffered?: boolean
}

/** `sort=` wins over `filter=`; 422 where there is no such field. */
export function manageOrder(query: Pick<ProductQuery, 'sort' | 'filter'>): Order {
  const sorting = sortingOf(MANAGE_SORTS, query.sort)
  if (sorting) return { key: sorting.by, isDown: sorting.isDown }
  return { key: FILTER_SORTS[query.filter ?? 'alphabetical'], isDown: query.filter === 'price_desc' }
}

/** Whether an index has the first rows at hand; by anything else a large list is sorted whole. */
export const isAtHand = ({ key }: Order) => ['p.id', 'lower(p.name)', 'i.price'].includes(key)

// never null, and with indexes that can be read from either end
const isSteady = (key: string) => key === 'lower(p.name)' || key.startsWith('greatest(')

/** `order by` of a key, and of the name of the column that carries its value further out. */
export function orderBy({ key, isDown, isOffered }: Order, id: string, column = key): string {
  const direction = isDown ? 'desc' : 'asc'
  if (isSteady(key) || (isOffered && key === OWN.price)) return `${column} ${direction}, ${id} ${direction}`
  // every row that is sorted by these has a price
  if (key === SEEN_PRICE || key === UNSEEN_PRICE) return `${column} ${direction}, ${id}`
  return `${column} ${direction} nulls last, ${id}`
}

/** What products without any offer are sorted by: the part of the key that is their own, if there is one. */
export function keyAlone(key: string): string | null {
  const own = key.replace(/^greatest\((p\.\w+), .*\)$/, '$1')
  return /\b[is]\./.test(own) ? null : own
}

type Tab = 'all' | 'draft' | 'live' | 'sold_out' | 'suspended'

/** Where a list reads price, stock and state of the offer it shows. */
export interface Columns {
  price: string
  inStock: string
  groups: Readonly<Record<Tab, string | null>>
}

/** The tabs by a column of the state, and by the stock that stands with the offer. */
const tabsBy = (status: string): Columns['groups'] => ({
  all: null,
  draft: `${status} = 'draft'`,
  live: `${status} = 'live' and i.quantity > 0`,
  sold_out: `${status} = 'live' and i.quantity = 0`,
  suspended: `${status} = 'suspended'`,
})

/** From the offer itself. */
export const OWN: Columns = {
  price: 'i.price',
  inStock: '(coalesce(i.quantity, 0) > 0)',
  groups: tabsBy('i.status'),
}

/** From the search row of what shoppers see, which is live. */
export const SHOWN: Columns = {
  price: SEEN_PRICE,
  inStock: 's.in_stock',
  groups: { all: null, draft: 'false', live: 's.in_stock', sold_out: 'not s.in_stock', suspended: 'false' },
}

/** Of products that nobody offers. */
export const ALONE: Columns = {
  price: 'null::int',
  inStock: 'false',
  groups: { all: null, draft: 'false', live: 'false', sold_out: 'false', suspended: 'false' },
}

/** From the narrow rows of what shoppers do not see, and from the offer itself where stock is asked for. */
export const UNSEEN: Columns = { ...OWN, price: UNSEEN_PRICE, groups: tabsBy('u.status') }

/** The same of offers that are not live, whatever their stock. */
export const ASIDE: Columns = { ...UNSEEN, groups: { ...UNSEEN.groups, live: 'false', sold_out: 'false' } }

const MOST_WORDS = 10
/** Shorter words are looked for among article numbers as a whole: parts of them stand in thousands. */
const SHORTEST_PART = 3

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)

/** Whether a product has every word of the keyword, in its names or in an article number; of one pharmacy or of all. */
function keywordConditions({ keyword }: ProductQuery, bind: Bind, pharmacyId: number | undefined): string[] {
  const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.map((word) => {
    // what is plain already need not be made so for every row
    const plain = (value: string) => (isAscii(word) ? bind(value) : `unaccent(${bind(value)})`)
    const literal = word.replace(/[\\%_]/g, '\\$&')
    const within = plain(`%${literal}%`)
    const number = word.length < SHORTEST_PART ? plain(literal) : within
    const own = pharmacyId === undefined ? '' : `and k.pharmacy_id = ${bind(pharmacyId)}`
    return `(p.words like ${within} or p.id = any(array(select k.product_id from inventories k
      where k.archived_at is null and lower(k.sku) like ${number} ${own})))`
  })
}

const when = (condition: string, bind: Bind, value: unknown) =>
  value === undefined ? [] : [`${condition} ${bind(value)}`]

/** Products with an offer that its price cap hides; of one pharmacy or of all. */
const aboveCap = (bind: Bind, pharmacyId: number | undefined) =>
  `p.id = any(array(${aboveCapText(pharmacyId === undefined ? null : bind(pharmacyId))}))`

/** Filters of the management view by what a product is, whoever offers it. */
export function productConditions(query: ProductQuery, bind: Bind, pharmacyId?: number): string[] {
  const among = (column: string, values: readonly unknown[] | undefined, type: 'int' | 'text') =>
    values?.length ? [`${column} = any(${bind(values)}::${type}[])`] : []
  const ids = query.ids
    ?.split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)
  return [
    ...among('p.id', ids, 'int'),
    ...among('p.category_id', query.category_id, 'int'),
    ...among('p.subcategory_id', query.subcategory_id, 'int'),
    ...among('p.subsubcategory_id', query.subsubcategory_id, 'int'),
    ...among('p.brand', query.brand, 'text'),
    ...when('p.is_prescription =', bind, query.is_prescription),
    ...(query.is_above_cap ? [aboveCap(bind, pharmacyId)] : []),
    ...(query.is_held ? ['p.hold_reason is not null'] : []),
    ...keywordConditions(query, bind, pharmacyId),
  ]
}

/** Filters of the management view by the offer that a product shows, beside the tab. */
export function offerConditions(query: ProductQuery, bind: Bind, columns: Columns): string[] {
  const pesos = (value: number | undefined) => (value === undefined ? undefined : toCentavos(value))
  return [
    ...when(`${columns.inStock} =`, bind, query.in_stock),
    ...when(`${columns.price} >=`, bind, pesos(query.min_price)),
    ...when(`${columns.price} <=`, bind, pesos(query.max_price)),
  ]
}

/** All filters of a list, with its tab. */
export function listConditions(query: ProductQuery, bind: Bind, columns: Columns, pharmacyId?: number) {
  const tab = columns.groups[query.status ?? 'all']
  return [
    ...productConditions(query, bind, pharmacyId),
    ...offerConditions(query, bind, columns),
    ...(tab ? [tab] : []),
  ]
}

const TABS = ['draft', 'live', 'sold_out', 'suspended'] as const

/** How many rows there are in each tab. */
export const tallies = ({ groups }: Columns) =>
  [
    'count(*) as all',
    ...TABS.map((tab) => `count(*) filter (where ${groups[tab] ?? 'true'}) as ${tab}`),
  ].join(', ')

/** The tallies of several selections, added up. */
export function summed(selections: readonly string[]): string {
  const sums = (['all', ...TABS] as const).map((tab) => `sum(x."${tab}")::int as "${tab}"`).join(', ')
  return `select ${sums} from (${selections.join(' union all ')}) x`
}

/** Whether a statement reads from the table of this alias. */
export const mentions = (sql: string, alias: string) => new RegExp(`\\b${alias}\\.`).test(sql)

export const NAMED = 'left join subcategories sc on sc.id = p.subcategory_id'

// few are archived, and they have an index of their own
export const isNotArchived = (id: string) =>
  `not exists (select 1 from products a where a.id = ${id} and a.archived_at is not null)`
