import { createContext, useContext } from 'react'

/** The public address of the site, for canonical addresses and structured data. */
export const SiteContext = createContext('')

/** What the footer links to beyond the site, as the settings say. */
export interface OutsideLinks {
  social?: string[]
  chat?: string
}

export const OutsideContext = createContext<OutsideLinks>({})

export const useOutsideLinks = () => useContext(OutsideContext)

export const useOrigin = () => useContext(SiteContext)
