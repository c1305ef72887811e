import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/content'
import { event } from '@botika/common/events/entity'
import { isUpcoming } from '@botika/common/time'
import { Problem } from '@botika/common/http/problem'
import { collectionOf } from '../../platform'
import { over, plainText, sql, today, withSpaces } from '../../platform/db/query'

const e = over<{ t: 'events' }>()
const date = e.ref('t.date')
const lastDay = e.fn.coalesce('t.ends_on', 't.date')
const isComing = e(lastDay, '>=', today)
const isPast = e(lastDay, '<', today)

/** Events: what is upcoming comes first, the next one at the top; then what is past, the latest first. */
export const eventCollection = collectionOf(event, {
  alsoSearched: plainText(withSpaces(e.ref('t.venue'), e.ref('t.city'))),
  filters: {
    when: (value) => (value === 'upcoming' ? isComing : isPast),
  },
  order: sql`${isPast}, case when ${isComing} then ${date} end, ${date} desc`,
  settle: (fields, { before }) => {
    const date = String(fields['date'] ?? before?.['date'])
    const endsOn = fields['ends_on'] === undefined ? before?.['ends_on'] : fields['ends_on']
    if (typeof endsOn === 'string' && endsOn < date) {
      throw Problem.invalidField('ends_on', t(messages.mustNotBeBeforeTheFirstDay))
    }
    return fields['is_draft'] === true ? { ...fields, published_at: null } : fields
  },
  worked: (row) => ({ is_upcoming: isUpcoming(String(row['ends_on'] ?? row['date'])) }),
})
