import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useBasename } from 'react-admin'
import { useWords } from '../shared/language/useWords'
import { useIsOnline } from './useIsOnline'
import { hasNewVersion } from './version'

const EVERY_MS = 15 * 60_000

/** What concerns the whole page: no connection, or a new version. */
export function Bars() {
  const t = useWords()
  const isOnline = useIsOnline()
  const office = useBasename()
  const { data: isOld = false } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => hasNewVersion(office, signal),
    // asked when somebody comes back to the page, and rarely while they stay
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
    enabled: isOnline,
  })
  return (
    <Box role="status" className="no-print" sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
      {!isOnline && (
        <Alert severity="warning">
          {t(
            'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
          )}
        </Alert>
      )}
      {isOnline && isOld && (
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
      )}
    </Box>
  )
}
