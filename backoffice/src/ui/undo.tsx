import * as shared from '@botika/common/messages/office/shared'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCloseNotification, useNotify } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'

const STAYS_MS = 8_000

export function useUndoNotice() {
  const notify = useNotify()
  return (text: string, undo: () => void) =>
    notify(<UndoNotice text={text} undo={undo} />, { autoHideDuration: STAYS_MS })
}

function UndoNotice({ text, undo }: { text: string; undo: () => void }) {
  const t = useTranslations()
  const close = useCloseNotification()
  return (
    <Alert
      variant="filled"
      severity="success"
      role="status"
      sx={{ alignItems: 'center' }}
      action={
        <Button
          color="inherit"
          size="small"
          data-undo
          aria-keyshortcuts="u"
          onClick={() => {
            close()
            undo()
          }}
        >
          {t(shared.undo)}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
