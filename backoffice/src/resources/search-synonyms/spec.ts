import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Synonym',
  many: 'Synonyms',
  about:
    'When a search finds little, a word here is read as the other one: “tempra” as “paracetamol”. Look at searches without results for words that are missing.',
  nameOf: (record) => record['word'],
  sort: { field: 'word', order: 'ASC' },
  parts: [
    {
      title: 'Synonym',
      fields: [
        {
          source: 'word',
          label: 'What shoppers type',
          kind: 'text',
          isRequired: true,
          isListed: true,
          help: 'One word, or several that belong together',
        },
        {
          source: 'instead',
          label: 'What is searched instead',
          kind: 'text',
          isRequired: true,
          isListed: true,
          help: 'Words that the catalogue has',
        },
        { source: 'updated_at', label: 'Changed', kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}
