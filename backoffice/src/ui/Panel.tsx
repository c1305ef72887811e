import type { Label } from '@botika/common/messages/message'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../lib/language/useTranslations'

interface PanelProps {
  title: string
  id?: string
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, id, aside, children }: PanelProps) {
  const headingId = useId()
  return (
    <Card component="section" id={id} aria-labelledby={headingId} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id={headingId} variant="h2" sx={{ flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  )
}

export function DescriptionList({ facts }: { facts: readonly (readonly [Label, ReactNode])[] }) {
  const t = useTranslations()
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value], index) => (
          <Box key={index}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
