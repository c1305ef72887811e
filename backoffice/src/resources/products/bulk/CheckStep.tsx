import { bulk as bulkMessages, shared, bulk, fields } from '@botika/common/messages/office'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { BulkReport } from '@botika/common/bulk/schema'
import {
  Alert,
  Box,
  Button,
  Typography,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { Panel } from '../../../ui/Panel'
import { useTranslations } from '../../../lib/language/useTranslations'
import { heldIn, type ErrorSheet, readyRows } from './error-sheet'
import { ErrorSheetPanel } from './ErrorSheetPanel'
import type { Bulk } from './useBulk'
import { ToneChip } from '../../../ui/StatusChip'
import { NOTHING, pesos } from '../../../ui/format'
import { useIsPhone } from '../../../ui/useIsPhone'

interface CheckStepProps {
  report: BulkReport
  errorSheet: ErrorSheet | null
  bulk: Bulk
}

export function CheckStep({ report, errorSheet, bulk }: CheckStepProps) {
  const t = useTranslations()
  const ready = errorSheet ? readyRows(errorSheet).length : 0
  const toSave = report.created + report.updated + ready
  const unused = report.columns.flatMap(({ heading, field }) => (field === null && heading ? [heading] : []))
  const remarks = report.problems.filter((problem) => !problem.is_refusal)
  const held = heldIn(report)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Panel
        title={report.file_name}
        aside={<Button onClick={() => bulk.rematch(report.columns)}>{t(shared.columns)}</Button>}
      >
        <Counts report={report} />
        {unused.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {t(bulkMessages.notUsedFromYourFile, { columns: unused.join(', ') })}
          </Typography>
        )}
        {report.notices.map((notice) => (
          <Alert key={notice} severity="warning" sx={{ mt: 2 }}>
            {notice}
          </Alert>
        ))}
        {held > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t(bulkMessages.rowsMayNameADangerous, {
              rows: t(bulkMessages.countRows, { count: held }),
            })}
          </Alert>
        )}
        {remarks.length > 0 && (
          <Box component="details" sx={{ mt: 2 }}>
            <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
              {t(bulkMessages.remarksOnRows, {
                remarks: t(bulkMessages.countNotes, { count: remarks.length }),
              })}
            </Typography>
            <Box component="ul" sx={{ mb: 0, maxHeight: 240, overflowY: 'auto' }}>
              {remarks.map(({ row, column, detail }, at) => (
                <li key={at}>
                  {t(bulkMessages.rowNumber, { number: row })}
                  {column && `, ${column}`}: {detail}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Panel>
      {errorSheet && (
        <ErrorSheetPanel
          errorSheet={errorSheet}
          problemsCount={report.refused}
          columns={report.columns}
          bulk={bulk}
        />
      )}
      {report.sample.length > 0 && <SampleTable report={report} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" disabled={toSave === 0} onClick={() => void bulk.write()}>
          {toSave === 0
            ? t(report.unchanged > 0 ? bulkMessages.nothingInItIsNew : bulkMessages.nothingToSaveYet)
            : t(bulkMessages.saveProducts, { products: t(shared.countProducts, { count: toSave }) })}
        </Button>
        <Button size="large" onClick={bulk.startOver}>
          {t(bulkMessages.chooseAnotherFile)}
        </Button>
      </Box>
    </Box>
  )
}

function Counts({ report }: { report: BulkReport }) {
  const t = useTranslations()
  const tiles = [
    { name: bulk.toAdd, count: report.created },
    { name: bulk.toChange, count: report.updated },
    { name: bulk.noChange, count: report.unchanged },
    { name: bulk.withErrors, count: report.refused, isFault: report.refused > 0 },
  ]
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' }}
      >
        {tiles.map(({ name, count, isFault = false }, at) => (
          <Box
            key={at}
            sx={{
              p: 1.5,
              borderRadius: '14px',
              bgcolor: isFault ? 'house.warnSoft' : 'house.surface2',
              color: count === 0 ? 'text.secondary' : 'text.primary',
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
            }}
          >
            <Typography component="dt" variant="body2">
              {t(name)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: '1.5rem', fontWeight: 800, letterSpacing: '-0.02em' }}
            >
              {formatNumber(count)}
            </Typography>
          </Box>
        ))}
      </Box>
      {report.products_created > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(bulk.notInTheBotikaCatalogue, {
            products: t(shared.countProducts, { count: report.products_created }),
          })}
        </Typography>
      )}
    </>
  )
}

const ACTIONS = {
  create: { tone: 'good', label: shared.newIt },
  update: { tone: 'info', label: fields.changed },
  keep: { tone: 'quiet', label: bulk.noChange },
} as const

function SampleTable({ report: { sample, rows, refused } }: { report: BulkReport }) {
  const t = useTranslations()
  const isPhone = useIsPhone()
  const others = rows - refused - sample.length
  return (
    <Panel title={t(bulk.whatWillBeSaved)}>
      {isPhone ? <SampleCards sample={sample} /> : <SampleRows sample={sample} />}
      {others > 0 && (
        <Box component="p" sx={{ mb: 0, color: 'text.secondary' }}>
          {t(bulk.andRowsLikeThese, { rows: t(bulk.countMoreRows, { count: others }) })}
        </Box>
      )}
    </Panel>
  )
}

type Sample = Pick<BulkReport, 'sample'>

function SampleRows({ sample }: Sample) {
  const t = useTranslations()
  return (
    <Box
      role="region"
      aria-label={t(bulk.firstRows)}
      tabIndex={0}
      sx={{ overflowX: 'auto', maxHeight: 420, mx: -1, px: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t(bulk.row)}</TableCell>
            <TableCell>{t(shared.product)}</TableCell>
            <TableCell>{t(shared.sku)}</TableCell>
            <TableCell align="right">{t(shared.price)}</TableCell>
            <TableCell align="right">{t(bulk.others)}</TableCell>
            <TableCell align="right">{t(shared.stock)}</TableCell>
            <TableCell>{t(bulk.whatHappens)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sample.map(({ row, product_name, sku, selling_price, usual, quantity, action }) => (
            <TableRow key={row}>
              <TableCell>{row}</TableCell>
              <TableCell sx={{ minWidth: 200, fontWeight: 600 }}>{product_name}</TableCell>
              <TableCell>{sku ?? NOTHING}</TableCell>
              <TableCell align="right">{pesos(selling_price)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {usual
                  ? t(shared.fromToTo, { from: pesos(usual.lowest), to: pesos(usual.highest) })
                  : NOTHING}
              </TableCell>
              <TableCell align="right">{formatNumber(quantity)}</TableCell>
              <TableCell>
                <ToneChip tone={ACTIONS[action].tone} label={t(ACTIONS[action].label)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function SampleCards({ sample }: Sample) {
  const t = useTranslations()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sample.map(({ row, product_name, sku, selling_price, quantity, action }) => (
        <Box component="li" key={row} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {product_name}
            </Typography>
            <ToneChip tone={ACTIONS[action].tone} label={t(ACTIONS[action].label)} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {[pesos(selling_price), t(shared.countPieces, { count: quantity }), sku]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
