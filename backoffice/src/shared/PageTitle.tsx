import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'

interface Title {
  title: string
  /** Small line above, usually the way back. */
  above?: ReactNode
  /** Stands at the end of the line. */
  children?: ReactNode
  /** Names the browser's tab only; the heading is somewhere else. */
  isHidden?: boolean
}

/** The page's one main heading, and the name of the browser's tab. */
export function PageTitle({ title, above, children, isHidden = false }: Title) {
  useEffect(() => {
    document.title = `${title} · Botika back office`
  }, [title])
  if (isHidden) return null
  return (
    <Box component="header" className="no-print" sx={{ mb: { xs: 2, md: 3 } }}>
      {above}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Typography
          variant="h1"
          sx={{ flex: '1 1 0', minWidth: 'min(100%, 7.5em)', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
