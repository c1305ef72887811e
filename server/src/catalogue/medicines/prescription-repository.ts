import {
  hasActiveIngredient,
  ingredientsNamedIn,
  isKnownGoods,
  isVeterinary,
  saysNothingBut,
} from '@botika/common/products/medicine'
import {
  decidePrescription,
  type DiscountBasis,
  type PrescriptionBasis,
  PRESCRIPTION_SUBCATEGORY,
} from '@botika/common/products/prescription'
import { plain } from '@botika/common/products/words'
import type { Queryable } from '../../platform'
import { BRANDS } from './brands'
import { MEDICINE_NAMES } from './medicine-names'
import { medicinesNamedBy, othersNamedBy } from './named'

/** Whose change it is, for the audit log; neither for the system itself. */
export interface ChangedBy {
  userId: number | null
  pharmacyId: number | null
}

const LOCK = 7_269_421
const CHUNK = 1_000

interface Row {
  [column: string]: unknown
  id: number
  name: string
  brand: string | null
  generic_name: string | null
  strength: string | null
  pack_size: string | null
  dosage_form: string | null
  registration_number: string | null
  is_prescription: boolean
  is_sc_discountable: boolean
  prescription_basis: PrescriptionBasis | null
  discount_basis: DiscountBasis | null
  equivalence_key: string | null
  generic_key: string | null
  category_name: string | null
  subcategory_name: string | null
}

interface Evidence {
  [column: string]: unknown
  id: number
  of_equivalents: boolean | null
  of_generic: boolean | null
  is_branded_like_one: boolean
  /** Generics of the catalogue that its name says: those of which any product needs a prescription, and any needs none. */
  named_needed: string[]
  named_free: string[]
}

interface Decided {
  row: Row
  isPrescription: boolean
  basis: PrescriptionBasis
  isMedicine: boolean
}

/** A generic in one spelling, as the match key has it. */
const genericKey = (of: string) =>
  `coalesce(nullif(split_part(${of}.match_key, '|', 1), ''), lower(${of}.generic_name))`

// what is for animals says nothing of people's medicines
const FOR_PEOPLE = `coalesce(o.registration_number, '') !~* '^d?vr'
  and o.name || ' ' || coalesce(o.generic_name, '') !~* '\\mvet(erinary)?\\M'`

/**
 * Whether a product of this key is such a one. The fence keeps PostgreSQL to the key's own index: `exists` it answers
 * from a table of all products for every thousand that are decided, and a plain limit by walking any index there is.
 */
const isThere = (key: string, such: string) =>
  `select true from (select * from products o where ${key} offset 0) o where ${such} limit 1`

const OTHER = `o.archived_at is null and o.id <> all($2)`
const equivalents = 'o.equivalence_key = given.equivalence_key'
const ofGeneric = (key: string) =>
  `o.generic_name is not null and o.archived_at is null and ${genericKey('o')} = ${key}`

// what is called by another medicine than its generic says nothing of others of that generic
const IS_TOLD = `o.prescription_basis is distinct from 'named'`
const needsOne = (key: string, such = OTHER) =>
  isThere(`${key} and o.is_prescription`, `${such} and ${IS_TOLD}`)

// true where any needs a prescription, false where there are some and none does, else null
const anyOf = (key: string) => `case
  when (${needsOne(key, `${OTHER} and ${FOR_PEOPLE}`)}) then true
  when (${isThere(
    `${key} and not o.is_prescription`,
    `${OTHER} and ${FOR_PEOPLE} and (not $3 or o.prescription_basis is not null)`,
  )}) then false end`

const EVIDENCE = `select given.id, ${anyOf(equivalents)} as of_equivalents,
    ${anyOf(ofGeneric('given.generic_key'))} as of_generic,
    coalesce((select true from unnest(given.names) n
        cross join lateral (${isThere('lower(o.brand) = n and o.is_prescription and o.archived_at is null', OTHER)}) o limit 1),
      false) as is_branded_like_one,
    array(select n from unnest(given.named) n
      cross join lateral (${needsOne(ofGeneric('n'))}) o) as named_needed,
    array(select n from unnest(given.named) n cross join lateral (${isThere(
      ofGeneric('n'),
      `${OTHER} and ${FOR_PEOPLE} and (not $3 or o.prescription_basis is not null)`,
    )}) o) as named_free
  from json_to_recordset($1) as given(id int, equivalence_key text, generic_key text, named text[], names text[])`

