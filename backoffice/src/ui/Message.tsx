import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Message {
  title: string
  children: ReactNode
  action?: ReactNode
  isPage?: boolean
}

export function Message({ title, children, action, isPage = false }: Message) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h2" component={isPage ? 'h1' : 'h2'}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440, textWrap: 'balance' }}>
        {children}
      </Typography>
      {action}
    </Box>
  )
}
