import { type Promotion, promotionIssues } from '@botika/common/promotions/endpoints'
import { Problem } from '@botika/common/http/problem'
import { toCentavos, toPesos } from '@botika/common/money'
import {
  type Ask,
  type CollectionDefinition,
  type Fields,
  isoOf,
  isoOrNull,
  pick,
  type Row,
  same,
  stampsOf,
} from '../../platform'

const RUNNING = `t.is_active and t.starts_at <= now() and (t.ends_at is null or t.ends_at > now())`

/** Promotions: a pharmacy's own, or of all. The public sees those that run. */
export const promotionCollection: CollectionDefinition<Promotion> = {
  resource: 'promotions',
  table: 'promotions',
  noun: 'promotion',
  title: 'name',
  hasSlug: false,
  hasNameSort: false,
  owner: 'pharmacy_id',
  columns: {
    name: 'name',
    pharmacy_id: 'pharmacy_id',
    kind: 'kind',
    // hundredths of a percent or of a peso: the same step
    value: { column: 'value', keep: (value) => toCentavos(value as number) },
    starts_at: 'starts_at',
    ends_at: 'ends_at',
    applies_to: 'applies_to',
    category_id: 'category_id',
    product_ids: 'product_ids',
    is_active: 'is_active',
  },
  selects: `p.name as pharmacy_name, (${RUNNING}) as is_running`,
  joins: 'left join pharmacies p on p.id = t.pharmacy_id',
  visible: `${RUNNING} and (t.pharmacy_id is null or p.status = 'active')`,
  alsoSearched: 'p.name',
  filters: { pharmacy_id: same('t.pharmacy_id'), is_active: same('t.is_active') },
  sorts: {
    id: 't.id',
    name: 't.name',
    pharmacy_name: 'p.name_sort',
    value: 't.value',
    starts_at: 't.starts_at',
    ends_at: 't.ends_at',
    is_active: 't.is_active',
    is_running: `(${RUNNING})`,
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 't.starts_at desc',
  settle: async (fields, { ask, before }) => {
    const issues = promotionIssues({ ...asOffered(before), ...fields })
    if (Object.keys(issues).length === 0) Object.assign(issues, await absentProducts(fields, ask))
    const [field, messages] = Object.entries(issues)[0] ?? []
    if (field) throw new Problem('invalid', `${field}: ${messages?.[0] ?? 'Not valid'}`, { errors: issues })
    return fields
  },
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Omit<Promotion, 'id' | 'created_at' | 'updated_at' | 'value' | 'starts_at' | 'ends_at'>>(row, [
      'name',
      'pharmacy_id',
      'pharmacy_name',
      'kind',
      'applies_to',
      'category_id',
      'product_ids',
      'is_active',
      'is_running',
    ]),
    value: toPesos(row['value'] as number),
    starts_at: isoOf(row['starts_at']),
    ends_at: isoOrNull(row['ends_at']),
  }),
}

/** What a change leaves as it was, in the words of the rule. */
const asOffered = (row: Row | null): Fields =>
  row === null
    ? {}
    : {
        ...pick<Row>(row, ['kind', 'applies_to', 'category_id', 'product_ids']),
        value: toPesos(row['value'] as number),
        starts_at: isoOf(row['starts_at']),
        ends_at: isoOrNull(row['ends_at']),
      }

async function absentProducts(fields: Fields, ask: Ask): Promise<Record<string, string[]>> {
  const ids = [...new Set((fields['product_ids'] as number[] | undefined) ?? [])]
  if (ids.length === 0) return {}
  const [found] = await ask<{ count: number }>(
    'select count(*)::int as count from products where id = any($1::int[]) and archived_at is null',
    [ids],
  )
  return found?.count === ids.length ? {} : { product_ids: ['One of these products does not exist'] }
}
