import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Mark } from './brand/Mark'

interface Notice {
  title: string
  children: ReactNode
  action?: ReactNode
}

export function Notice({ title, children, action }: Notice) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        placeItems: 'center',
        minHeight: '70vh',
        p: 3,
        textAlign: 'center',
      }}
    >
      <Box sx={{ maxWidth: 460, minWidth: 0, display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Mark size={52} />
        <Typography variant="h1">{title}</Typography>
        <Typography
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', '& a': { textDecoration: 'underline' } }}
        >
          {children}
        </Typography>
        {action}
      </Box>
    </Box>
  )
}
