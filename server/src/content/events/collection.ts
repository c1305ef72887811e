import { event } from '@botika/common/events/entity'
import { isUpcoming } from '@botika/common/time'
import { Problem } from '@botika/common/http/problem'
import { collectionOf } from '../../platform'

// an event that lasts several days is upcoming until its last one is over in Manila
const LAST_DAY = 'coalesce(t.ends_on, t.date)'
const TODAY = `(now() at time zone 'Asia/Manila')::date`

/** Events: what is upcoming comes first, the next one at the top; then what is past, the latest first. */
export const eventCollection = collectionOf(event, {
  alsoSearched: `concat_ws(' ', t.venue, t.city)`,
  filters: {
    when: (value) => (value === 'upcoming' ? `${LAST_DAY} >= ${TODAY}` : `${LAST_DAY} < ${TODAY}`),
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
  worked: (row) => ({ is_upcoming: isUpcoming(String(row['ends_on'] ?? row['date'])) }),
})