/** One decision at a time in the whole catalogue, until the transaction ends. */
export const takeTurn = (sql: Queryable) => sql.query('select pg_advisory_xact_lock($1)', [LOCK])

interface Settling {
  by: ChangedBy
  /** True while products of before are decided: those that are not decided yet then vouch for nothing. */
  onlyDecided?: boolean
}

/**
 * Decides, in the transaction that wrote them, whether these products need a prescription and who gets the discount
 * of RA 9994 and RA 10754. Raises, never lowers; what shares generic, strength and form with one that needs a
 * prescription needs one, too. Answers how many other products were raised.
 */
export async function settleMedicines(
  sql: Queryable,
  ids: readonly number[],
  { by, onlyDecided = false }: Settling,
): Promise<number> {
  if (ids.length === 0) return 0
  await takeTurn(sql)
  let raised = 0
  for (let at = 0; at < ids.length; at += CHUNK)
    raised += await settleChunk(sql, ids.slice(at, at + CHUNK), by, onlyDecided)
  return raised
}

async function settleChunk(sql: Queryable, ids: readonly number[], by: ChangedBy, onlyDecided: boolean) {
  const { rows } = await sql.query<Row>(
    `select p.id, p.name, p.brand, p.generic_name, p.strength, p.pack_size, p.dosage_form, p.registration_number, p.is_prescription,
       p.is_sc_discountable, p.prescription_basis, p.discount_basis, p.equivalence_key,
       case when p.generic_name is not null then ${genericKey('p')} end as generic_key, c.name as category_name,
       s.name as subcategory_name
     from products p left join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
     where p.id = any($1) and (p.prescription_basis is null or p.prescription_basis = 'register') order by p.id`,
    [ids],
  )
  if (rows.length === 0) return 0
  const decided = decideAll(rows, await evidenceOf(sql, rows, onlyDecided))
  await sql.query(
    `update products p set is_prescription = d.is_prescription, prescription_basis = d.prescription_basis,
       is_sc_discountable = d.is_sc_discountable, discount_basis = d.discount_basis
     from json_to_recordset($1) as d(id int, is_prescription boolean, prescription_basis text,
       is_sc_discountable boolean, discount_basis text) where p.id = d.id`,
    [JSON.stringify(decided.map((one) => ({ ...discountOf(one), ...columnsOf(one) })))],
  )
  return raiseEquivalents(
    sql,
    decided.flatMap(({ isPrescription, basis, row }) =>
      isPrescription && basis !== 'named' ? [row.id] : [],
    ),
    by,
  )
}

async function evidenceOf(sql: Queryable, rows: readonly Row[], onlyDecided: boolean) {
  const given = rows.map((row) => {
    const { id, equivalence_key, generic_key, name, brand } = row
    return {
      id,
      equivalence_key,
      generic_key: generic_key ?? genericNamedBy(row),
      // what else it is called matters only where its own facts do not say which medicine it is
      named: [
        ...othersNamedBy(row),
        ...(equivalence_key === null
          ? [...[name, brand ?? ''].flatMap(ingredientsNamedIn), ...medicinesNamedBy(row)].filter(
              // somebody's `cotton` that needs a prescription says nothing of other cotton
              (one) => one !== generic_key && !isKnownGoods({ name: one, generic_name: null }, NO_SHELF),
            )
          : []),
      ],
      names: [name, brand ?? ''].map((one) => plain(one).trim()).filter((one) => one !== ''),
    }
  })
  const { rows: found } = await sql.query<Evidence>(EVIDENCE, [
    JSON.stringify(given),
    rows.map(({ id }) => id),
    onlyDecided,
  ])
  return new Map(found.map((one) => [one.id, one]))
}

