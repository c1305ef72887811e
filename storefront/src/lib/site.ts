import { createContext, useContext } from 'react'

export const SiteContext = createContext('')

export interface OutsideLinks {
  social?: string[]
  chat?: string
}

export const OutsideContext = createContext<OutsideLinks>({})

export const useOutsideLinks = () => useContext(OutsideContext)

export const useOrigin = () => useContext(SiteContext)
