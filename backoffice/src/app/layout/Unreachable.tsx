import Button from '@mui/material/Button'
import { Bare } from '../../ui/brand/Bare'
import { Notice } from '../../ui/Notice'
import { useWords } from '../../lib/language/useWords'

/** The server did not answer before anything could be shown. Comes with the page: nothing can be fetched now. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Bare>
    <Notice title="We could not reach the server" action={<Again onRetry={onRetry} />}>
      Check your connection and try again. Nothing was lost.
    </Notice>
  </Bare>
)

function Again({ onRetry }: { onRetry: () => void }) {
  const t = useWords()
  return (
    <Button variant="contained" onClick={onRetry}>
      {t('Try again')}
    </Button>
  )
}