/** The generic of what is called `Clozapine` or `Amoxil` and nothing more, whether or not the catalogue has it. */
function genericNamedBy({ name, brand }: Row): string | null {
  const named = [name, brand ?? ''].map((text) => plain(text).trim()).find((one) => MEDICINE_NAMES.has(one))
  return named === undefined ? null : (BRANDS.get(named) ?? named)
}

const NO_SHELF = { category: null, subcategory: null }

/** Products that come together are evidence for each other where they need a prescription. */
function decideAll(rows: readonly Row[], evidence: ReadonlyMap<number, Evidence>): Decided[] {
  const needed = new Map<string, Set<number>>()
  const keysOf = ({ equivalence_key, generic_key }: Row) => ({
    equivalents: equivalence_key === null ? null : `equivalents ${equivalence_key}`,
    generic: generic_key === null ? null : `generic ${generic_key}`,
  })
  const isNeededByOther = (key: string | null, { id }: Row) => {
    const ids = key === null ? undefined : needed.get(key)
    return ids !== undefined && (ids.size > 1 || !ids.has(id))
  }
  const decide = (row: Row): Decided => {
    const found = evidence.get(row.id)
    const keys = keysOf(row)
    const free = found?.named_free ?? []
    const named = found?.named_needed ?? []
    const isMedicine =
      hasActiveIngredient(withProvenNumber(row)) ||
      genericNamedBy(row) !== null ||
      isBareName(row) ||
      medicinesNamedBy(row).some((one) => !free.includes(one))
    const { isPrescription, basis } = decidePrescription({
      isStated: row.is_prescription,
      isOnPrescriptionShelf: plain(row.subcategory_name ?? '').trim() === PRESCRIPTION_SUBCATEGORY,
      isNamedOtherwise: othersNamedBy(row).some((one) => named.includes(one) || !free.includes(one)),
      ofEquivalents: isNeededByOther(keys.equivalents, row) || (found?.of_equivalents ?? null),
      ofGeneric: isNeededByOther(keys.generic, row) || (found?.of_generic ?? ofName(row, free)),
      isNamedLikeOne: named.length > 0 || (found?.is_branded_like_one ?? false),
      hasActiveIngredient: isMedicine,
      isRegisteredWithout: row.prescription_basis === 'register',
    })
    return { row, isPrescription, basis, isMedicine: isMedicine || free.length > 0 }
  }
  for (const row of rows) {
    const { isPrescription, basis } = decide(row)
    if (!isPrescription || basis === 'named') continue
    for (const key of Object.values(keysOf(row)))
      if (key !== null) needed.set(key, (needed.get(key) ?? new Set()).add(row.id))
  }
  // again with what the first round has shown, so that their order does not matter
  return rows.map(decide)
}

/** A number of a supplement or a device counts as the register itself has it: typed by a seller it proves nothing. */
const withProvenNumber = (row: Row): Row =>
  row.prescription_basis === 'register' ? row : { ...row, registration_number: null }

/** A name, and nothing that tells whether it is a medicine's: neither its shelf nor the register speaks of other goods. */
const isBareName = (row: Row) =>
  row.prescription_basis !== 'register' &&
  !isKnownGoods(row, { category: row.category_name, subcategory: row.subcategory_name })

/** False where a product has no generic name and its name says nothing but a generic that needs no prescription. */
const ofName = ({ name, generic_name }: Row, free: readonly string[]): false | null =>
  generic_name === null && free.some((one) => saysNothingBut(one, name)) ? false : null

const columnsOf = ({ row, isPrescription, basis }: Decided) => ({
  id: row.id,
  is_prescription: isPrescription,
  prescription_basis: basis,
})

/** A medicine for people is eligible (RA 9994, RA 10754), unless an admin said otherwise. */
function discountOf({ row, isPrescription, isMedicine }: Decided) {
  const { discount_basis, is_sc_discountable } = row
  if (discount_basis === 'admin') return { is_sc_discountable, discount_basis }
  if ((isPrescription || isMedicine) && !isVeterinary(row))
    return { is_sc_discountable: true, discount_basis: 'medicine' }
  return { is_sc_discountable, discount_basis: is_sc_discountable ? 'catalogue' : 'no_medicine' }
}

