import { useChoicesContext } from 'react-admin'
import { TryAgain } from '../../ui/TryAgain'

/** Stands beside a field whose choices could not be fetched, which says why itself: asks for them once more. */
export function ChoicesAgain() {
  const { error, isFetching, refetch } = useChoicesContext()
  if (!error) return null
  return (
    <TryAgain
      size="small"
      loading={isFetching}
      error={error}
      onRetry={() => refetch?.()}
      sx={{ justifySelf: 'start' }}
    />
  )
}
