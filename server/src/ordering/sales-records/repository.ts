import type { DiscountType } from '@botika/common/delivery'
import type { Database, Tx } from '../../platform'

export type { Tx }

/** A row of the record book; amounts are centavos. */
export interface SalesRecordRow {
  id: number
  pharmacy_id: number
  pharmacy_name: string
  order_number: string
  sold_on: string
  id_type: DiscountType
  holder_name: string
  id_number: string
  generic_name: string | null
  product_name: string
  units: number
  gross: number
  net: number
  vat_removed: number
  discount: number
  paid: number
}

export type SalesRecordSums = Pick<
  SalesRecordRow,
  'units' | 'gross' | 'net' | 'vat_removed' | 'discount' | 'paid'
>

export interface Asked {
  month: string
  /** Null: of all pharmacies. */
  pharmacyId: number | null
}

const MONTH = `from sales_records r join pharmacies p on p.id = r.pharmacy_id
  where r.sold_on >= ($1 || '-01')::date and r.sold_on < (($1 || '-01')::date + interval '1 month')
    and ($2::int is null or r.pharmacy_id = $2)`
const ROWS = `select r.*, p.name as pharmacy_name ${MONTH} order by r.sold_on, r.id`

/** The sales record book: rows are written with orders, and only read here. */
export function salesRecordRepository(db: Database) {
  return {
    transaction: db.transaction,

    async page({ month, pharmacyId }: Asked, { page, per_page }: { page: number; per_page: number }) {
      const { rows } = await db.sql.query<SalesRecordRow & Record<string, unknown>>(
        `${ROWS} limit $3 offset $4`,
        [month, pharmacyId, per_page, (page - 1) * per_page],
      )
      return rows
    },

    async sums({ month, pharmacyId }: Asked): Promise<SalesRecordSums & { total: number }> {
      const { rows } = await db.sql.query<SalesRecordSums & { total: number } & Record<string, unknown>>(
        `select count(*)::int as total, ${['units', 'gross', 'net', 'vat_removed', 'discount', 'paid']
          .map((column) => `coalesce(sum(r.${column}), 0)::bigint as ${column}`)
          .join(', ')} ${MONTH}`,
        [month, pharmacyId],
      )
      return rows[0] as SalesRecordSums & { total: number }
    },

    async month(tx: Tx, { month, pharmacyId }: Asked): Promise<SalesRecordRow[]> {
      const { rows } = await tx.sql.query<SalesRecordRow & Record<string, unknown>>(ROWS, [month, pharmacyId])
      return rows
    },
  }
}
export type SalesRecordRepository = ReturnType<typeof salesRecordRepository>
