import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'

const GAP = '1.1em'

/** Short facts in a row with a dot between them, and none where a line begins or ends. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: `-${GAP}` }}>
      {Children.toArray(children).map((fact, at) => (
        <Box
          component="span"
          key={at}
          // the dot of a line's first fact lies out of sight
          sx={{
            '&::before': { content: '"·" / ""', display: 'inline-block', width: GAP, textAlign: 'center' },
          }}
        >
          {fact}{' '}
        </Box>
      ))}
    </Box>
  </Box>
)
