import { ingredientsOf } from '@botika/common/products/ingredients'
import { nameSort } from '@botika/common/products/words'
import { manilaDay } from '@botika/common/time'
import type { Database, Queryable, Tx } from '../../platform'
import { documentOf } from './document'
import { promotedPrice } from './promoted-price'
import { licensed } from '../../directory'

const LOCK = 7_269_411
const BATCH = 500
const TIER_KEY = 'search.tier_above'
/** The share of products in the upper tier. */
const TOP_SHARE = 0.05

interface Offered {
  id: number
  name: string
  generic_name: string | null
  brand: string | null
  manufacturer: string | null
  strength: string | null
  dosage_form: string | null
  pack_size: string | null
  indications: string
  category_id: number | null
  subcategory_id: number | null
  subsubcategory_id: number | null
  categories: string[]
  is_prescription: boolean
  popularity: number
  inventory_id: number
  in_stock: boolean
  min_price: number
  max_price: number
  offers_count: number
  version: string
  cap: number | null
}

// no price is above it
const NO_CAP = 2_147_483_647

const OFFERED = `
  select p.id, p.name, p.generic_name, p.brand, p.manufacturer, p.strength, p.dosage_form, p.pack_size,
    left(p.indications, 600) as indications, p.category_id, p.subcategory_id, p.subsubcategory_id,
    array_remove(array[c.name, sc.name, ssc.name], null) as categories, p.is_prescription, p.popularity,
    p.xmin::text::bigint as version, k.most as cap, o.*
  from products p
  left join categories c on c.id = p.category_id
  left join subcategories sc on sc.id = p.subcategory_id
  left join subsubcategories ssc on ssc.id = p.subsubcategory_id
  left join lateral (
    select k.cap * greatest(1, p.unit_count) as most from price_caps k
    where k.equivalence_key = p.equivalence_key and k.effective_on <= $2::date::text) k on true
  cross join lateral (
    select (array_agg(x.id order by x.quantity > 0 desc, x.price, x.id))[1] as inventory_id,
      bool_or(x.quantity > 0) as in_stock, count(*)::int as offers_count,
      coalesce(min(x.price) filter (where x.quantity > 0), min(x.price)) as min_price,
      coalesce(max(x.price) filter (where x.quantity > 0), max(x.price)) as max_price
    from (
      select i.id, i.quantity, ${promotedPrice('i', 'p', 'id')} as price
      from inventories i
      join pharmacies ph on ph.id = i.pharmacy_id and ph.status = 'active'
        and ${licensed('ph', '$2::date')}
      where i.product_id = p.id and i.status = 'live' and i.archived_at is null
        and i.price <= coalesce(k.most, ${NO_CAP})
    ) x
  ) o
  where p.id = any($1::int[]) and p.archived_at is null and p.drug_class = 'ordinary' and o.offers_count > 0`

const COLUMNS = [
  ['product_id', 'int'],
  ['category_id', 'int'],
  ['subcategory_id', 'int'],
  ['subsubcategory_id', 'int'],
  ['brand', 'text'],
  ['is_prescription', 'bool'],
  ['in_stock', 'bool'],
  ['inventory_id', 'int'],
  ['min_price', 'int'],
  ['max_price', 'int'],
  ['offers_count', 'int'],
  ['popularity', 'real'],
  ['tier', 'smallint'],
  ['ingredients', 'smallint'],
  ['name_sort', 'text'],
  ['tsv', 'text'],
  ['version', 'bigint'],
  ['cap', 'int'],
] as const

const names = COLUMNS.map(([name]) => name)
const UPSERT = `
  insert into product_search as s (${names.join(', ')})
  select ${names.map((name) => (name === 'tsv' ? 'tsv::tsvector' : name)).join(', ')}
  from unnest(${COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')}) as t(${names.join(', ')})
  on conflict (product_id) do update set ${names
    .slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}
  where (${names.map((name) => `s.${name}`).join(', ')}) is distinct from (${names.map((name) => `excluded.${name}`).join(', ')})`

// `offset 0`: a table that was never analyzed would else be walked along an index that has the product in a later column
const ADD_UNSEEN = `
  insert into product_unseen as u (product_id, inventory_id, status, price)
  select p.id, o.id, o.status, o.price
  from products p
  left join lateral (select i.id, i.status, i.price
    from (select id, status, price, archived_at from inventories where product_id = p.id offset 0) i
    where i.archived_at is null order by i.status = 'live' desc, i.id limit 1) o on true
  where p.id = any($1::int[]) and p.id <> all($2::int[]) and p.archived_at is null
  order by p.id
  on conflict (product_id) do update
  set inventory_id = excluded.inventory_id, status = excluded.status, price = excluded.price
  where (u.inventory_id, u.status, u.price) is distinct from (excluded.inventory_id, excluded.status, excluded.price)`

const DROP_UNSEEN = `
  delete from product_unseen u using products p
  where u.product_id = any($1::int[]) and p.id = u.product_id
    and (p.id = any($2::int[]) or p.archived_at is not null)`

