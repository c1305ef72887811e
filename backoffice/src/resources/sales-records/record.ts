import type { Label } from '@botika/common/messages/message'
import * as shared from '@botika/common/messages/office/shared'
import * as trade from '@botika/common/messages/office/trade'
import * as fields from '@botika/common/messages/office/fields'
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
