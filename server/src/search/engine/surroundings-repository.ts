import { isDeepStrictEqual } from 'node:util'
import { manilaDay } from '@botika/common/time'
import type { Database, Tx } from '../../platform'
import { licensed } from '../../directory'

const LOCK = 7_269_413
const KEY = 'search.surroundings'

/** A promotion that ran when we last looked. */
interface Running {
  id: number
  pharmacy_id: number | null
  applies_to: 'all' | 'category' | 'products'
  category_id: number | null
  product_ids: number[]
  kind: string
  value: number
}

/** What search rows depend on beside products and offers. */
interface Surroundings {
  promotions: Running[]
  /** Pharmacies that may not sell. */
  closed: number[]
  /** Medicines whose price cap binds by now. */
  capped: string[]
}

async function surroundingsNow(sql: Tx['sql']): Promise<Surroundings> {
  const { rows: promotions } = await sql.query<Running & object>(
    `select id, pharmacy_id, applies_to, category_id, product_ids, kind, value from promotions
     where is_active and starts_at <= now() and (ends_at is null or ends_at > now()) order by id`,
  )
  const { rows: closed } = await sql.query<{ id: number }>(
    `select id from pharmacies ph where status <> 'active' or not ${licensed('ph', '$1::date')} order by id`,
    [manilaDay()],
  )
  const { rows: capped } = await sql.query<{ key: string }>(
    'select equivalence_key as key from price_caps where effective_on <= $1 order by 1',
    [manilaDay()],
  )
  return { promotions, closed: closed.map(({ id }) => id), capped: capped.map(({ key }) => key) }
}

/** Those in one list that are not, or not the same, in the other. */
function missingFrom(others: readonly Running[], some: readonly Running[]): Running[] {
  const known = new Map(others.map((one) => [one.id, one]))
  // what was kept as jsonb has its keys in another order
  return some.filter((one) => !isDeepStrictEqual(one, known.get(one.id)))
}

async function queuePromoted(sql: Tx['sql'], promotion: Running) {
  const { pharmacy_id, applies_to, category_id, product_ids } = promotion
  await sql.query(
    `insert into search_queue (product_id)
     select s.product_id from product_search s
     where ($1::text = 'all' or ($1 = 'category' and s.category_id = $2) or ($1 = 'products' and s.product_id = any($3::int[])))
       and ($4::int is null or exists (select from inventories i
         where i.product_id = s.product_id and i.pharmacy_id = $4 and i.archived_at is null))`,
    [applies_to, category_id, product_ids, pharmacy_id],
  )
}

/**
 * Promotions begin and end, licences expire and price caps take effect without anybody writing: queues the products whose prices or offers
 * that changes. Several servers may do it; one at a time does.
 */
export async function queueChangedSurroundings(db: Database): Promise<void> {
  await db.transaction(async ({ sql }) => {
    const { rows: turn } = await sql.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [LOCK],
    )
    if (!turn[0]?.mine) return
    const { rows } = await sql.query<{ value: Surroundings }>('select value from settings where key = $1', [
      KEY,
    ])
    const before: Surroundings = { promotions: [], closed: [], capped: [], ...rows[0]?.value }
    const now = await surroundingsNow(sql)
    const promotions = [
      ...missingFrom(before.promotions, now.promotions),
      ...missingFrom(now.promotions, before.promotions),
    ]
    const pharmacies = [
      ...now.closed.filter((id) => !before.closed.includes(id)),
      ...before.closed.filter((id) => !now.closed.includes(id)),
    ]
    // what is written at any other moment queues itself
    const capped = now.capped.filter((key) => !before.capped.includes(key))
    if (rows[0] && promotions.length === 0 && pharmacies.length === 0 && capped.length === 0) return
    for (const promotion of promotions) await queuePromoted(sql, promotion)
    if (pharmacies.length > 0) {
      await sql.query(
        `insert into search_queue (product_id)
         select distinct product_id from inventories where pharmacy_id = any($1::int[]) and archived_at is null`,
        [pharmacies],
      )
    }
    if (capped.length > 0) {
      await sql.query(
        'insert into search_queue (product_id) select id from products where equivalence_key = any($1::text[])',
        [capped],
      )
    }
    await sql.query(
      `insert into settings (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [KEY, JSON.stringify(now)],
    )
  })
}
