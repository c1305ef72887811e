import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'

const PATIENCE_MS = 300

export function Splash() {
  const t = useTranslations()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box component="output" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      {isLate && <CircularProgress aria-label={t(shared.loading)} sx={{ color: '#0a7560' }} />}
    </Box>
  )
}
