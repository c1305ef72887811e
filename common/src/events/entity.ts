import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { article, day, flag, picture, place, publication, section, slug, text } from '../entity/fields'

export const event = entity({
  name: 'events',
  about: fields.healthEventsForThePublic,
  nameFields: ['name'],
  sort: { field: 'date', order: 'DESC' },
  fields: {
    name: text({
      label: fields.name,
      max: 200,
      isLong: true,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    slug: slug(),
    date: day({ label: fields.date, isRequired: true, isListed: true, isSorted: true }),
    ends_on: day({ label: fields.lastDay, help: fields.onlyIfItTakesMore }),
    venue: text({ label: fields.venue, max: 200, isNeverNull: true, isListed: true, isSorted: true }),
    image: picture({ label: fields.picture }),
    description: article({ label: fields.description, max: 10_000 }),
    is_upcoming: flag({ label: fields.upcoming, isReadOnly: true, isListed: true }),
    ...section(fields.publication, {
      /** At once when a new one does not say. */
      published_at: publication({ label: fields.whoSeesIt, isListed: true, isSorted: true }),
      /** True keeps it a draft, whatever `published_at` says. */
      is_draft: flag({ isOnlySent: true }),
    }),
    ...section(fields.place, place({})),
  },
})
