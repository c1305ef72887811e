import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'
import { unbroken } from './words'

const GAP = '1.1em'

/** Short facts in a row with a dot between them, and none where a line begins or ends. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: `-${GAP}` }}>
      {Children.toArray(children).map((fact, at) => (
        <Box
          component="span"
          key={at}
          // the dot of a line's first fact lies out of sight; a fact's second line begins where its first does
          sx={{
            position: 'relative',
            pl: GAP,
            minWidth: 0,
            '&::before': {
              content: '"·" / ""',
              position: 'absolute',
              left: 0,
              width: GAP,
              textAlign: 'center',
            },
          }}
        >
          {typeof fact === 'string' ? unbroken(fact) : fact}{' '}
        </Box>
      ))}
    </Box>
  </Box>
)
