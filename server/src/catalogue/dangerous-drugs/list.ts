import { BOARD } from './board'
import { entriesOf, type ListedDrug } from './entry'
import { NARCOTICS_1961 } from './narcotics-1961'
import { PSYCHOTROPICS_1971 } from './psychotropics-1971'

/** Dangerous drugs and precursors under RA 9165 and by the Dangerous Drugs Board. Not legal advice. */
export const LISTED_DRUGS: readonly ListedDrug[] = [
  ...NARCOTICS_1961,
  ...PSYCHOTROPICS_1971,
  ...BOARD,
].flatMap(entriesOf)