// what needs a prescription is a medicine, and for people its discount follows; an admin's word stays
const GETS_DISCOUNT = `o.discount_basis is distinct from 'admin' and ${FOR_PEOPLE}`
const ELIGIBLE = `is_sc_discountable = o.is_sc_discountable or (${GETS_DISCOUNT}),
  discount_basis = case when ${GETS_DISCOUNT} then 'medicine' else o.discount_basis end`

/** Raises what has the generic, strength and form of these products; answers how many that were. */
export async function raiseEquivalents(
  sql: Queryable,
  ids: readonly number[],
  by: ChangedBy,
): Promise<number> {
  const { rowCount } = await sql.query(
    `with raised as (
       update products o set is_prescription = true, prescription_basis = 'equivalent', updated_at = now(),
         ${ELIGIBLE} where id in (select o.id
         from (select distinct equivalence_key from products where id = any($1)) given
         cross join lateral (select id from products p where p.equivalence_key = given.equivalence_key
           and not p.is_prescription and p.archived_at is null offset 0) o)
       returning id)
     ${ENTRY_OF_RAISED}`,
    [ids, by.userId, by.pharmacyId],
  )
  return rowCount ?? 0
}

export const ENTRY_OF_RAISED = `insert into audit_entries (user_id, pharmacy_id, action, resource, record_id, changes)
  select $2::int, $3::int, 'update', 'products', id, '{"is_prescription":{"from":false,"to":true}}'::jsonb from raised`

/**
 * Products of which somebody says that they need a prescription, and their equivalents. Where an admin decided
 * otherwise, that stays, unless `isFinal`.
 */
export async function raisePrescription(
  sql: Queryable,
  ids: readonly number[],
  by: ChangedBy,
  isFinal = false,
): Promise<void> {
  if (ids.length === 0) return
  await takeTurn(sql)
  const { rows } = await sql.query<{ id: number }>(
    `select id from products where id = any($1) and not is_prescription
       and ($2 or prescription_basis is distinct from 'admin')`,
    [ids, isFinal],
  )
  const found = rows.map(({ id }) => id)
  await sql.query(
    `with raised as (
       update products o set is_prescription = true, prescription_basis = 'stated', updated_at = now(),
         ${ELIGIBLE} where id = any($1) returning id)
     ${ENTRY_OF_RAISED}`,
    [found, by.userId, by.pharmacyId],
  )
  await raiseEquivalents(sql, found, by)
}

/**
 * The same for everything that has come to stand under a subcategory called Prescription, or for one product that was
 * put there.
 */
export async function raiseOnPrescriptionShelf(sql: Queryable, by: ChangedBy, id?: number): Promise<void> {
  const { rows } = await sql.query<{ id: number }>(
    `select p.id from products p join subcategories s on s.id = p.subcategory_id
     where lower(btrim(s.name)) = $1 and not p.is_prescription and p.archived_at is null
       and ($2::int is null or p.id = $2)`,
    [PRESCRIPTION_SUBCATEGORY, id ?? null],
  )
  await raisePrescription(
    sql,
    rows.map((row) => row.id),
    by,
    id !== undefined,
  )
}

/**
 * An admin's word that a product needs no prescription: it holds for everything of the same generic, strength and
 * form. Answers the other products that it changed.
 */
export async function lowerPrescription(sql: Queryable, id: number): Promise<number[]> {
  await takeTurn(sql)
  const { rows } = await sql.query<{ id: number }>(
    `update products set is_prescription = false, prescription_basis = 'admin', updated_at = now()
     where archived_at is null and (id = $1
       or (is_prescription and prescription_basis is distinct from 'named' and equivalence_key = (select equivalence_key from products where id = $1)))
     returning id`,
    [id],
  )
  return rows.map((row) => row.id).filter((one) => one !== id)
}

/** Decides who needs a prescription and who gets the discount, handed to whatever writes products. */
export const prescriptions = {
  settle: settleMedicines,
  raise: raisePrescription,
  raiseOnShelf: raiseOnPrescriptionShelf,
  lower: lowerPrescription,
}
export type Prescriptions = typeof prescriptions
