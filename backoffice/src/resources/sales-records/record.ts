import type { Label } from '@botika/common/messages/message'
import { fields, shared, trade } from '@botika/common/messages/office'
import type { SalesRecord } from '@botika/common/sales-records/endpoints'

export type Sums = Pick<SalesRecord, 'units' | 'gross' | 'net' | 'vat_removed' | 'discount' | 'paid'>

export interface RecordBookProps {
  records: readonly SalesRecord[]
  /** Of the whole month, not of this page. */
  sums: Sums
  isAdmin: boolean
}

export const ID_TYPES: Record<SalesRecord['id_type'], Label> = {
  senior_citizen: shared.seniorCitizen,
  pwd: shared.pwd,
}

/** The amounts of money of a line, in the order of the book. */
export const AMOUNTS = [
  { field: 'gross', heading: trade.gross },
  { field: 'vat_removed', heading: shared.vatRemoved },
  { field: 'discount', heading: fields.discount },
  { field: 'paid', heading: shared.paid },
] as const
