import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dark, light } from './palette'
import { darkTheme, lightTheme } from './theme'

it.each([
  ['light', lightTheme, light],
  ['dark', darkTheme, dark],
] as const)(
  'draws scroll bars, native fields and the ground in %s, whatever the system prefers',
  (scheme, theme, { ground }) => {
    render(
      <ThemeProvider theme={createTheme(theme)}>
        <CssBaseline />
      </ThemeProvider>,
    )
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    const swatch = document.createElement('i')
    swatch.style.backgroundColor = ground
    expect({ colorScheme, backgroundColor }).toEqual({
      colorScheme: scheme,
      backgroundColor: swatch.style.backgroundColor,
    })
  },
)
