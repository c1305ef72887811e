import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Price cap',
  many: 'Price caps',
  about: 'Maximum retail prices by law. No offer above them can be saved.',
  nameOf: (record) =>
    [record['generic_name'], record['strength'], record['dosage_form']].filter(Boolean).join(' '),
  sort: { field: 'generic_name', order: 'ASC' },
  parts: [
    {
      title: 'What is capped',
      fields: [
        {
          source: 'generic_name',
          label: 'Generic name',
          heading: 'Medicine',
          kind: 'text',
          isRequired: true,
          isListed: true,
        },
        {
          source: 'strength',
          label: 'Strength',
          kind: 'text',
          help: 'For example: 500 mg',
          isRequired: true,
        },
        {
          source: 'dosage_form',
          label: 'Form',
          kind: 'text',
          help: 'For example: tablet',
          isRequired: true,
        },
      ],
    },
    {
      title: 'The cap',
      fields: [
        {
          source: 'cap',
          label: 'Cap for one unit',
          kind: 'money',
          isRequired: true,
          isListed: true,
          help: 'For one tablet, capsule or millilitre, not for a box',
        },
        {
          source: 'source',
          label: 'Set by',
          kind: 'text',
          isRequired: true,
          isListed: true,
          help: 'For example: EO 104 s. 2020',
        },
        { source: 'effective_on', label: 'In force from', kind: 'day', isRequired: true, isListed: true },
        {
          source: 'offers_above',
          label: 'Offers above',
          kind: 'number',
          isListed: true,
          isReadOnly: true,
          leadsTo: ({ generic_name, strength, offers_above }) =>
            offers_above > 0
              ? {
                  resource: 'products',
                  filter: { is_above_cap: true, keyword: `${generic_name} ${strength}` },
                }
              : null,
        },
      ],
    },
  ],
}
