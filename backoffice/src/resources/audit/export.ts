import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import { deedOf, fieldWords, oneOf } from './words'

const asLine = ({ field, before, after }: FieldChange) =>
  `${fieldWords(field)}: ${before === null ? '' : `${before} → `}${after ?? ''}`

/** What somebody did as a line of a file; the changes stand in one cell, a line each. */
export const ENTRY_COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { heading: 'When', read: (entry) => entry.created_at },
  { heading: 'Who', read: (entry) => entry.user_name ?? (entry.user_id === null ? 'Botika itself' : null) },
  { heading: 'Person ID', read: (entry) => entry.user_id },
  { heading: 'Pharmacy', read: (entry) => entry.pharmacy_name },
  { heading: 'Done', read: (entry) => deedOf(entry.action) },
  { heading: 'What', read: (entry) => oneOf(entry.resource) },
  { heading: 'Record ID', read: (entry) => entry.record_id },
  { heading: 'Record', read: (entry) => entry.record_name },
  { heading: 'Changes', read: (entry) => entry.changes.map(asLine).join('\n') },
]
