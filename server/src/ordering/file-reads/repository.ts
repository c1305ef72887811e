import type { FileRead } from '@botika/common/file-reads/endpoints'
import type { Database } from '../../platform'
import {
  build,
  countRows,
  every,
  over,
  pageOf,
  rowOf,
  rowsOf,
  sameButCase,
  sql,
} from '../../platform/db/query'

export interface FileReadRow {
  id: number
  order_number: string
  kind: FileRead['file']
  created_at: Date
  user_id: number | null
  role: string
  pharmacy_name: string | null
  name: string
}

const MOST_AT_ONCE = 100

const ordered = over<{ o: 'orders' }>()

const reads = build
  .selectFrom('private_file_reads as r')
  .innerJoin('private_files as f', 'f.id', 'r.private_file_id')
  .innerJoin('orders as o', 'o.id', 'r.order_id')
  .leftJoin('users as u', 'u.id', 'r.user_id')
  .leftJoin('pharmacies as ph', (on) =>
    on.on((e) => e('ph.id', '=', e.fn.coalesce('r.pharmacy_id', 'u.pharmacy_id'))),
  )
  .where('f.kind', 'in', ['prescription', 'senior_citizen_id', 'complaint'])

const rows = reads
  .select(['r.id', 'o.order_number', 'r.created_at', 'r.user_id', 'ph.name as pharmacy_name'])
  .select((e) => [
    e.ref('f.kind').$castTo<FileReadRow['kind']>().as('kind'),
    sql<string>`coalesce(${e.ref('r.role')}, case when 'admin' = any(${e.ref('u.roles')}) then 'admin' else 'seller' end)`.as(
      'role',
    ),
    sql<string>`concat_ws(' ', ${e.ref('u.first_name')}, ${e.ref('u.last_name')})`.as('name'),
  ])
  .orderBy('r.id', 'desc')

interface Asked {
  page: number
  per_page: number
  order_id?: number | undefined
}

export function fileReadRepository(db: Database) {
  return {
    async list(customerId: number, asked: Asked): Promise<{ rows: FileReadRow[]; total: number }> {
      const { limit, offset } = pageOf(asked)
      const whose = [
        ordered('o.customer_id', '=', customerId),
        asked.order_id !== undefined && ordered('o.id', '=', asked.order_id),
      ]
      const [found, counted] = await Promise.all([
        rowsOf(
          db,
          rows
            .where(every(...whose))
            .limit(limit)
            .offset(offset),
        ),
        rowOf(db, reads.where(every(...whose)).select(countRows.as('total'))),
      ])
      return { rows: found, total: counted?.total ?? 0 }
    },

    /** Undefined where the address is not the order's, as where there is no such order. */
    async ofGuest(orderNumber: string, email: string): Promise<FileReadRow[] | undefined> {
      const order = await rowOf(
        db,
        build
          .selectFrom('orders')
          .select('id')
          .where('order_number', '=', orderNumber)
          .where('customer_id', 'is', null)
          .where((e) => sameButCase(e.ref('guest_email').$notNull(), email)),
      )
      return order && rowsOf(db, rows.where('o.id', '=', order.id).limit(MOST_AT_ONCE))
    },
  }
}
export type FileReadRepository = ReturnType<typeof fileReadRepository>
