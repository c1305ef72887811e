import type { Event } from '@botika/common/events/endpoints'
import { isUpcoming } from '@botika/common/time'
import { Problem } from '@botika/common/http/problem'
import {
  byStanding,
  type CollectionDefinition,
  isoOrNull,
  pick,
  PLACE_COLUMNS,
  stampsOf,
} from '../../platform'

// an event that lasts several days is upcoming until its last one is over in Manila
const LAST_DAY = 'coalesce(t.ends_on, t.date)'
const TODAY = `(now() at time zone 'Asia/Manila')::date`

/** Events: what is upcoming comes first, the next one at the top; then what is past, the latest first. */
export const eventCollection: CollectionDefinition<Event> = {
  resource: 'events',
  table: 'events',
  noun: 'event',
  title: 'name',
  hasSlug: true,
  hasNameSort: false,
  columns: {
    ...PLACE_COLUMNS,
    name: 'name',
    date: 'date',
    ends_on: 'ends_on',
    venue: 'venue',
    image: 'image',
    description: 'description',
    published_at: 'published_at',
  },
  visible: 't.published_at <= now()',
  alsoSearched: `concat_ws(' ', t.venue, t.city)`,
  filters: {
    standing: byStanding,
    when: (value) => (value === 'upcoming' ? `${LAST_DAY} >= ${TODAY}` : `${LAST_DAY} < ${TODAY}`),
  },
  sorts: {
    id: 't.id',
    name: 't.name',
    date: 't.date',
    venue: 't.venue',
    published_at: 't.published_at',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: `(${LAST_DAY} < ${TODAY}), case when ${LAST_DAY} >= ${TODAY} then t.date end, t.date desc`,
  settle: (fields, { before }) => {
    const date = String(fields['date'] ?? before?.['date'])
    const endsOn = fields['ends_on'] === undefined ? before?.['ends_on'] : fields['ends_on']
    if (typeof endsOn === 'string' && endsOn < date) {
      throw Problem.invalidField('ends_on', 'Must not be before the first day')
    }
    return fields['is_draft'] === true ? { ...fields, published_at: null } : fields
  },
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Omit<Event, 'id' | 'created_at' | 'updated_at' | 'is_upcoming' | 'published_at'>>(row, [
      'name',
      'slug',
      'date',
      'ends_on',
      'venue',
      'address',
      'province',
      'city',
      'barangay',
      'latitude',
      'longitude',
      'image',
      'description',
    ]),
    published_at: isoOrNull(row['published_at']),
    is_upcoming: isUpcoming(String(row['ends_on'] ?? row['date'])),
  }),
}
