import { promotionIssues } from '@botika/common/promotions/endpoints'
import { promotion } from '@botika/common/promotions/entity'
import { Problem } from '@botika/common/http/problem'
import { toPesos } from '@botika/common/money'
import { type Ask, collectionOf, type Fields, isoOf, isoOrNull, pick, type Row } from '../../platform'

const RUNNING = `t.is_active and t.starts_at <= now() and (t.ends_at is null or t.ends_at > now())`

export const promotionCollection = collectionOf(promotion, {
  selects: `p.name as pharmacy_name, (${RUNNING}) as is_running`,
  joins: 'left join pharmacies p on p.id = t.pharmacy_id',
  visible: `${RUNNING} and (t.pharmacy_id is null or p.status = 'active')`,
  alsoSearched: 'p.name',
  sorts: { pharmacy_name: 'p.name_sort', is_running: `(${RUNNING})` },
  order: 't.starts_at desc',
  settle: async (fields, { ask, before }) => {
    const issues = promotionIssues({ ...asOffered(before), ...fields })
    if (Object.keys(issues).length === 0) Object.assign(issues, await absentProducts(fields, ask))
    const [field, messages] = Object.entries(issues)[0] ?? []
    if (field) throw new Problem('invalid', `${field}: ${messages?.[0] ?? 'Not valid'}`, { errors: issues })
    return fields
  },
})

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
