import { lazy } from 'react'

/** The lawful price in place of the regular one, for those who asked for it. */
export const LawfulPrice = lazy(async () => ({ default: (await import('./LawfulPrice')).LawfulPrice }))

/** Switches these prices on and off, and says what they are. */
export const LawfulDialog = lazy(async () => ({ default: (await import('./LawfulDialog')).LawfulDialog }))
