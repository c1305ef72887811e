import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Reach } from '@botika/common/roles/policy'
import { toPesos } from '@botika/common/centavos'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { SalesRecord, salesRecords } from '@botika/common/sales-records/endpoints'
import type { RequestOf } from '@botika/common/http/endpoint'
import type { AuditService, Person } from '../../platform'
import { CSV_START, csvLine } from '@botika/common/csv'
import type { Asked, SalesRecordRepository, SalesRecordRow, SalesRecordSums, Tx } from './repository'

interface Needs {
  repository: SalesRecordRepository
  audit: AuditService
}

type ListQuery = RequestOf<typeof salesRecords.list>['query']

const presentSums = <T extends SalesRecordSums>(row: T) => ({
  ...row,
  gross: toPesos(row.gross),
  net: toPesos(row.net),
  vat_removed: toPesos(row.vat_removed),
  discount: toPesos(row.discount),
  paid: toPesos(row.paid),
})

const ID_TYPES = { senior_citizen: 'Senior citizen', pwd: 'PWD' } as const
const amount = (centavos: number) => toPesos(centavos).toFixed(2)

const HEADER = [
  'Date',
  'Pharmacy',
  'Order number',
  'ID type',
  'Holder',
  'ID number',
  'Generic name',
  'Product',
  'Units',
  'Gross',
  'Net of VAT',
  'VAT removed',
  'Discount',
  'Paid',
]

const line = (row: SalesRecordRow) =>
  csvLine([
    row.sold_on,
    row.pharmacy_name,
    row.order_number,
    ID_TYPES[row.id_type],
    row.holder_name,
    row.id_number,
    row.generic_name,
    row.product_name,
    row.units,
    ...[row.gross, row.net, row.vat_removed, row.discount, row.paid].map(amount),
  ])

/** The book of discounted sales (RA 9994, RA 10754), which a pharmacy shows its tax office. */
export function salesRecordService({ repository, audit }: Needs) {
  const pharmacyOf = (person: Person, reach: Reach, asked: number | undefined): number | null => {
    if (reach === 'all') return asked ?? null
    if (person.pharmacyId === null || (asked !== undefined && asked !== person.pharmacyId))
      throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
    return person.pharmacyId
  }

  const note = (tx: Tx, person: Person, action: 'export' | 'view-id-number', { month, pharmacyId }: Asked) =>
    audit.record(tx, {
      person,
      action,
      resource: 'sales-records',
      recordId: null,
      pharmacyId,
      changes: { month },
    })

  return {
    async list(person: Person, reach: Reach, query: ListQuery) {
      const asked = { month: query.month, pharmacyId: pharmacyOf(person, reach, query.pharmacy_id) }
      const [rows, { total, ...sums }] = await Promise.all([
        repository.page(asked, query),
        repository.sums(asked),
      ])
      if (rows.length > 0) await repository.transaction((tx) => note(tx, person, 'view-id-number', asked))
      const data = rows.map((row): SalesRecord => presentSums(row))
      return {
        ...makePage({ data, total, path: '/api/sales-records', query }),
        sums: presentSums(sums),
      }
    },

    /** A month as CSV. It names people and their IDs, so each export is written to the audit log. */
    async export(person: Person, reach: Reach, month: string, pharmacyId: number | undefined) {
      const asked = { month, pharmacyId: pharmacyOf(person, reach, pharmacyId) }
      const rows = await repository.transaction(async (tx) => {
        await note(tx, person, 'export', asked)
        return repository.month(tx, asked)
      })
      return CSV_START + csvLine(HEADER) + rows.map(line).join('')
    },
  }
}
export type SalesRecordService = ReturnType<typeof salesRecordService>
