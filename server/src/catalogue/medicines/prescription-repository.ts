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
import {
  anyOf,
  build,
  every,
  type Expression,
  type JsonText,
  now,
  over,
  recordsOf,
  rowsOf,
  run,
  sql,
  waitFor,
} from '../../platform/db/query'
import { BRANDS } from './brands'
import { type Evidence, findEvidence, isForPeople, type Row, undecided } from './evidence-repository'
import { MEDICINE_NAMES } from './medicine-names'
import { medicinesNamedBy, othersNamedBy } from './named'

export interface ChangedBy {
  userId: number | null
  pharmacyId: number | null
}

const LOCK = 7_269_421
const CHUNK = 1_000

interface Decided {
  row: Row
  isPrescription: boolean
  basis: PrescriptionBasis
  isMedicine: boolean
}

const e = over<{ o: 'products'; p: 'products'; s: 'subcategories' }>()

export const isPrescriptionSubcategory = e(
  sql<string>`lower(btrim(${e.ref('s.name')}))`,
  '=',
  PRESCRIPTION_SUBCATEGORY,
)

/** Decisions take turns in the whole catalogue, until the transaction ends. */
export const takeTurn = (on: Queryable) => waitFor(on, LOCK)

interface Settling {
  by: ChangedBy
  /** True while older products are decided: those not decided yet then prove nothing. */
  onlyDecided?: boolean
}

/** Prescription and discount (RA 9994, RA 10754) are raised, never lowered; answers how many others rose. */
export async function settleMedicines(
  on: Queryable,
  ids: readonly number[],
  { by, onlyDecided = false }: Settling,
): Promise<number> {
  if (ids.length === 0) return 0
  await takeTurn(on)
  let raised = 0
  for (let at = 0; at < ids.length; at += CHUNK)
    raised += await settleChunk(on, ids.slice(at, at + CHUNK), by, onlyDecided)
  return raised
}

async function settleChunk(on: Queryable, ids: readonly number[], by: ChangedBy, onlyDecided: boolean) {
  const rows = await rowsOf(on, undecided(ids))
  if (rows.length === 0) return 0
  const decided = decideAll(rows, await evidenceOf(on, rows, onlyDecided))
  const facts = decided.map((one) => ({ ...discountOf(one), ...columnsOf(one) }))
  await run(
    on,
    build
      .updateTable('products as p')
      .from(recordsOf('products', sql`${JSON.stringify(facts)}`).as('d'))
      .set(({ ref }) => ({
        is_prescription: ref('d.is_prescription'),
        prescription_basis: ref('d.prescription_basis'),
        is_sc_discountable: ref('d.is_sc_discountable'),
        discount_basis: ref('d.discount_basis'),
      }))
      .whereRef('p.id', '=', 'd.id'),
  )
  return raiseEquivalents(
    on,
    decided.flatMap(({ isPrescription, basis, row }) =>
      isPrescription && basis !== 'named' ? [row.id] : [],
    ),
    by,
  )
}

async function evidenceOf(on: Queryable, rows: readonly Row[], onlyDecided: boolean) {
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
  const found = await findEvidence(on, {
    given: JSON.stringify(given),
    ids: rows.map(({ id }) => id),
    onlyDecided,
  })
  return new Map(found.map((one) => [one.id, one]))
}

function genericNamedBy({ name, brand }: Row): string | null {
  const named = [name, brand ?? ''].map((text) => plain(text).trim()).find((one) => MEDICINE_NAMES.has(one))
  return named === undefined ? null : (BRANDS.get(named) ?? named)
}

const NO_SHELF = { category: null, subcategory: null }

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
      isInPrescriptionCategory: plain(row.subcategory_name ?? '').trim() === PRESCRIPTION_SUBCATEGORY,
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

/** A typed number proves nothing: that of a supplement or device counts only where the register has it. */
const withProvenNumber = (row: Row): Row =>
  row.prescription_basis === 'register' ? row : { ...row, registration_number: null }

const isBareName = (row: Row) =>
  row.prescription_basis !== 'register' &&
  !isKnownGoods(row, { category: row.category_name, subcategory: row.subcategory_name })

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

const getsDiscount = every(e('o.discount_basis', 'is distinct from', 'admin'), isForPeople)

