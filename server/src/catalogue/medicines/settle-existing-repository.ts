import { isUnbranded, type KeyFacts, matchKey } from '@botika/common/products/keys'
import type { Queryable } from '../../platform'
import { anyOf, build, over, rowsOf, run, sql, type SqlBool } from '../../platform/db/query'
import { keepVersion, lastVersion } from '../names/versions-repository'
import { medicinesNamedBy, namesVersion, othersNamedBy } from './named'
import {
  ENTRY_OF_RAISED,
  raiseEquivalents,
  raiseOnPrescriptionShelf,
  settleMedicines,
  takeTurn,
} from './prescription-repository'

/** Products whose brand is their generic once more are found as unbranded ones, as new ones are. */
async function forgetFalseBrands(sql: Queryable): Promise<void> {
  const { rows } = await sql.query<KeyFacts & { id: number; match_key: string }>(
    `select id, name, generic_name, brand, strength, dosage_form, pack_size, match_key from products
     where prescription_basis is null and brand is not null and generic_name is not null and archived_at is null
       and lower(left(brand, 4)) = lower(left(generic_name, 4))`,
  )
  const changed = rows
    .filter((row) => isUnbranded(row.brand, row.generic_name))
    .map((row) => ({ id: row.id, match_key: matchKey(row) }))
  await sql.query(
    `update products p set match_key = d.match_key from json_to_recordset($1) as d(id int, match_key text)
     where p.id = d.id and p.match_key <> d.match_key`,
    [JSON.stringify(changed)],
  )
}

const p = over<{ p: 'products' }>()

/** Who wrote a product of before: those that an upload or a seller added were never looked at. */
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

/**
 * Takes the decision back, by names that were not known when it was made, on what needs no prescription: goods that pharmacies
 * brought and that are called by a medicine, and medicines called by another one.
 */
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

/**
 * Decides on the products of a catalogue that was filled before there were such decisions: by the same rule, and never
 * down. What registers, admins and the demo brought is believed where nothing speaks against it. Answers how many now
 * need a prescription, or get the discount, that did not. What was decided by fewer names of medicines is decided again.
 */
export async function settleExisting(on: Queryable): Promise<{ prescription: number; discount: number }> {
  await takeTurn(on)
  const count = async () => {
    const { rows } = await on.query<{ prescription: number; discount: number }>(
      `select count(*) filter (where is_prescription)::int as prescription,
         count(*) filter (where is_sc_discountable)::int as discount from products where archived_at is null`,
    )
    return rows[0] ?? { prescription: 0, discount: 0 }
  }
  await reopenByNames(on)
  const { rows: undecided } = await on.query<{ id: number }>(
    'select id from products where prescription_basis is null and archived_at is null limit 1',
  )
  if (undecided.length === 0) return { prescription: 0, discount: 0 }
  await forgetFalseBrands(on)
  const before = await count()
  const system = { userId: null, pharmacyId: null }
  await run(
    on,
    build
      .updateTable('products as p')
      .set({ prescription_basis: 'catalogue', discount_basis: 'catalogue' })
      .where('p.prescription_basis', 'is', null)
      .where('p.archived_at', 'is', null)
      .where((e) => e.or([e('p.is_prescription', '=', true), e.not(e.fn.coalesce(isUnseen, e.lit(false)))])),
  )
  const { rows: needed } = await on.query<{ id: number }>(
    `select id from products where is_prescription and prescription_basis is distinct from 'named' and archived_at is null
       and equivalence_key is not null`,
  )
  await raiseEquivalents(
    on,
    needed.map(({ id }) => id),
    system,
  )
  await raiseOnPrescriptionShelf(on, system)
  const { rows: left } = await on.query<{ id: number }>(
    'select id from products where prescription_basis is null and archived_at is null order by id',
  )
  const ids = left.map(({ id }) => id)
  await settleMedicines(on, ids, { by: system, onlyDecided: true })
  await on.query(
    `with raised as (select id from products where id = any($1) and is_prescription) ${ENTRY_OF_RAISED}`,
    [ids, null, null],
  )
  const after = await count()
  return {
    prescription: after.prescription - before.prescription,
    discount: after.discount - before.discount,
  }
}
