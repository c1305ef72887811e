import type { Paper } from '@botika/common/papers/endpoints'
import { pick } from '@botika/common/pick'
import type { PaperRow } from './repository'

type Named = Record<'first_name' | 'last_name', string | null>

export const presentPaper = (row: PaperRow, account: Named): Paper => ({
  ...pick(row, [
    'id',
    'pharmacy_id',
    'preregister_id',
    'kind',
    'holder_id',
    'holder_name',
    'holder_counts',
    'number',
    'expires_on',
    'status',
    'reason',
  ]),
  holder_account: [account.first_name, account.last_name].filter(Boolean).join(' ') || null,
  pharmacy_name: row.pharmacy_name ?? '',
  has_file: row.file_id !== null,
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
