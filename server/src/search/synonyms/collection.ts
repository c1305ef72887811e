import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/search'
import { synonym } from '@botika/common/search-synonyms/entity'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import { collectionOf, type Fields } from '../../platform'
import { over, plainText } from '../../platform/db/query'
import { refusedNamesIn } from '../../catalogue'

const e = over<{ t: 'search_synonyms' }>()

/** Words that shoppers say and the catalogue does not. */
export const synonymCollection = collectionOf(synonym, {
  alsoSearched: plainText(e.ref('t.instead')),
  order: e.ref('t.word'),
  settle: (fields, { before }) => settled(fields, String(fields['instead'] ?? before?.['instead'] ?? '')),
})

/**
 * A word is kept as searches are read; one that means itself would lead nowhere, and one that may not be sold online
 * is never searched as something else.
 */
function settled(fields: Fields, instead: string): Fields {
  if (fields['word'] === undefined) return fields
  const word = plain(String(fields['word'])).trim().replace(/\s+/g, ' ')
  if (word === plain(instead).trim()) {
    throw Problem.invalidField('instead', t(messages.mustBeAnotherWord))
  }
  if (refusedNamesIn(String(fields['word'])).some(({ isExact, isAlone }) => isExact && !isAlone)) {
    throw Problem.invalidField('word', t(messages.mayNotBeSoldOnlineRA9165))
  }
  return { ...fields, word }
}
