import { events } from '@botika/common/events/endpoints'
import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { byName } from '../../../../lib/router/by-name'
import { notFound, orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id === undefined) {
    if (params['id'] !== undefined) throw notFound()
    throw await byName(params['name'], {
      find: (query) => call(events.list, { query }, options),
      nameOf: ({ name }) => name,
      to: paths.event,
    })
  }
  const [event, upcoming] = await Promise.all([
    orNotFound(call(events.one, { params: { id }, query: {} }, options)),
    call(events.list, { query: { when: 'upcoming', per_page: 10 } }, options),
  ])
  return { event, others: upcoming.data.filter((one) => one.id !== id).slice(0, OTHERS) }
}
