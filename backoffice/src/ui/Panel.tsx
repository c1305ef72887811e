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

interface DescriptionListProps {
  facts: readonly (readonly [Label, ReactNode])[]
  isWide?: boolean
}

const WIDE = { rowGap: 1, columnGap: 1, gridTemplateColumns: { sm: 'minmax(140px, 30%) 1fr' } }

export function DescriptionList({ facts, isWide = false }: DescriptionListProps) {
  const t = useTranslations()
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, ...(isWide && WIDE) }}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value], index) => (
          <Box key={index} sx={isWide ? { display: { sm: 'contents' } } : {}}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
