import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { events } from '@botika/common/events/endpoints'
import { idOf } from '../../../../listing/list-query'
import { callOf } from '../../../../lib/api'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ request, context }: LoaderArgs) {
  const search = new URL(request.url).searchParams
  const when: 'upcoming' | 'past' = search.get('when') === 'past' ? 'past' : 'upcoming'
  const page = Math.min(idOf(search.get('page')) ?? 1, 1_000_000)
  const query = { when, page, per_page: DEFAULT_PAGE_SIZE }
  return { when, page: await callOf(context)(events.list, { query }, { signal: request.signal }) }
}
