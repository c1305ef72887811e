import type { Database, Tx } from '../../platform'
import { build, countRows, pageOf, rowOf, rowsOf, sql } from '../../platform/db/query'

export type { Tx }

export type SalesRecordRow = Awaited<ReturnType<SalesRecordRepository['month']>>[number]

const SUMMED = ['units', 'gross', 'net', 'vat_removed', 'discount', 'paid'] as const
export type SalesRecordSums = Record<(typeof SUMMED)[number], number>

export interface Asked {
  month: string
  pharmacyId: number | null
}

function recordsOf({ month, pharmacyId }: Asked) {
  const first = sql<string>`${`${month}-01`}::date`
  const all = build
    .selectFrom('sales_records as r')
    .innerJoin('pharmacies as p', 'p.id', 'r.pharmacy_id')
    .where('r.sold_on', '>=', first)
    .where('r.sold_on', '<', sql<string>`(${first} + interval '1 month')`)
  return pharmacyId === null ? all : all.where('r.pharmacy_id', '=', pharmacyId)
}

const rowsIn = (asked: Asked) =>
  recordsOf(asked).selectAll('r').select('p.name as pharmacy_name').orderBy('r.sold_on').orderBy('r.id')

export function salesRecordRepository(db: Database) {
  return {
    transaction: db.transaction,

    page(asked: Asked, page: { page: number; per_page: number }) {
      const { limit, offset } = pageOf(page)
      return rowsOf(db, rowsIn(asked).limit(limit).offset(offset))
    },

    async sums(asked: Asked): Promise<SalesRecordSums & { total: number }> {
      const sums = await rowOf(
        db,
        recordsOf(asked)
          .select(countRows.as('total'))
          .select((e) =>
            SUMMED.map((column) => sql<number>`coalesce(sum(${e.ref(`r.${column}`)}), 0)::bigint`.as(column)),
          ),
      )
      return sums as SalesRecordSums & { total: number }
    },

    month: (tx: Tx, asked: Asked) => rowsOf(tx, rowsIn(asked)),
  }
}
export type SalesRecordRepository = ReturnType<typeof salesRecordRepository>
