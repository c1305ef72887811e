import { isUnbranded, type KeyFacts, matchKey } from '@botika/common/products/keys'
import type { Queryable } from '../../platform'
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

/** Who wrote a product of before: those that an upload or a seller added were never looked at. */
const UNSEEN = `p.import_key like 'file:%' or p.import_key is null and (
    p.id in (select product_id from import_batch_offers where is_new_product)
    or p.id in (select a.record_id from audit_entries a join users u on u.id = a.user_id
      where a.resource = 'products' and a.action = 'create' and not 'admin' = any(u.roles)))`

/**
 * Decides on the products of a catalogue that was filled before there were such decisions: by the same rule, and never
 * down. What registers, admins and the demo brought is believed where nothing speaks against it. Answers how many now
 * need a prescription, or get the discount, that did not.
 */
export async function settleExisting(sql: Queryable): Promise<{ prescription: number; discount: number }> {
  await takeTurn(sql)
  const count = async () => {
    const { rows } = await sql.query<{ prescription: number; discount: number }>(
      `select count(*) filter (where is_prescription)::int as prescription,
         count(*) filter (where is_sc_discountable)::int as discount from products where archived_at is null`,
    )
    return rows[0] ?? { prescription: 0, discount: 0 }
  }
  const { rows: undecided } = await sql.query<{ id: number }>(
    'select id from products where prescription_basis is null and archived_at is null limit 1',
  )
  if (undecided.length === 0) return { prescription: 0, discount: 0 }
  await forgetFalseBrands(sql)
  const before = await count()
  const system = { userId: null, pharmacyId: null }
  await sql.query(
    `update products p set prescription_basis = 'catalogue', discount_basis = 'catalogue'
     where prescription_basis is null and archived_at is null and (is_prescription or not coalesce(${UNSEEN}, false))`,
  )
  const { rows: needed } = await sql.query<{ id: number }>(
    `select id from products where is_prescription and archived_at is null and equivalence_key is not null`,
  )
  await raiseEquivalents(
    sql,
    needed.map(({ id }) => id),
    system,
  )
  await raiseOnPrescriptionShelf(sql, system)
  const { rows: left } = await sql.query<{ id: number }>(
    'select id from products where prescription_basis is null and archived_at is null order by id',
  )
  const ids = left.map(({ id }) => id)
  await settleMedicines(sql, ids, { by: system, onlyDecided: true })
  await sql.query(
    `with raised as (select id from products where id = any($1) and is_prescription) ${ENTRY_OF_RAISED}`,
    [ids, null, null],
  )
  const after = await count()
  return {
    prescription: after.prescription - before.prescription,
    discount: after.discount - before.discount,
  }
}
