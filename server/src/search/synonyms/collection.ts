import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/search'
import { synonym } from '@botika/common/search-synonyms/entity'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import { collectionOf, type Fields } from '../../platform'
import { over, plainText } from '../../platform/db/query'
import { refusedNamesIn } from '../../catalogue'
import { isOtherMedicine } from '../engine/synonyms'

const e = over<{ t: 'search_synonyms' }>()

export const synonymCollection = collectionOf(synonym, {
  alsoSearched: plainText(e.ref('t.instead')),
  order: e.ref('t.word'),
  settle: (fields, { before }) => settled(fields, before ?? {}),
})

/** A word is kept as it is searched; none leads to itself, to a refused drug or to another medicine. */
function settled(fields: Fields, before: Partial<Record<'word' | 'instead', unknown>>): Fields {
  if (fields['word'] === undefined && fields['instead'] === undefined) return fields
  const said = String(fields['word'] ?? before.word ?? '')
  const instead = String(fields['instead'] ?? before.instead ?? '')
  const word = plain(said).trim().replace(/\s+/g, ' ')
  if (word === plain(instead).trim()) throw Problem.invalidField('instead', t(messages.mustBeAnotherWord))
  for (const [field, text] of Object.entries({ word: said, instead }))
    if (refusedNamesIn(text).some(({ isExact, isAlone }) => isExact && !isAlone))
      throw Problem.invalidField(field, t(messages.mayNotBeSoldOnlineRA9165))
  if (isOtherMedicine(said, instead))
    throw Problem.invalidField('instead', t(messages.wordNamesAnotherMedicine, { word: said }))
  return { ...fields, ...(fields['word'] !== undefined && { word }) }
}
