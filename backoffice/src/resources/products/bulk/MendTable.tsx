import { bulk, fields, shared } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { ToneChip } from '../../../ui/StatusChip'
import { useWords } from '../../../lib/language/useWords'
import { type Mend, type MendRow, subjectOf } from './mend'
import { MendCell } from './MendCell'

export interface MendTableProps {
  mend: Mend
  /** What the file's columns mean. */
  columns: BulkReport['columns']
  onEdit: (row: number, at: number, text: string) => void
}

export const MEND_STATES = {
  refused: { tone: 'warn', label: bulk.needsFixing },
  edited: { tone: 'info', label: fields.changed },
  ready: { tone: 'good', label: shared.ready },
} as const

/** The file's own cells, each one a field; what is wrong stands below it. */
export function MendTable({ mend, columns, onEdit }: MendTableProps) {
  const { headings, rows } = mend
  const t = useWords()
  const [order] = useState(() => faultyFirst(headings, rows))
  return (
    <Box
      role="region"
      aria-label={t(bulk.rowsWithErrors)}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 560, border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Table size="small" stickyHeader sx={{ '& .MuiTableCell-root': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow sx={{ '& .MuiTableCell-head': { bgcolor: 'background.paper' } }}>
            <TableCell>{t(bulk.row)}</TableCell>
            {order.map((at) => (
              <TableCell key={at}>{headings[at]}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row
              key={row.row}
              row={row}
              subject={subjectOf(mend, row, columns)}
              headings={headings}
              order={order}
              onEdit={onEdit}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The columns that have something to mend stand in front, and stay there. */
function faultyFirst(headings: readonly string[], rows: readonly MendRow[]): number[] {
  const places = headings.map((_, at) => at)
  const isFaulty = (at: number) => rows.some(({ faults }) => faults[at] !== undefined)
  return [...places.filter(isFaulty), ...places.filter((at) => !isFaulty(at))]
}

interface RowProps extends Pick<MendTableProps, 'onEdit'> {
  row: MendRow
  subject: string
  headings: readonly string[]
  order: readonly number[]
}

function Row({ row, subject, headings, order, onEdit }: RowProps) {
  const t = useWords()
  // what concerns the whole row stands beside its number
  const isAboutRow = row.state === 'refused' && row.about.length > 0
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
        <Typography sx={{ fontWeight: 700 }}>{row.row}</Typography>
        <ToneChip tone={MEND_STATES[row.state].tone} label={t(MEND_STATES[row.state].label)} />
        {subject && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: 180 }}>
            {subject}
          </Typography>
        )}
        {isAboutRow && (
          <Typography variant="body2" color="error" sx={{ mt: 0.5, minWidth: 180 }}>
            {row.about.map((reason) => reason).join(' ')}
          </Typography>
        )}
      </TableCell>
      {order.map((at) => (
        <TableCell key={at} sx={{ minWidth: 150, px: 0.5 }}>
          <MendCell row={row} at={at} heading={headings[at]} onEdit={onEdit} />
        </TableCell>
      ))}
    </TableRow>
  )
}
