import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Message {
  title: string
  children: ReactNode
  action?: ReactNode
  /** Nothing else stands on the page: the title is its main heading. */
  isPage?: boolean
}

/** A calm word in the middle of an empty place. */
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
