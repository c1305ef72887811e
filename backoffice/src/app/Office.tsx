import { useSyncExternalStore } from 'react'
import * as shell from '@botika/common/messages/office/shell'
import { useTranslations } from '../lib/language/useTranslations'
import CssBaseline from '@mui/material/CssBaseline'
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { addressesOf, Moved } from './addresses'
import { darkTheme, lightTheme } from '../ui/brand/theme'
import { ErrorPage } from './layout/ErrorPage'
import { exact } from './layout/Exact'
import { NotFound } from '../ui/NotFound'
import { Shell } from './layout/Shell'
import { Splash } from './layout/Splash'
import { authProvider, dataProvider, queryClient } from '../provider/session'
import { RESOURCES } from '../resources'
import { dashboard, loginPage, SCREENS } from './screens'
import { i18nProvider } from '../lib/language/i18n'
import { store } from '../lib/store'

export function Office({ at }: { at: '/seller' | '/admin' }) {
  const t = useTranslations()
  const isPrinted = useIsPrinted()
  return (
    <AdminContext
      basename={at}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={isPrinted ? lightTheme : darkTheme}
    >
      <CssBaseline />
      <CoreAdminUI
        title={t(shell.botika)}
        layout={Shell}
        dashboard={dashboard}
        loginPage={loginPage}
        loading={Splash}
        error={ErrorPage}
        catchAll={NotFound}
        accessDenied={NotFound}
        disableTelemetry
        requireAuth
      >
        {RESOURCES[at].map((resource) => (
          <Resource key={resource.name} {...exact(resource)} />
        ))}
        <CustomRoutes>
          {addressesOf(at).map(({ from, to }) => (
            <Route key={from} path={from} element={<Moved to={to} />} />
          ))}
          {SCREENS[at].map(({ path, screen: Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </AdminContext>
  )
}

const paper = () => globalThis.matchMedia?.('print')

function watch(look: () => void) {
  const media = paper()
  media?.addEventListener?.('change', look)
  return () => media?.removeEventListener?.('change', look)
}

const useIsPrinted = () => useSyncExternalStore(watch, () => paper()?.matches ?? false)
