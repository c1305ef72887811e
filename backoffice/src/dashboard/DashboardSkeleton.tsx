import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** The dashboard's shape while its numbers are on their way. */
export function DashboardSkeleton() {
  return (
    <Box component="output" aria-label="Loading" sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={150} />
      <Skeleton variant="rounded" height={330} />
    </Box>
  )
}
