import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)
