import { Box, GlobalStyles, Portal } from '@mui/material'
import type { ReactNode } from 'react'

interface PrintSheetProps {
  /** As CSS names paper: `A4`, `100mm 150mm`. */
  size: string
  margin: string
  children: ReactNode
}

/** A sheet of paper: never on the screen, and alone on the printer. */
export const PrintSheet = ({ size, margin, children }: PrintSheetProps) => (
  <>
    <GlobalStyles
      styles={{
        '@page': { size, margin },
        '@media print': { '#root': { display: 'none' }, body: { backgroundColor: '#fff !important' } },
      }}
    />
    <Portal>
      <Box
        aria-hidden
        sx={{
          display: 'none',
          '@media print': {
            display: 'block',
            color: '#000',
            fontSize: '11pt',
            lineHeight: 1.4,
            colorScheme: 'light',
          },
        }}
      >
        {children}
      </Box>
    </Portal>
  </>
)
