import { entity } from '../entity/entity'
import { moment, text } from '../entity/fields'

/** Words that shoppers say and this catalogue does not. */
export const synonym = entity({
  name: 'search-synonyms',
  one: 'Synonym',
  many: 'Synonyms',
  about:
    'When a search finds little, a word here is read as the other one: “tempra” as “paracetamol”. Look at searches without results for words that are missing.',
  nameFields: ['word'],
  sort: { field: 'word', order: 'ASC' },
  fields: {
    word: text({
      label: 'What shoppers type',
      help: 'One word, or several that belong together',
      max: 100,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    instead: text({
      label: 'What is searched instead',
      help: 'Words that the catalogue has',
      max: 100,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    updated_at: moment({ label: 'Changed', isReadOnly: true, isNeverNull: true, isListed: true }),
  },
})
