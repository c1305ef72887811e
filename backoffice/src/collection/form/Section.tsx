import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    {/* the first field's name stands on its frame, close below the heading */}
    <Box sx={{ display: 'grid', gap: 2, pt: 0.75, '& .MuiFormControl-root': { my: 0 } }}>{children}</Box>
  </Panel>
)
