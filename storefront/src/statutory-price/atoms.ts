import { storedAtom } from '../lib/store'

/** True where the shopper wants to see senior citizen and PWD prices; kept in the browser alone. */
export const showsStatutoryAtom = storedAtom('seniorPrices', false, (value) => typeof value === 'boolean')
