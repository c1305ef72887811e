import { ArticlePreview } from '../../collection/rich/ArticlePreview'
import { STANDINGS } from '../../collection/rich/publication'
import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Event',
  many: 'Events',
  about: 'Health events for the public, such as vaccinations and medical missions.',
  nameOf: (record) => record['name'],
  sort: { field: 'date', order: 'DESC' },
  preview: ArticlePreview,
  filters: [
    { source: 'standing', label: 'Publication', choices: STANDINGS },
    {
      source: 'when',
      label: 'When',
      choices: [
        { id: 'upcoming', name: 'Upcoming' },
        { id: 'past', name: 'Past' },
      ],
    },
  ],
  parts: [
    {
      title: 'Event',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isLong: true, isRequired: true, isListed: true },
        { source: 'date', label: 'Date', kind: 'day', isRequired: true, isListed: true },
        { source: 'ends_on', label: 'Last day', kind: 'day', help: 'Only if it takes more than one day' },
        { source: 'venue', label: 'Venue', kind: 'text', isNeverNull: true, isListed: true },
        { source: 'image', label: 'Picture', kind: 'picture' },
        { source: 'description', label: 'Description', kind: 'article' },
        { source: 'is_upcoming', label: 'Upcoming', kind: 'flag', isListed: true, isReadOnly: true },
      ],
    },
    {
      title: 'Publication',
      fields: [{ source: 'published_at', label: 'Who sees it', kind: 'publication', isListed: true }],
    },
    { title: 'Place', fields: [{ source: 'address', label: 'Address', kind: 'place' }] },
  ],
}
