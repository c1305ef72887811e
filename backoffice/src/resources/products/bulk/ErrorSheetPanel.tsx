import { bulk as bulkMessages, bulk, fields, offers, shared } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../../ui/Panel'
import { useIsPhone } from '../../../ui/useIsPhone'
import { useTranslations } from '../../../lib/language/useTranslations'
import { changedRows, doubtedRows, type ErrorSheet, readyRows, type ErrorRow, subjectOf } from './error-sheet'
import type { Bulk } from './useBulk'
import { ToneChip } from '../../../ui/StatusChip'

interface ErrorSheetPanelProps {
  errorSheet: ErrorSheet
  problemsCount: number
  columns: BulkReport['columns']
  bulk: Bulk
}

const AT_ONCE = 25

export function ErrorSheetPanel({ errorSheet, problemsCount, columns, bulk }: ErrorSheetPanelProps) {
  const t = useTranslations()
  const [shown, setShown] = useState(AT_ONCE)
  const Rows = useIsPhone() ? ErrorCards : ErrorTable
  const changed = changedRows(errorSheet).length
  const ready = readyRows(errorSheet).length
  const doubted = doubtedRows(errorSheet).map(({ row }) => row)
  return (
    <Panel
      title={t(bulkMessages.rowsWithErrors3, { rows: t(bulkMessages.countRows, { count: problemsCount }) })}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {t(bulkMessages.fixTheCellsMarkedIn)}
      </Alert>
      {doubted.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => bulk.answer(doubted, 'price_confirmed', 'yes')}>
              {t(bulkMessages.saveCountPrices, { count: doubted.length })}
            </Button>
          }
        >
          {t(bulkMessages.countPricesAsked, { count: doubted.length })}
        </Alert>
      )}
      <Rows
        errorSheet={{ ...errorSheet, rows: errorSheet.rows.slice(0, shown) }}
        columns={columns}
        onEdit={bulk.edit}
        onAnswer={bulk.answer}
      />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Button variant="outlined" disabled={changed === ready} onClick={() => void bulk.checkFixed()}>
          {t(bulkMessages.checkAgain)}
        </Button>
        <Box component="output">
          {ready > 0 &&
            t(bulkMessages.rowsWillBeSavedToo, { rows: t(bulkMessages.countFixedRows, { count: ready }) })}
        </Box>
        {errorSheet.rows.length > shown && (
          <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ ml: 'auto' }}>
            {t(bulkMessages.showCountMore, { count: Math.min(AT_ONCE, errorSheet.rows.length - shown) })}
          </Button>
        )}
      </Box>
    </Panel>
  )
}

interface ErrorTableProps {
  errorSheet: ErrorSheet
  columns: BulkReport['columns']
  onEdit: (row: number, at: number, text: string) => void
  onAnswer: Bulk['answer']
}

const ROW_STATES = {
  refused: { tone: 'warn', label: bulk.needsFixing },
  edited: { tone: 'info', label: fields.changed },
  ready: { tone: 'good', label: shared.ready },
} as const

function Questions({ row, onAnswer }: Pick<ErrorTableProps, 'onAnswer'> & { row: ErrorRow }) {
  const t = useTranslations()
  if (row.state !== 'refused' || (row.doubt === 'none' && row.choices.length === 0)) return null
  const choose = (answer: string) => onAnswer([row.row], 'product_id', answer)
  return (
    <Box
      role="group"
      aria-label={t(bulk.questionsOfRow, { number: row.row })}
      sx={{ display: 'grid', gap: 1, my: 1, minWidth: 220, justifyItems: 'start' }}
    >
      {row.doubt !== 'none' && (
        <Button variant="outlined" onClick={() => onAnswer([row.row], 'price_confirmed', 'yes')}>
          {t(offers.savePrice)}
        </Button>
      )}
      {row.choices.map(({ product_id, name, brand, pack_size }) => (
        <Button
          key={product_id}
          variant="outlined"
          sx={{ textAlign: 'left' }}
          onClick={() => choose(String(product_id))}
        >
          {[name, brand !== name && brand, pack_size].filter(Boolean).join(' · ')}
        </Button>
      ))}
      {row.choices.length > 0 && (
        <Button onClick={() => choose('new')}>{t(bulk.noneOfTheseMineIsNew)}</Button>
      )}
    </Box>
  )
}

function ErrorTable({ errorSheet, columns, onEdit, onAnswer }: ErrorTableProps) {
  const { headings, rows } = errorSheet
  const t = useTranslations()
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
              subject={subjectOf(errorSheet, row, columns)}
              headings={headings}
              order={order}
              onEdit={onEdit}
              onAnswer={onAnswer}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function faultyFirst(headings: readonly string[], rows: readonly ErrorRow[]): number[] {
  const places = headings.map((_, at) => at)
  const isFaulty = (at: number) => rows.some(({ faults }) => faults[at] !== undefined)
  return [...places.filter(isFaulty), ...places.filter((at) => !isFaulty(at))]
}

interface RowProps extends Pick<ErrorTableProps, 'onEdit' | 'onAnswer'> {
  row: ErrorRow
  subject: string
  headings: readonly string[]
  order: readonly number[]
}

function Row({ row, subject, headings, order, onEdit, onAnswer }: RowProps) {
  const t = useTranslations()
  const isAboutRow = row.state === 'refused' && row.about.length > 0
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
        <Typography sx={{ fontWeight: 700 }}>{row.row}</Typography>
        <ToneChip tone={ROW_STATES[row.state].tone} label={t(ROW_STATES[row.state].label)} />
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
        <Questions row={row} onAnswer={onAnswer} />
      </TableCell>
      {order.map((at) => (
        <TableCell key={at} sx={{ minWidth: 150, px: 0.5 }}>
          <EditableCell row={row} at={at} heading={headings[at]} onEdit={onEdit} />
        </TableCell>
      ))}
    </TableRow>
  )
}

function ErrorCards({ errorSheet, columns, onEdit, onAnswer }: ErrorTableProps) {
  const { headings, rows } = errorSheet
  const t = useTranslations()
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
            <ToneChip tone={ROW_STATES[row.state].tone} label={t(ROW_STATES[row.state].label)} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {subjectOf(errorSheet, row, columns)}
          </Typography>
          {row.state === 'refused' && row.about.length > 0 && (
            <Typography variant="body2" color="error">
              {row.about.map((reason) => reason).join(' ')}
            </Typography>
          )}
          <Questions row={row} onAnswer={onAnswer} />
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

interface CellsProps extends Pick<ErrorTableProps, 'onEdit'> {
  row: ErrorRow
  headings: readonly string[]
  isFaulty: boolean
}

function Cells({ row, headings, onEdit, isFaulty }: CellsProps) {
  return headings.map(
    (heading, at) =>
      (row.faults[at] !== undefined) === isFaulty && (
        <EditableCell key={at} row={row} at={at} heading={heading} onEdit={onEdit} isLabelled />
      ),
  )
}

interface EditableCellProps {
  row: ErrorRow
  at: number
  heading: string | undefined
  onEdit: (row: number, at: number, text: string) => void
  isLabelled?: boolean
}

function EditableCell({ row, at, heading, onEdit, isLabelled = false }: EditableCellProps) {
  const t = useTranslations()
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
