import { GOODS } from './goods'
import { NOUNS, RECORDS } from './records'
import { SETTINGS } from './settings'
import { TRADE_REFUSALS } from './trade'

/**
 * What the server says when it refuses, by its English without the full stop at the end. `{name}` stands for whatever
 * the server puts there; `{what}` and `{noun}` for something that stands here, too.
 */
export const REFUSALS: Readonly<Record<string, string>> = {
  ...NOUNS,
  ...RECORDS,
  ...GOODS,
  ...SETTINGS,
  ...TRADE_REFUSALS,
}
