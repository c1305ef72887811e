import { createContext, useContext } from 'react'

/** The public address of the site, for canonical addresses and structured data. */
export const SiteContext = createContext('')

export const useOrigin = () => useContext(SiteContext)
