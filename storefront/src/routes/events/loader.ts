import { events } from '@botika/common/events/endpoints'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { readListQuery } from '../../features/catalogue/list-query'
import { callOf } from '../../shared/api'

const PER_PAGE = 25

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { page } = readListQuery(search)
  const when = search.get('when') === 'past' ? 'past' : 'upcoming'
  const query = { page, per_page: PER_PAGE, when } as const
  return { when, page: await callOf(context)(events.list, { query }, { signal: request.signal }) }
}
