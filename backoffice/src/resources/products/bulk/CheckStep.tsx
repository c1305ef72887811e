import { bulk as bulkMessages, shared } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../lib/language/useWords'
import { Counts } from './Counts'
import { heldIn, type Mend, readyRows } from './mend'
import { MendPanel } from './MendPanel'
import { SampleTable } from './SampleTable'
import type { Bulk } from './useBulk'

interface CheckStepProps {
  report: BulkReport
  mend: Mend | null
  bulk: Bulk
}

/** What would happen, before anything does. */
export function CheckStep({ report, mend, bulk }: CheckStepProps) {
  const t = useWords()
  const ready = mend ? readyRows(mend).length : 0
  const kept = report.created + report.updated + ready
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
      {mend && <MendPanel mend={mend} problemsCount={report.refused} columns={report.columns} bulk={bulk} />}
      {report.sample.length > 0 && <SampleTable report={report} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" disabled={kept === 0} onClick={() => void bulk.write()}>
          {kept === 0
            ? t(report.unchanged > 0 ? bulkMessages.nothingInItIsNew : bulkMessages.nothingToSaveYet)
            : t(bulkMessages.saveProducts, { products: t(shared.countProducts, { count: kept }) })}
        </Button>
        <Button size="large" onClick={bulk.startOver}>
          {t(bulkMessages.chooseAnotherFile)}
        </Button>
      </Box>
    </Box>
  )
}
