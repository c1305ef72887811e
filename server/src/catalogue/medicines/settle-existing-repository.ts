import { isUnbranded, matchKey } from '@botika/common/products/keys'
import type { Queryable } from '../../platform'
import {
  anyOf,
  build,
  every,
  over,
  recordsOf,
  rowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import { keepVersion, lastVersion } from '../names/versions-repository'
import { medicinesNamedBy, namesVersion, othersNamedBy } from './named'
import {
  noteRaised,
  raiseEquivalents,
  raiseInPrescriptionCategory,
  settleMedicines,
  takeTurn,
} from './prescription-repository'

const p = over<{ p: 'products' }>()

const isOpen = every(p('p.prescription_basis', 'is', null), p('p.archived_at', 'is', null))

/** Products whose brand repeats their generic are found as unbranded ones, as new ones are. */
async function forgetFalseBrands(on: Queryable): Promise<void> {
  const rows = await rowsOf(
    on,
    build
      .selectFrom('products as p')
      .select(['p.id', 'p.name', 'p.generic_name', 'p.brand', 'p.strength', 'p.dosage_form', 'p.pack_size'])
      .where(isOpen)
      .where(
        ({ ref }) =>
          sql<SqlBool>`lower(left(${ref('p.brand')}, 4)) = lower(left(${ref('p.generic_name')}, 4))`,
      ),
  )
  const changed = rows
    .filter((row) => isUnbranded(row.brand, row.generic_name))
    .map((row) => ({ id: row.id, match_key: matchKey(row) }))
  await run(
    on,
    build
      .updateTable('products as p')
      .from(recordsOf('products', sql`${JSON.stringify(changed)}`).as('d'))
      .set(({ ref }) => ({ match_key: ref('d.match_key') }))
      .whereRef('p.id', '=', 'd.id')
      .whereRef('p.match_key', '<>', 'd.match_key'),
  )
}

const isUnseen = p.or([
  p('p.import_key', 'like', 'file:%'),
  p.and([
    p('p.import_key', 'is', null),
    p.or([
      p(
        'p.id',
        'in',
        build.selectFrom('import_batch_offers').select('product_id').where('is_new_product', '=', true),
      ),
      p(
        'p.id',
        'in',
        build
          .selectFrom('audit_entries as a')
          .innerJoin('users as u', 'u.id', 'a.user_id')
          .select('a.record_id')
          .where('a.resource', '=', 'products')
          .where('a.action', '=', 'create')
          .where(({ not, ref }) => not(sql<SqlBool>`'admin' = any(${ref('u.roles')})`)),
      ),
    ]),
  ]),
])

const PAGE = 10_000

/** Decisions made with fewer known names are opened again where another medicine is named. */
async function reopenByNames(on: Queryable): Promise<void> {
  const version = namesVersion()
  if ((await lastVersion(on, 'medicine_names')) === version) return
  for (let after = 0; ;) {
    const rows = await rowsOf(
      on,
      build
        .selectFrom('products as p')
        .select([
          'p.id',
          'p.name',
          'p.generic_name',
          'p.brand',
          'p.strength',
          'p.pack_size',
          'p.prescription_basis',
        ])
        .where('p.id', '>', after)
        .where('p.is_prescription', '=', false)
        .where('p.archived_at', 'is', null)
        .where('p.prescription_basis', 'in', ['no_ingredient', 'equivalent', 'generic'])
        .where(isUnseen)
        .orderBy('p.id')
        .limit(PAGE),
    )
    const reopened = rows.filter((row) =>
      row.prescription_basis === 'no_ingredient'
        ? medicinesNamedBy(row).length > 0
        : othersNamedBy(row).length > 0,
    )
    const ids = reopened.map(({ id }) => id)
    await run(
      on,
      build.updateTable('products').set({ prescription_basis: null }).where('id', '=', anyOf(ids)),
    )
    if (rows.length < PAGE) break
    after = rows.at(-1)?.id ?? 0
  }
  await keepVersion(on, 'medicine_names', version)
}

/** A catalogue of before is decided by the same rule and never lowered; answers how many products changed. */
export async function settleExisting(on: Queryable): Promise<{ prescription: number; discount: number }> {
  await takeTurn(on)
  const count = () =>
    rowOf(
      on,
      build
        .selectFrom('products as p')
        .select(({ ref }) => [
          sql<number>`(count(*) filter (where ${ref('p.is_prescription')}))::int`.as('prescription'),
          sql<number>`(count(*) filter (where ${ref('p.is_sc_discountable')}))::int`.as('discount'),
        ])
        .where('p.archived_at', 'is', null),
    )
  const open = build.selectFrom('products as p').select('p.id').where(isOpen)
  await reopenByNames(on)
  if (!(await rowOf(on, open.limit(1)))) return { prescription: 0, discount: 0 }
  await forgetFalseBrands(on)
  const before = await count()
  const system = { userId: null, pharmacyId: null }
  await run(
    on,
    build
      .updateTable('products as p')
      .set({ prescription_basis: 'catalogue', discount_basis: 'catalogue' })
      .where(isOpen)
      .where((e) => e.or([e('p.is_prescription', '=', true), e.not(e.fn.coalesce(isUnseen, e.lit(false)))])),
  )
  const needed = await rowsOf(
    on,
    build
      .selectFrom('products as p')
      .select('p.id')
      .where('p.is_prescription', '=', true)
      .where('p.prescription_basis', 'is distinct from', 'named')
      .where('p.archived_at', 'is', null)
      .where('p.equivalence_key', 'is not', null),
  )
  await raiseEquivalents(
    on,
    needed.map(({ id }) => id),
    system,
  )
  await raiseInPrescriptionCategory(on, system)
  const left = await rowsOf(on, open.orderBy('p.id'))
  const ids = left.map(({ id }) => id)
  await settleMedicines(on, ids, { by: system, onlyDecided: true })
  const raised = build
    .selectFrom('products')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('is_prescription', '=', true)
  await noteRaised(on, raised, system)
  const after = await count()
  const more = (of: 'prescription' | 'discount') => (after?.[of] ?? 0) - (before?.[of] ?? 0)
  return { prescription: more('prescription'), discount: more('discount') }
}
