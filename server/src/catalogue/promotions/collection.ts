import * as problem from '@botika/common/messages/problem'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { promotionIssues } from '@botika/common/promotions/endpoints'
import { promotion } from '@botika/common/promotions/entity'
import { Problem } from '@botika/common/http/problem'
import { toPesos } from '@botika/common/money'
import { collectionOf, type Fields, isoOf, isoOrNull, pick, type Row, type Tx } from '../../platform'
import { anyOf, build, countRows, over, plainText, rowOf, sql } from '../../platform/db/query'
import { isRunning } from './running-expressions'

const e = over<{ t: 'promotions'; p: 'pharmacies' }>()
const running = isRunning('t')

export const promotionCollection = collectionOf(promotion, {
  from: build.selectFrom('promotions as t').leftJoin('pharmacies as p', 'p.id', 't.pharmacy_id'),
  selects: [e.ref('p.name').as('pharmacy_name'), running.as('is_running')],
  visible: e.and([running, e.or([e('t.pharmacy_id', 'is', null), e('p.status', '=', 'active')])]),
  alsoSearched: plainText(e.ref('p.name')),
  sorts: { pharmacy_name: e.ref('p.name_sort'), is_running: running },
  order: sql`${e.ref('t.starts_at')} desc`,
  settle: async (fields, { tx, before }) => {
    const issues = promotionIssues({ ...asOffered(before), ...fields })
    if (Object.keys(issues).length === 0) Object.assign(issues, await absentProducts(fields, tx))
    const [field, [message = ''] = []] = Object.entries(issues)[0] ?? []
    if (field) throw new Problem('invalid', phrase(problem.ofField, { field, message }), { errors: issues })
    return fields
  },
})

const asOffered = (row: Row | null): Fields =>
  row === null
    ? {}
    : {
        ...pick<Row>(row, ['kind', 'applies_to', 'category_id', 'product_ids']),
        value: toPesos(row['value'] as number),
        starts_at: isoOf(row['starts_at']),
        ends_at: isoOrNull(row['ends_at']),
      }

async function absentProducts(fields: Fields, tx: Tx): Promise<Record<string, string[]>> {
  const ids = [...new Set((fields['product_ids'] as number[] | undefined) ?? [])]
  if (ids.length === 0) return {}
  const found = await rowOf(
    tx,
    build
      .selectFrom('products')
      .select(countRows.as('count'))
      .where('id', '=', anyOf(ids))
      .where('archived_at', 'is', null),
  )
  return found?.count === ids.length ? {} : { product_ids: [t(messages.oneOfTheseProductsDoesNotExist)] }
}
