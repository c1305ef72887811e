import Button from '@mui/material/Button'
import { Bare } from '../brand/Bare'
import { Notice } from './Notice'
import { useWords } from '../shared/language/useWords'

/** The server did not answer before anything could be shown. Comes with the page: nothing can be fetched now. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useWords()
  return (
    <Bare>
      <Notice
        title="We could not reach the server"
        action={
          <Button variant="contained" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        Check your connection and try again. Nothing was lost.
      </Notice>
    </Bare>
  )
}
