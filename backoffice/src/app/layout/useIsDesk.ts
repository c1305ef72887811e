import useMediaQuery from '@mui/material/useMediaQuery'

/** Wide enough for the drawer beside the page, from the theme's `md` on. */
export const useIsDesk = () => useMediaQuery('(min-width:900px)', { noSsr: true })
