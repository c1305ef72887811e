import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import { I18nContextProvider } from 'react-admin'
import { i18nProvider } from '../../lib/language/i18n'
import { store } from '../../lib/store'
import { darkTheme, lightTheme } from './theme'

export function MinimalPage({ children }: { children: ReactNode }) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = store.getItem<string>('theme', prefersDark ? 'dark' : 'light') === 'dark'
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
    </ThemeProvider>
  )
}
