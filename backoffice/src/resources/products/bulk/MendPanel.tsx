import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Panel } from '../../../shared/Panel'
import { useIsPhone } from '../../../shared/useIsPhone'
import { counted } from '../../../shared/words'
import { useWords } from '../../../shared/language/useWords'
import { changedRows, type Mend, readyRows } from './mend'
import { MendCards } from './MendCards'
import { MendTable } from './MendTable'
import type { Bulk } from './useBulk'

interface MendPanelProps {
  mend: Mend
  problemsCount: number
  bulk: Bulk
}

const AT_ONCE = 25

/** The rows that cannot be taken as they are: mend them here, or leave them out. */
export function MendPanel({ mend, problemsCount, bulk }: MendPanelProps) {
  const t = useWords()
  const [shown, setShown] = useState(AT_ONCE)
  const Rows = useIsPhone() ? MendCards : MendTable
  const changed = changedRows(mend).length
  const ready = readyRows(mend).length
  return (
    <Panel title={t('{rows} to mend', { rows: counted(problemsCount, 'row', undefined, t) })}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t(
          'Mend what is marked and check again, or go on without these rows: afterwards you can download them with their reasons.',
        )}
      </Alert>
      <Rows mend={{ ...mend, rows: mend.rows.slice(0, shown) }} onEdit={bulk.edit} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Button variant="outlined" disabled={changed === ready} onClick={() => void bulk.checkMended()}>
          {t('Check again')}
        </Button>
        <Box component="output">
          {ready > 0 && t('{rows} will be written too', { rows: counted(ready, 'mended row', undefined, t) })}
        </Box>
        {mend.rows.length > shown && (
          <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ ml: 'auto' }}>
            {t('Show {count} more', { count: Math.min(AT_ONCE, mend.rows.length - shown) })}
          </Button>
        )}
      </Box>
    </Panel>
  )
}
