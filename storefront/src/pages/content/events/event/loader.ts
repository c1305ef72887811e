import { events } from '@botika/common/events/endpoints'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = await idOrByName(params, {
    slug: params['name'],
    find: (query) => call(events.list, { query }, options),
    nameOf: ({ name }) => name,
    to: paths.event,
  })
  const [event, upcoming] = await Promise.all([
    orNotFound(call(events.one, { params: { id }, query: {} }, options)),
    call(events.list, { query: { when: 'upcoming', per_page: 10 } }, options),
  ])
  return { event, others: upcoming.data.filter((one) => one.id !== id).slice(0, OTHERS) }
}
