import { bulk as bulkMessages } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../../ui/Panel'
import { useIsPhone } from '../../../ui/useIsPhone'
import { useWords } from '../../../lib/language/useWords'
import { changedRows, type Mend, readyRows } from './mend'
import { MendCards } from './MendCards'
import { MendTable } from './MendTable'
import type { Bulk } from './useBulk'

interface MendPanelProps {
  mend: Mend
  problemsCount: number
  columns: BulkReport['columns']
  bulk: Bulk
}

const AT_ONCE = 25

/** The rows that cannot be taken as they are: mend them here, or leave them out. */
export function MendPanel({ mend, problemsCount, columns, bulk }: MendPanelProps) {
  const t = useWords()
  const [shown, setShown] = useState(AT_ONCE)
  const Rows = useIsPhone() ? MendCards : MendTable
  const changed = changedRows(mend).length
  const ready = readyRows(mend).length
  return (
    <Panel
      title={t(bulkMessages.rowsWithErrors3, { rows: t(bulkMessages.countRows, { count: problemsCount }) })}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {t(bulkMessages.fixTheCellsMarkedIn)}
      </Alert>
      <Rows mend={{ ...mend, rows: mend.rows.slice(0, shown) }} columns={columns} onEdit={bulk.edit} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Button variant="outlined" disabled={changed === ready} onClick={() => void bulk.checkMended()}>
          {t(bulkMessages.checkAgain)}
        </Button>
        <Box component="output">
          {ready > 0 &&
            t(bulkMessages.rowsWillBeSavedToo, { rows: t(bulkMessages.countFixedRows, { count: ready }) })}
        </Box>
        {mend.rows.length > shown && (
          <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ ml: 'auto' }}>
            {t(bulkMessages.showCountMore, { count: Math.min(AT_ONCE, mend.rows.length - shown) })}
          </Button>
        )}
      </Box>
    </Panel>
  )
}
