import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Panel } from '../Panel'

/** A part of a form under its own heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <Box sx={{ display: 'grid', gap: 2, '& .MuiFormControl-root': { my: 0 } }}>{children}</Box>
  </Panel>
)
