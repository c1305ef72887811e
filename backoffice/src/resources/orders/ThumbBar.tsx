import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/language/useWords'

/** The next step, always under the thumb: above the phone's bottom bar. */
export function ThumbBar({ children }: { children: ReactNode }) {
  const t = useWords()
  return (
    <Portal>
      <Box
        component="section"
        className="no-print"
        aria-label={t('Next step')}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(61px + env(safe-area-inset-bottom))',
          zIndex: 'appBar',
          p: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          boxShadow: '0 -8px 28px rgb(16 32 27 / 10%)',
        }}
      >
        {children}
      </Box>
    </Portal>
  )
}
