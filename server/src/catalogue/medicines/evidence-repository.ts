import {
  anyOf,
  build,
  every,
  type Expression,
  named,
  over,
  type RowOf,
  sql,
  type SqlBool,
} from '../../platform/db/query'

const e = over<{ o: 'products'; p: 'products' }>()

const genericKey = (of: 'o' | 'p') =>
  sql<string>`coalesce(nullif(split_part(${e.ref(`${of}.match_key`)}, '|', 1), ''), lower(${e.ref(`${of}.generic_name`)}))`

// what is for animals says nothing of people's medicines
export const isForPeople = sql<boolean>`(coalesce(${e.ref('o.registration_number')}, '') !~* '^d?vr'
  and ${e.ref('o.name')} || ' ' || coalesce(${e.ref('o.generic_name')}, '') !~* '\\mvet(erinary)?\\M')`

type Condition = Expression<SqlBool>

/** Whether such a product has this key: fenced to its index, else PostgreSQL reads a whole table. */
const isThere = (key: Condition, such: Condition) =>
  build
    .selectFrom(build.selectFrom('products as o').selectAll().where(key).offset(sql.lit(0)).as('o'))
    .select(sql<boolean>`true`.as('is'))
    .where(such)
    .limit(sql.lit(1))

const ofGeneric = (key: Expression<string | null>) =>
  every(e('o.generic_name', 'is not', null), e('o.archived_at', 'is', null), e(genericKey('o'), '=', key))

interface Given {
  id: number
  equivalence_key: string | null
  generic_key: string | null
  named: string[]
  names: string[]
}

export const findEvidence = named<{ given: string; ids: readonly number[]; onlyDecided: boolean }>()(
  'prescription_evidence',
  (p) => {
    const isOther = every(e('o.archived_at', 'is', null), e('o.id', '<>', sql<number>`all(${p.ids})`))
    // a product named like another medicine than its generic says nothing of others of that generic
    const isTold = e('o.prescription_basis', 'is distinct from', 'named')
    const needing = (key: Condition, ...such: Condition[]) =>
      isThere(every(key, e('o.is_prescription', '=', true)), every(isOther, ...such, isTold))
    const speaking = (key: Condition) =>
      isThere(
        key,
        every(
          isOther,
          isForPeople,
          sql<boolean>`(not ${p.onlyDecided} or ${e.ref('o.prescription_basis')} is not null)`,
        ),
      )
    const free = (key: Condition) => speaking(every(key, e('o.is_prescription', '=', false)))
    // true where any needs a prescription, false where there are some and none does, else null
    const verdictOf = (key: Condition) =>
      sql<boolean | null>`case when ${needing(key, isForPeople)} then true when ${free(key)} then false end`
    const given = sql<Given>`json_to_recordset(${p.given}::json)`
    const each = (list: Expression<string[]>) =>
      build.selectFrom(sql<{ n: string }>`unnest(${list})`.as<'n'>(sql`n(n)`))
    const key = sql<string>`n.n`
    const branded = every(
      e(sql`lower(${e.ref('o.brand')})`, '=', key),
      e('o.is_prescription', '=', true),
      e('o.archived_at', 'is', null),
    )
    return build
      .selectFrom(
        given.as<'given'>(
          sql`given(id int, equivalence_key text, generic_key text, named text[], names text[])`,
        ),
      )
      .select(({ ref }) => {
        const named = each(ref('given.named')).select('n.n')
        const brands = each(ref('given.names')).crossJoinLateral(isThere(branded, isOther).as('o'))
        return [
          'given.id',
          verdictOf(e('o.equivalence_key', '=', ref('given.equivalence_key'))).as('of_equivalents'),
          verdictOf(ofGeneric(ref('given.generic_key'))).as('of_generic'),
          sql<boolean>`coalesce(${brands.select('o.is').limit(sql.lit(1))}, false)`.as('is_branded_like_one'),
          sql<string[]>`array(${named.crossJoinLateral(needing(ofGeneric(key)).as('o'))})`.as('named_needed'),
          sql<string[]>`array(${named.crossJoinLateral(speaking(ofGeneric(key)).as('o'))})`.as('named_free'),
        ]
      })
  },
)
export type Evidence = Awaited<ReturnType<typeof findEvidence>>[number]

export const undecided = (ids: readonly number[]) =>
  build
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('subcategories as s', 's.id', 'p.subcategory_id')
    .select(['p.id', 'p.name', 'p.brand', 'p.generic_name', 'p.strength', 'p.pack_size', 'p.dosage_form'])
    .select(['p.registration_number', 'p.is_prescription', 'p.is_sc_discountable', 'p.prescription_basis'])
    .select([
      'p.discount_basis',
      'p.equivalence_key',
      'c.name as category_name',
      's.name as subcategory_name',
    ])
    .select(({ ref }) =>
      sql<string | null>`case when ${ref('p.generic_name')} is not null then ${genericKey('p')} end`.as(
        'generic_key',
      ),
    )
    .where('p.id', '=', anyOf(ids))
    .where((x) => x.or([x('p.prescription_basis', 'is', null), x('p.prescription_basis', '=', 'register')]))
    .orderBy('p.id')
export type Row = RowOf<ReturnType<typeof undecided>>
