import { ingredientsOf } from '@botika/common/products/ingredients'
import { nameSort } from '@botika/common/products/words'
import { manilaDay } from '@botika/common/time'
import { getTableColumns } from 'drizzle-orm'
import { hasLicence } from '../../directory'
import { mayDispense } from '../../catalogue'
import type { Database, Tx } from '../../platform'
import {
  allOf,
  anyOf,
  build,
  countRows,
  differ,
  type Expression,
  isFree,
  type JsonText,
  now,
  over,
  recordsOf,
  rowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
  waitFor,
} from '../../platform/db/query'
import { productSearch } from '../../schema'
import { documentOf } from './document'
import { promotedPrice } from './list-expressions'

type Row = typeof productSearch.$inferInsert

const LOCK = 7_269_411
const BATCH = 500
const TIER_KEY = 'search.tier_above'
const TOP_SHARE = 0.05

const NO_CAP = 2_147_483_647

const e = over<{ p: 'products'; i: 'inventories' }>()

const capOn = (day: string) =>
  e
    .selectFrom('price_caps as cap')
    .select((cap) => sql<number>`${cap.ref('cap.cap')} * greatest(1, ${e.ref('p.unit_count')})`.as('most'))
    .whereRef('cap.equivalence_key', '=', 'p.equivalence_key')
    .where('cap.effective_on', '<=', day)

const offersOn = (day: string) =>
  e
    .selectFrom('inventories as i')
    .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
    .select([
      'i.id',
      'i.quantity',
      'ph.province',
      promotedPrice(
        { price: e.ref('i.price'), pharmacyId: e.ref('i.pharmacy_id') },
        { id: e.ref('p.id'), categoryId: e.ref('p.category_id') },
      ).as('price'),
    ])
    .where('ph.status', '=', 'active')
    .where(hasLicence('ph', sql`${day}::date`))
    .where(mayDispense(sql`${day}::date`))
    .whereRef('i.product_id', '=', 'p.id')
    .where('i.status', '=', 'live')
    .where('i.archived_at', 'is', null)
    .where('i.price', '<=', sql<number>`coalesce(k.most, ${sql.lit(NO_CAP)})`)

const offered = (ids: readonly number[], day: string) =>
  build
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('subcategories as sc', 'sc.id', 'p.subcategory_id')
    .leftJoin('subsubcategories as ssc', 'ssc.id', 'p.subsubcategory_id')
    .leftJoinLateral(capOn(day).as('k'), (on) => on.onTrue())
    .crossJoinLateral(
      build
        .selectFrom(offersOn(day).as('x'))
        .select(({ ref }) => [
          sql<number>`(array_agg(${ref('x.id')} order by ${ref('x.quantity')} > 0 desc, ${ref('x.price')}, ${ref('x.id')}))[1]`.as(
            'inventory_id',
          ),
          sql<boolean>`bool_or(${ref('x.quantity')} > 0)`.as('in_stock'),
          countRows.as('offers_count'),
        ])
        .select(({ fn }) => [
          fn.coalesce(fn.min('x.price').filterWhere('x.quantity', '>', 0), fn.min('x.price')).as('min_price'),
          fn.coalesce(fn.max('x.price').filterWhere('x.quantity', '>', 0), fn.max('x.price')).as('max_price'),
        ])
        .as('o'),
    )
    .select(['p.id', 'p.name', 'p.generic_name', 'p.brand', 'p.manufacturer', 'p.strength', 'p.dosage_form'])
    .select(['p.pack_size', 'p.category_id', 'p.subcategory_id', 'p.subsubcategory_id', 'p.is_prescription'])
    .select(['p.popularity', 'k.most as cap'])
    .select(({ ref }) => [
      sql<string>`left(${ref('p.indications')}, 600)`.as('indications'),
      sql<string[]>`array_remove(array[${ref('c.name')}, ${ref('sc.name')}, ${ref('ssc.name')}], null)`.as(
        'categories',
      ),
      sql<number>`p.xmin::text::bigint`.as('version'),
    ])
    .selectAll('o')
    .where('p.id', '=', anyOf(ids))
    .where('p.archived_at', 'is', null)
    .where('p.drug_class', '=', 'ordinary')
    .where('o.offers_count', '>', 0)

const COLUMNS = Object.keys(getTableColumns(productSearch)) as (keyof Row)[]

