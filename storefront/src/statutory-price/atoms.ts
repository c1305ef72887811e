import { storedAtom } from '../lib/store'

/** True to show senior citizen and PWD prices; stored in the browser only. */
export const showsStatutoryAtom = storedAtom('seniorPrices', false, (value) => typeof value === 'boolean')
