import { lazy } from 'react'
import { storedAtom } from '../stored'

/** True where the shopper wants to see senior citizen and PWD prices; kept in the browser alone. */
export const showsLawfulAtom = storedAtom('seniorPrices', false, (value) => typeof value === 'boolean')

/** The lawful price in place of the regular one, for those who asked for it. */
export const LawfulPrice = lazy(async () => ({ default: (await import('./LawfulPrice')).LawfulPrice }))

/** Switches these prices on and off, and says what they are. */
export const LawfulDialog = lazy(async () => ({ default: (await import('./LawfulDialog')).LawfulDialog }))