const raised = (basis: PrescriptionBasis) =>
  build
    .updateTable('products as o')
    .set(({ ref }) => ({
      is_prescription: true,
      prescription_basis: basis,
      updated_at: now,
      is_sc_discountable: sql<boolean>`${ref('o.is_sc_discountable')} or (${getsDiscount})`,
      discount_basis: sql<DiscountBasis>`case when ${getsDiscount} then 'medicine' else ${ref('o.discount_basis')} end`,
    }))
    .returning('o.id')

export const noteRaised = (
  on: Queryable,
  products: ReturnType<typeof raised> | Expression<{ id: number }>,
  by: ChangedBy,
) =>
  run(
    on,
    build
      .with('raised', () => products as Expression<{ id: number }>)
      .insertInto('audit_entries')
      .columns(['user_id', 'pharmacy_id', 'action', 'resource', 'record_id', 'changes'])
      .expression((entry) =>
        entry
          .selectFrom('raised')
          .select([
            sql<number | null>`${by.userId}::int`.as('user_id'),
            sql<number | null>`${by.pharmacyId}::int`.as('pharmacy_id'),
            sql<string>`'update'`.as('action'),
            sql<string>`'products'`.as('resource'),
            'raised.id as record_id',
            sql<JsonText>`'{"is_prescription":{"from":false,"to":true}}'::jsonb`.as('changes'),
          ]),
      ),
  )

export function raiseEquivalents(on: Queryable, ids: readonly number[], by: ChangedBy): Promise<number> {
  const given = build.selectFrom('products').select('equivalence_key').distinct().where('id', '=', anyOf(ids))
  const others = build
    .selectFrom(given.as('given'))
    .crossJoinLateral((x) =>
      x
        .selectFrom('products as p')
        .select('p.id')
        .whereRef('p.equivalence_key', '=', 'given.equivalence_key')
        .where('p.is_prescription', '=', false)
        .where('p.archived_at', 'is', null)
        .offset(sql.lit(0))
        .as('o'),
    )
    .select('o.id')
  return noteRaised(on, raised('equivalent').where('o.id', 'in', others), by)
}

/** These products and their equivalents are raised; an admin's other decision stays, unless `isFinal`. */
export async function raisePrescription(
  on: Queryable,
  ids: readonly number[],
  by: ChangedBy,
  isFinal = false,
): Promise<void> {
  if (ids.length === 0) return
  await takeTurn(on)
  const rows = await rowsOf(
    on,
    build
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', anyOf(ids))
      .where('p.is_prescription', '=', false)
      .where(every(!isFinal && e('p.prescription_basis', 'is distinct from', 'admin'))),
  )
  const found = rows.map(({ id }) => id)
  await noteRaised(on, raised('stated').where('o.id', '=', anyOf(found)), by)
  await raiseEquivalents(on, found, by)
}

export async function raiseInPrescriptionCategory(on: Queryable, by: ChangedBy, id?: number): Promise<void> {
  const rows = await rowsOf(
    on,
    build
      .selectFrom('products as p')
      .innerJoin('subcategories as s', 's.id', 'p.subcategory_id')
      .select('p.id')
      .where(isPrescriptionSubcategory)
      .where('p.is_prescription', '=', false)
      .where('p.archived_at', 'is', null)
      .where(every(id !== undefined && e('p.id', '=', id))),
  )
  await raisePrescription(
    on,
    rows.map((row) => row.id),
    by,
    id !== undefined,
  )
}

/** An admin's word lowers a product and its equivalents; answers the other products that changed. */
export async function lowerPrescription(on: Queryable, id: number): Promise<number[]> {
  await takeTurn(on)
  const key = build.selectFrom('products').select('equivalence_key').where('id', '=', id)
  const isEquivalent = every(
    e('p.is_prescription', '=', true),
    e('p.prescription_basis', 'is distinct from', 'named'),
    e('p.equivalence_key', '=', key),
  )
  const rows = await rowsOf(
    on,
    build
      .updateTable('products as p')
      .set({ is_prescription: false, prescription_basis: 'admin', updated_at: now })
      .where('p.archived_at', 'is', null)
      .where(e.or([e('p.id', '=', id), isEquivalent]))
      .returning('p.id'),
  )
  return rows.map((row) => row.id).filter((one) => one !== id)
}

export const prescriptions = {
  settle: settleMedicines,
  raise: raisePrescription,
  raiseInCategory: raiseInPrescriptionCategory,
  lower: lowerPrescription,
}
export type Prescriptions = typeof prescriptions
