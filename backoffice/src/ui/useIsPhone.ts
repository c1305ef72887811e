import useMediaQuery from '@mui/material/useMediaQuery'

/** Too narrow for a table. */
export const useIsPhone = () => useMediaQuery('(max-width:767.95px)', { noSsr: true })
