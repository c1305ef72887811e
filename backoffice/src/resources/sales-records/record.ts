import type { SalesRecord } from '@botika/common/sales-records/endpoints'

export type Sums = Pick<SalesRecord, 'units' | 'gross' | 'net' | 'vat_removed' | 'discount' | 'paid'>

export interface RecordBookProps {
  records: readonly SalesRecord[]
  /** Of the whole month, not of this page. */
  sums: Sums
  isAdmin: boolean
}

export const ID_TYPES: Record<SalesRecord['id_type'], string> = {
  senior_citizen: 'Senior citizen',
  pwd: 'PWD',
}

/** The amounts of money of a line, in the order of the book. */
export const AMOUNTS = [
  { field: 'gross', heading: 'Gross' },
  { field: 'vat_removed', heading: 'VAT removed' },
  { field: 'discount', heading: 'Discount' },
  { field: 'paid', heading: 'Paid' },
] as const
