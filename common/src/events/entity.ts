import { entity } from '../entity/entity'
import { article, day, flag, picture, place, publication, section, slug, text } from '../entity/fields'

/** Health events for the public. */
export const event = entity({
  name: 'events',
  one: 'Event',
  many: 'Events',
  about: 'Health events for the public, such as vaccinations and medical missions.',
  nameFields: ['name'],
  sort: { field: 'date', order: 'DESC' },
  fields: {
    name: text({ label: 'Name', max: 200, isLong: true, isRequired: true, isListed: true, isSorted: true }),
    slug: slug(),
    date: day({ label: 'Date', isRequired: true, isListed: true, isSorted: true }),
    ends_on: day({ label: 'Last day', help: 'Only if it takes more than one day' }),
    venue: text({ label: 'Venue', max: 200, isNeverNull: true, isListed: true, isSorted: true }),
    image: picture({ label: 'Picture' }),
    description: article({ label: 'Description', max: 10_000 }),
    /** Its last day is today or later in Manila. */
    is_upcoming: flag({ label: 'Upcoming', isReadOnly: true, isListed: true }),
    ...section('Publication', {
      /** At once when a new one does not say. */
      published_at: publication({ label: 'Who sees it', isListed: true, isSorted: true }),
      /** True keeps it a draft, whatever `published_at` says. */
      is_draft: flag({ isOnlySent: true }),
    }),
    ...section('Place', place({})),
  },
})
