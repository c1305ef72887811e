import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useBasename } from 'react-admin'
import { useIsOnline } from './useIsOnline'
import { hasNewVersion } from './version'

const loadAlert = () => import('./BarAlert').then(({ BarAlert }) => ({ default: BarAlert }))
const BarAlert = lazy(loadAlert)

const EVERY_MS = 15 * 60_000
/** Once the first screen is there. */
const AFTER_MS = 5_000

/** What concerns the whole page: no connection, or a new version. */
export function Bars() {
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
  useEffect(() => {
    // without a connection it could not be fetched any more
    const timer = setTimeout(() => void loadAlert().catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box role="status" className="no-print" sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
      {(!isOnline || isOld) && (
        <Suspense fallback={null}>
          <BarAlert kind={isOnline ? 'old' : 'offline'} />
        </Suspense>
      )}
    </Box>
  )
}
