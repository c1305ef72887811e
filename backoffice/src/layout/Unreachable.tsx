import Button from '@mui/material/Button'
import { Bare } from '../brand/Bare'
import { Notice } from './Notice'

/** The server did not answer before anything could be shown. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Bare>
      <Notice
        title="We could not reach the server"
        action={
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Check your connection and try again. Nothing was lost.
      </Notice>
    </Bare>
  )
}
