import { isDeepStrictEqual } from 'node:util'
import { manilaDay } from '@botika/common/time'
import { isRunning } from '../../catalogue'
import { hasLicence, hasPharmacist } from '../../directory'
import type { Database, Tx } from '../../platform'
import { anyOf, build, isFree, json, rowsOf, sql } from '../../platform/db/query'
import { findSetting, keepSetting, queue, queuePharmacyRefresh } from './refresh-repository'

const LOCK = 7_269_413
const KEY = 'search.surroundings'

interface Running {
  id: number
  pharmacy_id: number | null
  applies_to: 'all' | 'category' | 'products'
  category_id: number | null
  product_ids: number[]
  kind: string
  value: number
}

interface SearchContext {
  promotions: Running[]
  closed: number[]
  unattended: number[]
  capped: string[]
}

async function contextNow(tx: Tx): Promise<SearchContext> {
  const promotions = await rowsOf(
    tx,
    build
      .selectFrom('promotions as t')
      .select(['id', 'pharmacy_id', 'applies_to', 'category_id', 'product_ids', 'kind', 'value'])
      .where(isRunning('t'))
      .orderBy('id'),
  )
  const closed = await rowsOf(
    tx,
    build
      .selectFrom('pharmacies as ph')
      .select('id')
      .where((e) => e.or([e('status', '<>', 'active'), e.not(hasLicence('ph', sql`${manilaDay()}::date`))]))
      .orderBy('id'),
  )
  const unattended = await rowsOf(
    tx,
    build
      .selectFrom('pharmacies as ph')
      .select('id')
      .where((e) => e.not(hasPharmacist('ph', sql`${manilaDay()}::date`)))
      .orderBy('id'),
  )
  const capped = await rowsOf(
    tx,
    build
      .selectFrom('price_caps')
      .select('equivalence_key as key')
      .where('effective_on', '<=', manilaDay())
      .orderBy('key'),
  )
  return {
    promotions,
    closed: closed.map(({ id }) => id),
    unattended: unattended.map(({ id }) => id),
    capped: capped.map(({ key }) => key),
  }
}

function missingFrom(others: readonly Running[], some: readonly Running[]): Running[] {
  const known = new Map(others.map((one) => [one.id, one]))
  // what was kept as jsonb has its keys in another order
  return some.filter((one) => !isDeepStrictEqual(one, known.get(one.id)))
}

const differing = (some: readonly number[], others: readonly number[]) => [
  ...some.filter((id) => !others.includes(id)),
  ...others.filter((id) => !some.includes(id)),
]

function queuePromoted(tx: Tx, { pharmacy_id, applies_to, category_id, product_ids }: Running) {
  const rows = build.selectFrom('product_search as s').select('s.product_id')
  const about = {
    all: rows,
    category: rows.where('s.category_id', '=', category_id),
    products: rows.where('s.product_id', '=', anyOf(product_ids)),
  }[applies_to]
  const ofPharmacy = about.where((e) =>
    e.exists(
      e
        .selectFrom('inventories as i')
        .select('i.id')
        .whereRef('i.product_id', '=', 's.product_id')
        .where('i.pharmacy_id', '=', pharmacy_id)
        .where('i.archived_at', 'is', null),
    ),
  )
  return queue(tx, pharmacy_id === null ? about : ofPharmacy)
}

/** Promotions, licences, PRC cards and price caps begin and end without a write: their products are queued. */
export async function queueContextChanges(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isFree(tx, LOCK))) return
    const kept = await findSetting<SearchContext>(tx, KEY)
    const before: SearchContext = { promotions: [], closed: [], unattended: [], capped: [], ...kept }
    const now = await contextNow(tx)
    const promotions = [
      ...missingFrom(before.promotions, now.promotions),
      ...missingFrom(now.promotions, before.promotions),
    ]
    const pharmacies = [
      ...differing(now.closed, before.closed),
      ...differing(now.unattended, before.unattended),
    ]
    const capped = now.capped.filter((key) => !before.capped.includes(key))
    if (kept && promotions.length === 0 && pharmacies.length === 0 && capped.length === 0) return
    for (const promotion of promotions) await queuePromoted(tx, promotion)
    if (pharmacies.length > 0) await queuePharmacyRefresh(tx, ...pharmacies)
    if (capped.length > 0)
      await queue(
        tx,
        build
          .selectFrom('products')
          .select('id as product_id')
          .where('equivalence_key', '=', anyOf<string | null>(capped)),
      )
    await keepSetting(tx, KEY, json(now))
  })
}
