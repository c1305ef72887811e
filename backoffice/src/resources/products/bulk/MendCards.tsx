import { bulk } from '@botika/common/messages/office'
import { Box, Typography } from '@mui/material'
import { ToneChip } from '../../../ui/StatusChip'
import { useWords } from '../../../lib/language/useWords'
import { MendCell } from './MendCell'
import { type MendRow, subjectOf } from './mend'
import { MEND_STATES, type MendTableProps } from './MendTable'

/** The phone's view: what is wrong stands open, the rest of the row behind a line. */
export function MendCards({ mend, columns, onEdit }: MendTableProps) {
  const { headings, rows } = mend
  const t = useWords()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.row}
          sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', p: 1.5, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 700, flex: 1 }}>
              {t(bulk.rowNumber, { number: row.row })}
            </Typography>
            <ToneChip tone={MEND_STATES[row.state].tone} label={t(MEND_STATES[row.state].label)} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {subjectOf(mend, row, columns)}
          </Typography>
          {row.state === 'refused' && row.about.length > 0 && (
            <Typography variant="body2" color="error">
              {row.about.map((reason) => reason).join(' ')}
            </Typography>
          )}
          <Cells row={row} headings={headings} onEdit={onEdit} isFaulty />
          <Box component="details">
            <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 32 }}>
              {t(bulk.theOtherColumns)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
              <Cells row={row} headings={headings} onEdit={onEdit} isFaulty={false} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface CellsProps extends Pick<MendTableProps, 'onEdit'> {
  row: MendRow
  headings: readonly string[]
  isFaulty: boolean
}

function Cells({ row, headings, onEdit, isFaulty }: CellsProps) {
  return headings.map(
    (heading, at) =>
      (row.faults[at] !== undefined) === isFaulty && (
        <MendCell key={at} row={row} at={at} heading={heading} onEdit={onEdit} isLabelled />
      ),
  )
}
