import * as shell from '@botika/common/messages/office/shell'
import type { User } from '@botika/common/session/endpoints'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useBasename, useGetIdentity } from 'react-admin'
import { Link } from 'react-router-dom'
import { Mark } from '../../ui/brand/Mark'
import { useTranslations } from '../../lib/language/useTranslations'
import { ThemeButton } from './ThemeButton'

export function TopBar() {
  const office = useBasename()
  const t = useTranslations()
  const { identity } = useGetIdentity()
  const user = identity as unknown as User | undefined
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: 56,
        px: 2,
        bgcolor: '#04352d',
        color: '#e4f2ee',
      }}
    >
      <Link to={office} aria-label={t(shell.dashboard)} style={{ display: 'grid', padding: 6, margin: -2 }}>
        <Mark size={32} />
      </Link>
      <Typography noWrap sx={{ flex: 1, fontWeight: 700 }}>
        {office === '/admin' ? t(shell.botikaAdministration) : (user?.pharmacy_name ?? t(shell.botika))}
      </Typography>
      <ThemeButton />
    </Box>
  )
}
