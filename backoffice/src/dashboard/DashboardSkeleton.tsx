import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useWords } from '../lib/language/useWords'

/** The dashboard's shape while its numbers are on their way. */
export function DashboardSkeleton() {
  const t = useWords()
  return (
    <Box component="output" aria-label={t('Loading')} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={150} />
      <Skeleton variant="rounded" height={330} />
    </Box>
  )
}