/** Makes the search rows of these products anew, in the transaction given. Only one server does so at a time. */
async function refreshBatch(sql: Queryable, ids: readonly number[], tierAbove: number) {
  const { rows } = await sql.query<Offered>(OFFERED, [ids, manilaDay()])
  const words = new Set<string>()
  const table = rows.map((row) => {
    const document = documentOf(row)
    for (const word of document.words) words.add(word)
    const ingredients = row.generic_name ? Math.max(1, ingredientsOf(row.generic_name).length) : 1
    return [
      row.id,
      row.category_id,
      row.subcategory_id,
      row.subsubcategory_id,
      row.brand,
      row.is_prescription,
      row.in_stock,
      row.inventory_id,
      row.min_price,
      row.max_price,
      row.offers_count,
      row.popularity,
      row.popularity > tierAbove ? 1 : 0,
      Math.min(99, ingredients),
      nameSort(row.name),
      document.vector,
      row.version,
      row.cap,
    ]
  })
  if (table.length > 0)
    await sql.query(
      UPSERT,
      names.map((_, column) => table.map((row) => row[column])),
    )
  const kept = rows.map((row) => row.id)
  if (kept.length < ids.length) {
    await sql.query(
      'delete from product_search where product_id = any($1::int[]) and product_id <> all($2::int[])',
      [ids, kept],
    )
    await sql.query(ADD_UNSEEN, [ids, kept])
  }
  await sql.query(DROP_UNSEEN, [ids, kept])
  return words
}

const tierAboveOf = async (sql: Queryable) =>
  (await sql.query<{ value: number }>('select value from settings where key = $1', [TIER_KEY])).rows[0]
    ?.value ?? 0

const takeTurn = (sql: Queryable) => sql.query('select pg_advisory_xact_lock($1)', [LOCK])

const addWords = (sql: Queryable, words: Iterable<string>) =>
  sql.query(
    'insert into search_words (word, ndoc) select word, 1 from unnest($1::text[]) word order by word on conflict do nothing',
    [[...words]],
  )

async function refreshSome(db: Database, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await db.transaction(async ({ sql }) => {
      await takeTurn(sql)
      await addWords(sql, await refreshBatch(sql, batch, await tierAboveOf(sql)))
    })
  }
}

async function refreshAll(db: Database, onBatch: (made: number) => void) {
  await db.sql.query(
    `insert into settings (key, value)
     select $1, to_jsonb(coalesce((
       select popularity from products where archived_at is null order by popularity desc
       offset (select floor(count(*) * $2::float8)::bigint from products where archived_at is null) limit 1), 0))
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [TIER_KEY, TOP_SHARE],
  )
  const tierAbove = await tierAboveOf(db.sql)
  let made = 0
  for (let last = 0; ;) {
    const { rows } = await db.sql.query<{ id: number }>(
      'select id from products where id > $1 order by id limit $2',
      [last, BATCH],
    )
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) break
    await db.transaction(async ({ sql }) => {
      await takeTurn(sql)
      // before they are read: what is noted later may be about what this does not see yet
      await sql.query('delete from search_queue where product_id = any($1::int[])', [ids])
      await refreshBatch(sql, ids, tierAbove)
    })
    last = ids.at(-1) ?? last
    made += ids.length
    onBatch(made)
  }
  await db.transaction(async ({ sql }) => {
    await takeTurn(sql)
    await sql.query('delete from search_words')
    await sql.query(
      `insert into search_words (word, ndoc)
       select word, ndoc from ts_stat('select tsv from product_search')
       where length(word) between 3 and 40 and word ~ '^[[:alpha:]][[:alnum:]]*$'`,
    )
  })
  for (const table of ['product_search', 'product_unseen', 'search_words', 'inventories', 'products']) {
    await db.sql.query(`vacuum (analyze) ${table}`)
  }
}

/**
 * Makes search rows anew: of the products named, or of all. A product without a live offer of an active, licensed
 * pharmacy leaves the lists. `onBatch` hears how many of all are done.
 */
export const refreshSearch = (
  db: Database,
  which: 'all' | readonly number[],
  onBatch: (made: number) => void = () => {},
): Promise<void> =>
  which === 'all'
    ? refreshAll(db, onBatch)
    : refreshSome(
        db,
        [...new Set(which)].sort((a, b) => a - b),
      )

/** Notes, in the transaction that changes them, products whose search rows have to be made anew. */
export async function queueSearchRefresh(tx: Pick<Tx, 'sql'>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.sql.query('insert into search_queue (product_id) select unnest($1::int[])', [
    [...new Set(productIds)],
  ])
}

/** The same for every product that a pharmacy offers. */
export async function queuePharmacyRefresh(tx: Pick<Tx, 'sql'>, pharmacyId: number): Promise<void> {
  await tx.sql.query(
    'insert into search_queue (product_id) select product_id from inventories where pharmacy_id = $1 and archived_at is null',
    [pharmacyId],
  )
}

/** Refreshes what is queued, a batch at a time; answers how many products that were. */
export async function drainSearchQueue(db: Database): Promise<number> {
  for (let total = 0; ;) {
    const done = await db.transaction(async ({ sql }) => {
      const { rows: turn } = await sql.query<{ mine: boolean }>(
        'select pg_try_advisory_xact_lock($1) as mine',
        [LOCK],
      )
      if (!turn[0]?.mine) return 0
      const { rows } = await sql.query<{ product_id: number }>(
        `delete from search_queue where id in (select id from search_queue order by id limit $1 for update skip locked)
         returning product_id`,
        [BATCH],
      )
      if (rows.length === 0) return 0
      const ids = [...new Set(rows.map((row) => row.product_id))].sort((a, b) => a - b)
      await addWords(sql, await refreshBatch(sql, ids, await tierAboveOf(sql)))
      return ids.length
    })
    if (done === 0) return total
    total += done
  }
}
