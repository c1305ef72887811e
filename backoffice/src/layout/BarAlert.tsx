import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../shared/language/useWords'

/** Says what has happened to the page and what that means for what is typed. */
export function BarAlert({ kind }: { kind: 'offline' | 'old' }) {
  const t = useWords()
  if (kind === 'offline') {
    return (
      <Alert severity="warning">
        {t(
          'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
        )}
      </Alert>
    )
  }
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {t('Load it')}
        </Button>
      }
    >
      {t('A new version is ready. What you have typed here is kept.')}
    </Alert>
  )
}
