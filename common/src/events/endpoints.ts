import * as z from 'zod'
import { day, flag, imageName, instant, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { PlaceFields, PlaceInput } from '../place'
import { PUBLICATION_STANDINGS } from '../publication'
import { RecordFields, VersionField } from '../record'

export const Event = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  date: z.string(),
  ends_on: z.string().nullable(),
  venue: z.string(),
  ...PlaceFields.shape,
  image: z.string().nullable(),
  description: z.string(),
  /** Its date is today or later in Manila. */
  is_upcoming: z.boolean(),
  /** Null: a draft. Later than now: scheduled. */
  published_at: z.string().nullable(),
})
export type Event = z.infer<typeof Event>

const EventFields = z.object({
  name: requiredText(200),
  date: day(),
  ends_on: day().nullable().optional(),
  venue: text(200).optional(),
  ...PlaceInput.shape,
  image: imageName().nullable().optional(),
  description: text(10_000).optional(),
  /** At once when a new one does not say. */
  published_at: instant().nullable().optional(),
  /** True keeps it a draft, whatever `published_at` says. */
  is_draft: flag().optional(),
})

export const events = collection({
  name: 'events',
  record: Event,
  fields: EventFields,
  changes: EventFields.partial().extend(VersionField.shape),
  query: ListQuery.extend({
    when: z.enum(['upcoming', 'past']).optional(),
    standing: z.enum(PUBLICATION_STANDINGS).optional(),
  }),
})
