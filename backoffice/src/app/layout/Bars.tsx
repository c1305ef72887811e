import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useBasename } from 'react-admin'
import { BarAlert } from './BarAlert'
import { useIsOnline } from '../../ui/useIsOnline'
import { hasNewVersion } from './version'

const EVERY_MS = 15 * 60_000

/** What concerns the whole page: no connection, or a new version. */
export function Bars() {
  const isOnline = useIsOnline()
  const office = useBasename()
  const { data: isOld } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => hasNewVersion(office, signal),
    // the page has just come; asked when somebody comes back to it later, and rarely while they stay
    initialData: false,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
    enabled: isOnline,
  })
  return (
    <Box role="status" className="no-print" sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
      {(!isOnline || isOld) && <BarAlert kind={isOnline ? 'old' : 'offline'} />}
    </Box>
  )
}
