import { lazy } from 'react'

/** The lawful price in place of the regular one, for those who asked for it. */
export const StatutoryPrice = lazy(async () => ({
  default: (await import('./StatutoryPrice')).StatutoryPrice,
}))

export const StatutoryDialog = lazy(async () => ({
  default: (await import('./StatutoryDialog')).StatutoryDialog,
}))