const upsert = (rows: readonly Row[]) =>
  build
    .insertInto('product_search')
    .columns(COLUMNS)
    .expression(
      build.selectFrom(recordsOf('product_search', sql`${JSON.stringify(rows)}`).as('new')).select(COLUMNS),
    )
    .onConflict((on) =>
      on
        .column('product_id')
        .doUpdateSet((row) => Object.fromEntries(COLUMNS.map((name) => [name, row.ref(`excluded.${name}`)])))
        .where((row) =>
          differ(
            COLUMNS.map((name) => row.ref(`product_search.${name}`)),
            COLUMNS.map((name) => row.ref(`excluded.${name}`)),
          ),
        ),
    )

const lowest = (ids: readonly number[], day: string) =>
  build
    .selectFrom('products as p')
    .leftJoinLateral(capOn(day).as('k'), (on) => on.onTrue())
    .innerJoinLateral(offersOn(day).as('x'), (on) => on.onTrue())
    .select((row) => ['p.id as product_id', 'x.province', row.fn.min('x.price').as('price')])
    .where('p.id', '=', anyOf(ids))
    .where('p.archived_at', 'is', null)
    .where('p.drug_class', '=', 'ordinary')
    .where('x.quantity', '>', 0)
    .where('x.province', 'is not', null)
    .groupBy(['p.id', 'x.province'])

function keepPriceChanges(tx: Tx, ids: readonly number[], day: string) {
  const latest = build
    .selectFrom('price_changes')
    .distinctOn(['product_id', 'province'])
    .select(['product_id', 'province', 'price'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('product_id')
    .orderBy('province')
    .orderBy('id', 'desc')
  const changed = build
    .selectFrom(lowest(ids, day).as('l'))
    .fullJoin(latest.as('c'), (on) =>
      on.onRef('c.product_id', '=', 'l.product_id').onRef('c.province', '=', 'l.province'),
    )
    .select(({ fn }) => [
      fn.coalesce('l.product_id', 'c.product_id').as('product_id'),
      fn.coalesce('l.province', 'c.province').as('province'),
      'l.price',
    ])
    .where((row) => differ([row.ref('l.price')], [row.ref('c.price')]))
  const kept = build
    .insertInto('price_changes')
    .columns(['product_id', 'province', 'price'])
    .expression(changed)
    .returning(['id', 'product_id'])
  return run(
    tx,
    build
      .with('kept', () => kept)
      .insertInto('jobs')
      .columns(['kind', 'key', 'payload'])
      .expression((row) =>
        row
          .selectFrom('kept')
          .where('product_id', 'in', build.selectFrom('price_alerts').select('product_id'))
          .groupBy('product_id')
          .select((one) => [
            sql.lit('price-alerts').as('kind'),
            sql<string>`'price-alerts:' || max(${one.ref('id')})`.as('key'),
            sql`jsonb_build_object('product_id', ${one.ref('product_id')})`.as('payload'),
          ]),
      ),
  )
}

/** The search rows of these products, made anew; only one server does so at a time. */
async function refreshBatch(tx: Tx, ids: readonly number[], tierAbove: number) {
  const words = new Set<string>()
  const day = manilaDay()
  await keepPriceChanges(tx, ids, day)
  const rows = (await rowsOf(tx, offered(ids, day))).map((product) => {
    const { id, name, generic_name, popularity } = product
    const document = documentOf(product)
    for (const word of document.words) words.add(word)
    const ingredients = generic_name ? Math.max(1, ingredientsOf(generic_name).length) : 1
    return {
      ...product,
      // all that is long goes into `tsv`
      indications: undefined,
      categories: undefined,
      product_id: id,
      tier: popularity > tierAbove ? 1 : 0,
      ingredients: Math.min(99, ingredients),
      name_sort: nameSort(name),
      tsv: document.vector,
    }
  })
  if (rows.length > 0) await run(tx, upsert(rows))
  const kept = rows.map((row) => row.product_id)
  if (kept.length < ids.length)
    await run(
      tx,
      build
        .deleteFrom('product_search')
        .where('product_id', '=', anyOf(ids))
        .where('product_id', '<>', allOf(kept)),
    )
  await rowOf(tx, build.selectNoFrom(sql`renew_office(${ids})`.as('done')))
  const archived = build.selectFrom('products').select('id').where('archived_at', 'is not', null)
  await run(
    tx,
    build.deleteFrom('product_office').where('product_id', 'in', archived.where('id', '=', anyOf(ids))),
  )
  return words
}

export async function findSetting<Value>(on: Tx, key: string): Promise<Value | undefined> {
  const found = await rowOf(on, build.selectFrom('settings').select('value').where('key', '=', key))
  return found?.value as Value | undefined
}

export const keepSetting = (on: Tx, key: string, value: JsonText | Expression<JsonText>) =>
  run(
    on,
    build
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now })),
  )

