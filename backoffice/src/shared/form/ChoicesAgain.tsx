import Button from '@mui/material/Button'
import { useChoicesContext } from 'react-admin'
import { useWords } from '../language/useWords'

/** Stands beside a field whose choices could not be fetched, which says why itself: asks for them once more. */
export function ChoicesAgain() {
  const t = useWords()
  const { error, isFetching, refetch } = useChoicesContext()
  if (!error) return null
  return (
    <Button size="small" loading={isFetching} onClick={() => void refetch?.()} sx={{ justifySelf: 'start' }}>
      {t('Try again')}
    </Button>
  )
}
