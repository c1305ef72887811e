import { bulk } from '@botika/common/messages/office'
import { TextField } from '@mui/material'
import type { MendRow } from './mend'
import { useWords } from '../../../lib/language/useWords'

interface MendCellProps {
  row: MendRow
  at: number
  heading: string | undefined
  onEdit: (row: number, at: number, text: string) => void
  /** Shows its heading; in a table that stands above. */
  isLabelled?: boolean
}

/** One cell of the file, and what is wrong with it. */
export function MendCell({ row, at, heading, onEdit, isLabelled = false }: MendCellProps) {
  const t = useWords()
  return (
    <TextField
      value={row.cells[at] ?? ''}
      fullWidth
      onChange={(event) => onEdit(row.row, at, event.target.value)}
      error={row.faults[at] !== undefined}
      helperText={row.faults[at] && row.faults[at]}
      {...(isLabelled ? { label: heading } : {})}
      slotProps={{
        htmlInput: {
          'aria-label': t(bulk.headingRowNumber, { heading: heading ?? '', number: row.row }),
        },
      }}
    />
  )
}
