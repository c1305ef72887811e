import type { RaThemeOptions } from 'react-admin'
import { dark, light, type Palette } from './palette'

declare module '@mui/material/styles' {
  interface Palette {
    house: import('./palette').Palette
  }
  interface PaletteOptions {
    house?: import('./palette').Palette
  }
}

const FONT = "'Jakarta', 'Jakarta Fallback', system-ui, sans-serif"

export const BY_FINGER = '@media (pointer: coarse)'
const ON_PHONES = '@media (max-width: 599.95px)'

const kebabOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Components = NonNullable<RaThemeOptions['components']>

function themeOf(mode: 'light' | 'dark', house: Palette): RaThemeOptions {
  const tone = (main: string, soft: string) => ({ main, light: soft, contrastText: house.onBrand })
  return {
    palette: {
      mode,
      house,
      primary: { main: house.brand, dark: house.brandStrong, contrastText: house.onBrand },
      secondary: { main: house.brand, dark: house.brandStrong, contrastText: house.onBrand },
      success: tone(house.good, house.goodSoft),
      warning: tone(house.warn, house.warnSoft),
      error: tone(house.bad, house.badSoft),
      info: tone(house.info, house.infoSoft),
      background: { default: house.ground, paper: house.surface },
      text: { primary: house.text, secondary: house.text2 },
      divider: house.line,
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: FONT,
      h1: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)', fontWeight: 800, letterSpacing: '-0.03em' },
      h2: {
        fontSize: '1.125rem',
        fontWeight: 700,
        letterSpacing: '-0.01em',
        overflowWrap: 'break-word',
      },
      h3: { fontSize: '1rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: {
      ...surfacesOf(house),
      ...buttonsOf(house),
      ...inputsOf(house),
      ...dataOf(house),
      MuiCssBaseline: baselineOf(mode, house),
    },
  }
}

const surfacesOf = (house: Palette): Components => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        border: `1px solid ${house.line}`,
        borderRadius: 18,
        gridTemplateColumns: 'minmax(0, 1fr)',
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { border: `1px solid ${house.lineStrong}` } } },
  MuiDialog: {
    styleOverrides: {
      container: { [ON_PHONES]: { alignItems: 'flex-end' } },
      paper: {
        borderRadius: 20,
        '&:focus-visible': { outline: 'none' },
        [ON_PHONES]: { margin: 0, width: '100%', maxWidth: '100%', borderRadius: '20px 20px 0 0' },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      standardSuccess: { backgroundColor: house.goodSoft, color: house.text },
      standardWarning: { backgroundColor: house.warnSoft, color: house.text },
      standardError: { backgroundColor: house.badSoft, color: house.text },
      standardInfo: { backgroundColor: house.infoSoft, color: house.text },
      root: { borderRadius: 12 },
      message: { fontSize: '0.9375rem', minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
})

const buttonsOf = (house: Palette): Components => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 999,
        minHeight: 40,
        paddingInline: 18,
        maxWidth: '100%',
        overflowWrap: 'break-word',
        [BY_FINGER]: { minHeight: 44 },
      },
      sizeSmall: { minHeight: 36, paddingInline: 12, [BY_FINGER]: { minHeight: 44 } },
      sizeLarge: { minHeight: 52, fontSize: '1.0625rem' },
      iconSizeMedium: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
      outlined: { borderColor: house.lineStrong },
    },
    // what is closed is still read: it says what comes later
    variants: [
      {
        props: { disabled: true },
        style: { '&.Mui-disabled:not(.MuiButton-loading)': { color: house.text2 } },
      },
      {
        props: { disabled: true, variant: 'contained' },
        style: {
          '&.Mui-disabled': {
            backgroundColor: house.surface2,
            boxShadow: `inset 0 0 0 1px ${house.line}`,
          },
        },
      },
    ],
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: house.lineStrong,
        minHeight: 40,
        [BY_FINGER]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: house.brandSoft,
          color: house.onBrandSoft,
        },
      },
    },
  },
  MuiIconButton: { styleOverrides: { sizeMedium: { [BY_FINGER]: { minWidth: 44, minHeight: 44 } } } },
  // what has the focus inside must not scroll it aside
  MuiSwitch: { styleOverrides: { root: { overflow: 'clip' } } },
  MuiCheckbox: { styleOverrides: { root: { [BY_FINGER]: { padding: 10 } } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
})

const inputsOf = (house: Palette): Components => ({
  MuiInputBase: {
    styleOverrides: {
      input: { textOverflow: 'ellipsis', '&::placeholder': { color: house.text2, opacity: 1 } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { border: `1px solid ${house.lineStrong}` },
      root: {
        [BY_FINGER]: {
          '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': { paddingRight: 57 },
          '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
            paddingRight: 101,
          },
        },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        // large letters end with the field; they are then about as small as above a value, and no smaller
        '&:not(.MuiInputLabel-shrink)': {
          fontSize: 'min(1rem, 5.6vw)',
          lineHeight: '1.4375rem',
          '@media (min-width: 900px)': { fontSize: 'min(1rem, 2.1vw)' },
        },
        '&.MuiInputLabel-shrink': {
          // moved up by its own size, so that large letters stay on the frame and off the value
          transform: 'translate(14px, -0.5625rem) scale(0.75)',
          // small letters may be drawn wider than they are measured, which cut the last one off
          paddingRight: 4,
        },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: house.surface, minHeight: 44 },
      notchedOutline: { borderColor: house.lineStrong },
    },
  },
  MuiSelect: { styleOverrides: { select: { '&&&': { paddingRight: 'calc(1.5rem + 8px)' } } } },
  MuiFormHelperText: { styleOverrides: { root: { '&:not(.Mui-error)': { color: house.text2 } } } },
})

const dataOf = (house: Palette): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: house.line, paddingBlock: 7, paddingInline: 12, fontSize: '0.9375rem' },
      head: {
        color: house.text2,
        fontWeight: 700,
        fontSize: '0.8125rem',
        backgroundColor: 'transparent',
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      toolbar: { flexWrap: 'wrap', '&&': { paddingInline: 0 } },
      select: { '&&': { paddingRight: '1.5rem' } },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 700 } } },
  // in its circle's own measure, which grows with the letters
  MuiStepIcon: { styleOverrides: { text: { fontSize: 12 } } },
})

const baselineOf = (mode: 'light' | 'dark', house: Palette): Components['MuiCssBaseline'] => ({
  styleOverrides: {
    // for the plain style sheets of what lists show in every row
    ':root': Object.fromEntries(
      Object.entries(house).map(([name, colour]) => [`--house-${kebabOf(name)}`, colour]),
    ),
    ':focus-visible': { outline: `3px solid ${house.brand}`, outlineOffset: 2 },
    // scroll bars, native fields and what lies beyond the page's ends too, whatever the system prefers
    html: {
      colorScheme: mode,
      backgroundColor: house.ground,
      '@media print': { backgroundColor: '#fff' },
    },
    // no last line of one word, and no word that is wider than its card
    body: { fontFeatureSettings: "'tnum' 1", textWrap: 'pretty', overflowWrap: 'break-word' },
    'h1, h2': { textWrap: 'balance' },
  },
})

export const lightTheme = themeOf('light', light)
export const darkTheme = themeOf('dark', dark)
