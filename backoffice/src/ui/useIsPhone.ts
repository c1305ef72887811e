import useMediaQuery from '@mui/material/useMediaQuery'

export const useIsPhone = () => useMediaQuery('(max-width:767.95px)', { noSsr: true })
