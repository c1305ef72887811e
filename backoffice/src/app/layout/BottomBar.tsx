import * as shell from '@botika/common/messages/office/shell'
import MoreIcon from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useBasename } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { MENUS } from './menu'
import { useWaitingOrders } from '../../resources/orders/waiting/useWaitingOrders'
import { WaitingBadge } from './WaitingBadge'
import { useTranslations } from '../../lib/language/useTranslations'

const place = {
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.25,
  minHeight: 60,
  border: 0,
  background: 'none',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'pointer',
  '&.active': { color: 'primary.main' },
} as const

export function BottomBar({ onMore }: { onMore: () => void }) {
  const office = useBasename() as '/seller' | '/admin'
  const waiting = useWaitingOrders()
  const t = useTranslations()
  const entries = MENUS[office].flatMap((section) => section.entries).filter((entry) => entry.short)
  return (
    <Box
      component="nav"
      aria-label={t(shell.main)}
      className="no-print"
      sx={{
        display: 'flex',
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {entries.map(({ to, icon: Icon, short, isExact, hasCount }) => (
        <Box key={to} component={NavLink} to={office + to} end={isExact ?? false} sx={place}>
          <Counted count={hasCount ? waiting : 0}>
            <Icon aria-hidden />
          </Counted>
          {short && t(short)}
        </Box>
      ))}
      <Box component="button" type="button" onClick={onMore} sx={place}>
        <MoreIcon aria-hidden />
        {t(shell.more)}
      </Box>
    </Box>
  )
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
      {children}
      {count > 0 && (
        <Box sx={{ position: 'absolute', bottom: 10, left: 14, display: 'grid', width: 'max-content' }}>
          <WaitingBadge count={count} />
        </Box>
      )}
    </Box>
  )
}
