import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { moment, text } from '../entity/fields'

export const synonym = entity({
  name: 'search-synonyms',
  about: fields.whenASearchFindsLittle,
  nameFields: ['word'],
  sort: { field: 'word', order: 'ASC' },
  fields: {
    word: text({
      label: fields.whatShoppersType,
      help: fields.oneWordOrSeveralThat,
      max: 100,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    instead: text({
      label: fields.whatIsSearchedInstead,
      help: fields.wordsThatTheCatalogueHas,
      max: 100,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    updated_at: moment({ label: fields.changed, isReadOnly: true, isNeverNull: true, isListed: true }),
  },
})