const tierAboveOf = async (on: Tx) => (await findSetting<number>(on, TIER_KEY)) ?? 0

const addWords = (tx: Tx, words: Iterable<string>) =>
  run(
    tx,
    build
      .insertInto('search_words')
      .columns(['word', 'ndoc'])
      .expression(
        build
          .selectFrom(sql<{ word: string }>`unnest(${[...words]}::text[])`.as<'w'>(sql`w(word)`))
          .select(['w.word', sql.lit(1).as('ndoc')])
          .orderBy('w.word'),
      )
      .onConflict((on) => on.doNothing()),
  )

async function refreshSome(db: Database, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await db.transaction(async (tx) => {
      await waitFor(tx, LOCK)
      await addWords(tx, await refreshBatch(tx, batch, await tierAboveOf(tx)))
    })
  }
}

function setTier(db: Database) {
  const listed = build.selectFrom('products').where('archived_at', 'is', null)
  const above = listed
    .select('popularity')
    .orderBy('popularity', 'desc')
    .offset(listed.select(sql<number>`floor(count(*) * ${TOP_SHARE}::float8)::bigint`.as('n')))
    .limit(1)
  return keepSetting(db, TIER_KEY, sql`to_jsonb(coalesce(${above}, 0))`)
}

async function refreshAll(db: Database, onBatch: (made: number) => void) {
  await setTier(db)
  const tierAbove = await tierAboveOf(db)
  // rows of one name lie side by side: a search reads few blocks for them (0.32 instead of 0.45 ms at 100,000 products)
  const all = await rowsOf(db, build.selectFrom('products').select('id').orderBy('match_key').orderBy('id'))
  for (let made = 0; made < all.length;) {
    const ids = all.slice(made, made + BATCH).map((row) => row.id)
    await db.transaction(async (tx) => {
      await waitFor(tx, LOCK)
      // before they are read: what is noted later may be about what this does not see yet
      await run(tx, build.deleteFrom('search_queue').where('product_id', '=', anyOf(ids)))
      await refreshBatch(tx, ids, tierAbove)
    })
    made += ids.length
    onBatch(made)
  }
  await db.transaction(async (tx) => {
    await waitFor(tx, LOCK)
    await run(tx, build.deleteFrom('search_words'))
    const vectors = build.selectFrom('product_search').select('tsv').compile().sql
    await run(
      tx,
      build
        .insertInto('search_words')
        .columns(['word', 'ndoc'])
        .expression(
          build
            .selectFrom(sql<{ word: string; ndoc: number }>`ts_stat(${vectors})`.as('s'))
            .select(['s.word', 's.ndoc'])
            .where(sql<SqlBool>`length(s.word) between 3 and 40 and s.word ~ '^[[:alpha:]][[:alnum:]]*$'`),
        ),
    )
  })
  for (const table of ['product_search', 'product_office', 'search_words', 'inventories', 'products']) {
    await db.sql.query(`vacuum (analyze) ${table}`)
  }
}

/** Products without a live offer of a licensed pharmacy leave the lists. `onBatch` hears how far it is. */
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

export const queue = (tx: Pick<Tx, 'sql'>, products: Expression<{ product_id: number }>) =>
  run(tx, build.insertInto('search_queue').columns(['product_id']).expression(products))

const offeredProducts = build.selectFrom('inventories').select('product_id').where('archived_at', 'is', null)

export async function queueSearchRefresh(tx: Pick<Tx, 'sql'>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await queue(tx, sql`select unnest(${[...new Set(productIds)]}::int[])`)
}

export async function queuePharmacyRefresh(
  tx: Pick<Tx, 'sql'>,
  ...pharmacyIds: readonly number[]
): Promise<void> {
  await queue(tx, offeredProducts.distinct().where('pharmacy_id', '=', anyOf(pharmacyIds)))
}

export async function drainSearchQueue(db: Database): Promise<number> {
  for (let total = 0; ;) {
    const done = await db.transaction(async (tx) => {
      if (!(await isFree(tx, LOCK))) return 0
      const next = build.selectFrom('search_queue').select('id').orderBy('id').limit(BATCH)
      const rows = await rowsOf(
        tx,
        build
          .deleteFrom('search_queue')
          .where('id', '=', anyOf(sql<number[]>`array(${next.forUpdate().skipLocked()})`))
          .returning('product_id'),
      )
      if (rows.length === 0) return 0
      const ids = [...new Set(rows.map((row) => row.product_id))].sort((a, b) => a - b)
      await addWords(tx, await refreshBatch(tx, ids, await tierAboveOf(tx)))
      return ids.length
    })
    if (done === 0) return total
    total += done
  }
}
