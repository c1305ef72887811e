import * as security from '@botika/common/messages/account-security'
import * as shared from '@botika/common/messages/office/shared'
import type { User } from '@botika/common/session/endpoints'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import SecurityIcon from '@mui/icons-material/ShieldOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useBasename, useGetIdentity, useLogout } from 'react-admin'
import { LanguageButton } from './LanguageButton'
import { ThemeButton } from './ThemeButton'
import { useTranslations } from '../../lib/language/useTranslations'

export function PersonCard() {
  const { identity } = useGetIdentity()
  const office = useBasename()
  const logout = useLogout()
  const t = useTranslations()
  const user = identity as unknown as (User & { fullName: string }) | undefined
  if (!user) return null
  const pharmacy = office === '/admin' ? null : user.pharmacy_name
  return (
    <Box
      sx={{
        p: 2,
        borderTop: '1px solid rgb(255 255 255 / 14%)',
      }}
    >
      <Typography noWrap sx={{ fontWeight: 700 }}>
        {pharmacy ?? user.fullName}
      </Typography>
      <Typography noWrap variant="body2" sx={{ opacity: 0.85 }}>
        {pharmacy ? user.fullName : user.email}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, ml: -1 }}>
        <ThemeButton />
        <LanguageButton />
        <Tooltip title={t(security.security)}>
          <IconButton
            aria-label={t(security.security)}
            href="/account/security"
            sx={{ color: 'inherit', minWidth: 44, minHeight: 44, p: 1 }}
          >
            <SecurityIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t(shared.openTheShop)}>
          <IconButton
            aria-label={t(shared.openTheShop)}
            href="/"
            sx={{ color: 'inherit', minWidth: 44, minHeight: 44, p: 1 }}
          >
            <ShopIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t(shared.signOut)}>
          <IconButton
            aria-label={t(shared.signOut)}
            onClick={() => logout()}
            sx={{ color: 'inherit', minWidth: 44, minHeight: 44, p: 1 }}
          >
            <LogoutIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}
