import { bulk, fields, shared } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Panel } from '../../../ui/Panel'
import { ToneChip } from '../../../ui/StatusChip'
import { NOTHING, pesos } from '../../../ui/words'
import { useIsPhone } from '../../../ui/useIsPhone'
import { useWords } from '../../../lib/language/useWords'

const ACTIONS = {
  create: { tone: 'good', label: shared.newIt },
  update: { tone: 'info', label: fields.changed },
  keep: { tone: 'quiet', label: bulk.noChange },
} as const

/** The first rows as they would stand in the shop. */
export function SampleTable({ report: { sample, rows, refused } }: { report: BulkReport }) {
  const t = useWords()
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

// wide tables scroll by themselves, also by keyboard
function SampleRows({ sample }: Sample) {
  const t = useWords()
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
            <TableCell align="right">{t(shared.stock)}</TableCell>
            <TableCell>{t(bulk.whatHappens)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sample.map(({ row, product_name, sku, selling_price, quantity, action }) => (
            <TableRow key={row}>
              <TableCell>{row}</TableCell>
              <TableCell sx={{ minWidth: 200, fontWeight: 600 }}>{product_name}</TableCell>
              <TableCell>{sku ?? NOTHING}</TableCell>
              <TableCell align="right">{pesos(selling_price)}</TableCell>
              <TableCell align="right">{quantity.toLocaleString('en-PH')}</TableCell>
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

/** A phone's view, without columns beyond its edge. */
function SampleCards({ sample }: Sample) {
  const t = useWords()
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
