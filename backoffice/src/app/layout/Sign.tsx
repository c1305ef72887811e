import Box from '@mui/material/Box'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { Mark } from '../../ui/brand/Mark'

export function Sign() {
  const office = useBasename()
  return (
    <Box
      component={Link}
      to={office}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 3,
        pt: 2.5,
        pb: 2,
        color: 'inherit',
        textDecoration: 'none',
        fontWeight: 800,
        fontSize: '1.5rem',
        letterSpacing: '-0.04em',
        '&:focus-visible': { outlineColor: '#ffd54a', outlineOffset: -6 },
      }}
    >
      <Mark />
      botika
    </Box>
  )
}
