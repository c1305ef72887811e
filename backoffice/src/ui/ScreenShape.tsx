import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslations } from '../lib/language/useTranslations'

export function ScreenShape() {
  const t = useTranslations()
  return (
    <Box component="output" aria-label={t(shared.loading)} sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Skeleton variant="rounded" height={40} sx={{ width: 'min(100%, 18rem)' }} />
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={200} />
    </Box>
  )
}
