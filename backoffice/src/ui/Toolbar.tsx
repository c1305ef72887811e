import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const Toolbar = ({ children }: { children: ReactNode }) => (
  <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
    {children}
  </Box>
)
