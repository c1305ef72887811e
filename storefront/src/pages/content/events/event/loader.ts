import { events } from '@botika/common/events/endpoints'
import { slugOf } from '@botika/common/slug'
import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { notFound, orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'
import { redirect } from '../../../../lib/router/redirect'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id === undefined) {
    if (params['id'] !== undefined) throw notFound()
    throw await byName(params['name'] ?? '')
  }
  const [event, upcoming] = await Promise.all([
    orNotFound(call(events.one, { params: { id }, query: {} }, options)),
    call(events.list, { query: { when: 'upcoming', per_page: 10 } }, options),
  ])
  return { event, others: upcoming.data.filter((one) => one.id !== id).slice(0, OTHERS) }

  async function byName(name: string) {
    const keyword = name.replaceAll('-', ' ').trim().slice(0, 200)
    if (!keyword) return notFound()
    const found = await call(events.list, { query: { keyword, per_page: 10 } }, options)
    const same = found.data.find((one) => slugOf(one.name) === slugOf(name))
    return same ? redirect(paths.event(same)) : notFound()
  }
}
