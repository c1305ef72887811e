import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { InlineFacts } from '../../ui/InlineFacts'

interface Props {
  title: ReactNode
  marks: ReactNode
  facts: readonly ReactNode[]
  children?: ReactNode
}

export const LineCard = ({ title, marks, facts, children }: Props) => (
  <Card component="li" sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h2" sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {title}
      </Typography>
      {marks}
    </Box>
    <Typography variant="body2" color="textSecondary">
      <InlineFacts>{facts}</InlineFacts>
    </Typography>
    {children}
  </Card>
)
