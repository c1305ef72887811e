import { toPesos } from '@botika/common/centavos'
import { CSV_START, csvLine } from '@botika/common/csv'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Reach } from '@botika/common/roles/policy'
import { salesReport, type SalesSums } from '@botika/common/sales-report/endpoints'
import { type AuditService, type Person, type Serve, signedIn } from '../../platform'
import type { Asked, SalesReportRepository } from './repository'

interface Needs {
  repository: SalesReportRepository
  audit: AuditService
  /** 0.12 is twelve per cent, included in prices (NIRC sec. 106). */
  vatRate: number
}

const HEADERS: Record<Asked['by'], string> = { day: 'Day', product: 'Product', vat_class: 'VAT class' }
const AMOUNTS = {
  gross: 'Gross',
  vat_removed: 'VAT removed',
  discount: 'SC/PWD discount',
  promotion_discount: 'Promotions',
  sales: 'Sales',
  vatable: 'Of these vatable, VAT included',
  vat: 'VAT in these',
} as const

/** What was sold in a period, for a pharmacy's books. It names goods and amounts only, no person. */
export function salesReportRoutes(serve: Serve, { repository, audit, vatRate }: Needs) {
  function askedOf(person: Person, reach: Reach, query: Query): Asked {
    const { from, to, by, is_paid: isPaid = false, pharmacy_id: wanted } = query
    const asked = { from, to, by, isPaid }
    if (reach === 'all') return { ...asked, pharmacyId: wanted ?? null }
    if (person.pharmacyId === null || (wanted !== undefined && wanted !== person.pharmacyId))
      throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
    return { ...asked, pharmacyId: person.pharmacyId }
  }

  const present = <T extends Omit<SalesSums, 'vat'>>(row: T) => ({
    ...row,
    gross: toPesos(row.gross),
    vat_removed: toPesos(row.vat_removed),
    discount: toPesos(row.discount),
    promotion_discount: toPesos(row.promotion_discount),
    sales: toPesos(row.sales),
    vatable: toPesos(row.vatable),
    vat: toPesos(Math.round((row.vatable * vatRate) / (1 + vatRate))),
  })

  const named = <T extends { key: string; name: string | null }>(by: Asked['by'], row: T) => ({
    ...row,
    name: by === 'product' ? (row.name ?? '') : row.key,
  })

  serve(salesReport.read, async ({ person, reach, query }) => {
    const asked = askedOf(signedIn(person), reach, query)
    const [rows, { sums, total, deliveryFees }] = await Promise.all([
      repository.page(asked, query),
      repository.sums(asked),
    ])
    const data = rows.map((row) => present(named(asked.by, row)))
    return {
      ...makePage({ data, total, path: '/api/sales-report', query }),
      sums: present(sums),
      delivery_fees: toPesos(deliveryFees),
    }
  })

  serve(salesReport.export, async ({ person: visitor, reach, query, raw }) => {
    const person = signedIn(visitor)
    const asked = askedOf(person, reach, query)
    const { from, to, by, pharmacyId } = asked
    const changes = { from, to, by }
    const found = await repository.transaction(async (tx) => {
      const resource = 'sales-report'
      await audit.record(tx, { person, action: 'export', resource, recordId: null, pharmacyId, changes })
      return repository.all(tx, asked)
    })
    const rows = found.map((row) => present(named(by, row)))
    raw?.reply.header('Content-Disposition', `attachment; filename="sales-${from}-${to}.csv"`)
    const fields = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[]
    const header = csvLine([HEADERS[by], 'Orders', 'Units', ...Object.values(AMOUNTS)])
    const lines = rows.map((row) =>
      csvLine([row.name, row.orders, row.units, ...fields.map((field) => row[field].toFixed(2))]),
    )
    return CSV_START + header + lines.join('')
  })
}

type Query = Omit<Asked, 'isPaid' | 'pharmacyId'> & {
  is_paid?: boolean | undefined
  pharmacy_id?: number | undefined
}
