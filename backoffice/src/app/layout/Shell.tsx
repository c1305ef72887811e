import { Mark } from '../../ui/brand/Mark'
import { Link } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'
import type { Visitor } from '@botika/common/roles/roles'
import * as shell from '@botika/common/messages/office/shell'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { type ReactNode, Suspense, useMemo, useState, Component } from 'react'
import { Notification, useBasename, usePermissions } from 'react-admin'
import { useIsPhone } from '../../ui/useIsPhone'
import { useTranslations } from '../../lib/language/useTranslations'
import { Bars } from './Bars'
import { BottomBar } from './BottomBar'
import { ChosenLanguage } from './LanguageButton'
import { Menu } from './Menu'
import { PersonCard } from './PersonCard'
import { mayOpen } from './menu'
import { SHORTCUTS } from './shortcuts/keys'
import { Shortcuts } from './shortcuts/Shortcuts'
import { OrderChime } from '../../resources/orders/waiting/OrderChime'
import { ScreenShape } from '../../ui/ScreenShape'
import { TopBar } from './TopBar'
import { useFocusReturn } from './useFocusReturn'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Wide enough for the drawer beside the page, from the theme's `md` on. */
const useIsDesk = () => useMediaQuery('(min-width:900px)', { noSsr: true })

const DRAWER_WIDTH = 'min(16rem, 30vw)'
// what lies under the card at the bottom is not seen; said by the drawer, as an entry would ask it of the page too
const night = { bgcolor: '#04352d', color: '#e4f2ee', scrollPaddingBottom: '8.25rem' }

function useOwnShortcuts() {
  const office = useBasename() as '/seller' | '/admin'
  const { permissions } = usePermissions<readonly Visitor[]>()
  return useMemo(
    () => SHORTCUTS.filter(({ to }) => to === undefined || !permissions || mayOpen(office, to, permissions)),
    [office, permissions],
  )
}

export function Shell({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const isPhone = useIsPhone()
  const isDesk = useIsDesk()
  const t = useTranslations()
  const own = useOwnShortcuts()
  useFocusReturn()
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: { md: 'grid' },
        gridTemplateColumns: `${DRAWER_WIDTH} 1fr`,
        '@media print': { display: 'block' },
      }}
    >
      <SkipLink />
      {isDesk && (
        <Box
          component="aside"
          className="no-print"
          sx={{
            ...night,
            display: 'flex',
            flexDirection: 'column',
            position: 'sticky',
            top: 0,
            height: '100dvh',
          }}
        >
          <Sign />
          <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
            <Menu />
          </Box>
          <PersonCard />
        </Box>
      )}

      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {!isDesk && <TopBar />}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1270,
            mx: 'auto',
            px: { xs: 2, sm: 3, lg: 5 },
            pt: { xs: 2, md: 4 },
            pb: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 6 },
            outline: 'none',
            '@media print': { p: 0, maxWidth: 'none' },
          }}
        >
          <ChosenLanguage />
          <Bars />
          <ScreenBoundary>
            <Suspense fallback={<ScreenShape />}>{children}</Suspense>
          </ScreenBoundary>
        </Box>
        {!isDesk && <BottomBar onMore={() => setIsOpen(true)} />}
      </Box>

      {!isDesk && (
        <Drawer
          open={isOpen}
          onClose={close}
          anchor="right"
          slotProps={{
            paper: { sx: { ...night, width: '18.75rem', maxWidth: '86vw' }, 'aria-label': t(shell.menu) },
          }}
        >
          <Sign />
          <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
            <Menu onChoose={close} />
          </Box>
          <PersonCard />
        </Drawer>
      )}
      <Shortcuts own={own} />
      <OrderChime />
      <Notification
        anchorOrigin={
          isPhone ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'center' }
        }
        sx={isPhone ? {} : { '&.MuiSnackbar-root': { bottom: 96 } }}
      />
    </Box>
  )
}

function SkipLink() {
  const t = useTranslations()
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        left: 12,
        top: -80,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        color: 'text.primary',
        p: 1.5,
        borderRadius: '8px',
        '&:focus': { top: 12 },
      }}
    >
      {t(shell.skipToTheContent)}
    </Box>
  )
}

interface State {
  error: Error | null
}

/** Keeps the menu and the bars when a screen breaks, so that the other screens stay within reach. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError = (error: Error): State => ({ error })

  reset = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? <ErrorPage error={error} resetErrorBoundary={this.reset} /> : this.props.children
  }
}

function Sign() {
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
